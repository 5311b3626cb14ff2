### Les égalités

title = Les égalités
about = Les cartes égales s’annulent, et l’enjeu peut rester sur la table.

second = Une belle souris : +8. Tout le monde va viser haut… et les cartes égales s’annulent.
second-ask = Restez juste en dessous : jouez votre 12.
second-same = Trois 14 : ils s’annulent tous les trois, et Hibou prend la souris avec un simple 5 !
second-five = Vous et Hibou avez joué 5 : ces cartes s’annulent, les deux 14 aussi. Personne ne prend la souris !
second-high = Le 15 l’emporte aussi. Mais les deux 14 se sont annulés : le 12 suffisait.
second-also = Assez haut, et tout seul : la souris est à vous. Reprenons avec le 12.
second-under = Les deux 14 s’annulent, et votre carte est la plus haute qui reste : la souris est à vous. Plus haut, c’est plus sûr.
second-other = Les deux 14 s’annulent, mais le 5 de Hibou est plus haut que vous. Visez juste sous les grandes cartes.

next = Deux 14, qui s’annulent : on passe à la carte suivante, et c’est votre 12. Peu importe combien de joueurs sont à égalité.

low = Un vautour : −4. La plus basse carte le prend, et là aussi les égales s’annulent.
low-ask = Ne descendez pas trop : jouez votre 9.
low-same = Trois 1 s’annulent, et le vautour est pour Hibou. Risqué, mais réussi !
low-six = Deux 6 s’annulent, deux 1 aussi : personne ne prend le vautour, il reste sur la table.
low-big = Évité, mais avec une grande carte que vous regretterez.
low-also = Évité ! Reprenons avec le 9.
low-other = Les deux 1 s’annulent, et votre carte devient la plus basse : le vautour est pour vous.

trap = Les deux 1 se sont annulés : le 6 de Hibou était la plus basse carte seule. Se croire à l’abri tout en bas ne suffit pas !

all = La plus grosse souris : +10. Les autres sortent leurs grandes cartes aussi.
all-ask = Jouez votre 15, pour voir.
all-alone = Les deux 13 s’annulent, et le 15 de Moineau, seul, prend la souris.
all-three = Trois 13 s’annulent, et le 15 de Moineau prend la souris.
all-other = Le 15 de Moineau prend la souris. Voyons ce que votre 15 aurait fait.

carry = Deux 15, deux 13 : personne ne gagne. La souris +10 reste, et un vautour −3 la rejoint. Ensemble, +7 : c’est positif, la plus haute carte prend tout.
carry-ask = Prenez les deux : jouez votre 14.
carry-also = Assez haut, et tout seul : les deux cartes sont à vous. Reprenons avec le 14.
carry-other = L’enjeu est de 7, et la plus haute carte seule l’emporte. Visez plus haut.

sum = Les deux cartes sont à vous : 10 moins 3, soit 7 points. Si la somme avait été négative, la plus basse carte aurait tout pris.

lost = Si tout s’annule à la quinzième manche, les cartes encore sur la table ne vont à personne.

end = Vous savez tout des égalités. Une vraie partie à quatre ?

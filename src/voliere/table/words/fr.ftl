# La table : donnes publiées.

error-fairness-version = La donne est publiée en version { $version } ; celles que nous vérifions sont 1 et 2.
error-incomplete-fairness = Ce qui est publié de la donne est incomplet ou abîmé : « { $what } ».
error-wrong-secret = Le secret publié n’est pas celui que l’empreinte annonçait pour cette table, ce jeu, ces options et ces places.
error-wrong-seats = La place { $seat } est annoncée pour « { $sealed } » et l’enregistrement dit « { $told } ».
error-wrong-nonce = Le grain de hasard de la place { $seat } n’est pas celui qu’elle avait promis.
error-other-cards = Redistribuée à partir du secret et des grains de hasard, la partie a d’autres cartes.
error-other-commitment = L’empreinte publiée n’est pas celle qui vous a été montrée.
error-other-nonce = Le grain de hasard publié pour la place { $seat } n’est pas celui que vous avez envoyé.
error-nonce-left-out = Le grain de hasard de la place { $seat } n’a pas servi à la donne.

## Ce qui est abîmé dans un enregistrement

error-impossible-record = L’enregistrement est abîmé, il ne peut pas être rejoué : { $reason }.
record-no-object = ce n’est pas un objet JSON
record-key-missing = « { $key } » manque ou n’est pas de la bonne sorte
record-no-result = « result » manque
record-no-deal = il n’y a pas de donne pour la manche { $round }
record-deal-no-object = la donne de la manche { $round } n’est pas un objet
record-no-move = l’entrée { $number } de « moves » n’est pas un coup ({ $entry })
record-chance-missing = qui manque

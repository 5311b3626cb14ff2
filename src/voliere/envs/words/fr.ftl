# Les environnements.

error-bad-env-option = L’option { $option } d’un environnement ne peut pas valoir { $value } ; il faut { $expected }.
error-bad-actions = Il faut { $expected } actions entières, une par partie, et non { $value }.
error-illegal-action = L’action { $action } n’est pas permise à la place { $seat } maintenant.
error-illegal-action-in = Partie { $index } : l’action { $action } n’est pas permise à la place { $seat } maintenant.
error-no-small-game = { $game } n’a pas de petite forme : laissez `cards` de côté.
error-no-small-vector = L’environnement vectoriel ne joue que les vrais jeux : laissez `cards` de côté.
error-missing-action = La place { $seat } doit décider et n’a pas d’action.
error-not-reset = Appelez reset() avant { $call }().

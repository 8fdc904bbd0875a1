not-an-option = { $answer } no es ninguna de las opciones: { $offered }.
not-a-number = { $answer } no es un número entero.
out-of-range = { $answer } no está entre { $low } y { $high }.
not-your-decision = Ahora no se pide nada a { $seat }.
undo-would-cross-a-revelation = No se puede deshacer: desde entonces se ha revelado algo nuevo.
undo-would-cross-an-answer = No se puede deshacer: otros han respondido desde entonces.
undo-would-cross-a-turn = No se puede deshacer: ahora se pregunta a otros.
nothing-to-undo = No hay nada que deshacer.
option-takes-one-of = La opción { $option } admite { $those }, no { $value }.
option-takes-a-switch = La opción { $option } admite on u off, no { $value }.
option-takes-a-number = La opción { $option } admite un número entero de { $low } a { $high }, no { $value }.
no-such-option = { $game } no tiene la opción { $option }; tiene { $those }.
no-such-scenario = { $game } no tiene el escenario { $scenario }; tiene { $those }.
no-match-file = Esto no es un archivo de partida: { $reason }.
match-file-too-new = El archivo de partida tiene la versión { $version }; este programa lee hasta la { $newest }.
match-file-damaged = El archivo de partida está dañado: { $reason }
enter-die = Tira un dado de { $sides } caras e introduce el resultado{ $sides ->
    [10] { " " }(un 0 es un 10)
   *[other] { "" }
}.
rolled = { $table }{ $about }: { $die }{ $sum }{ $mark }
die-thrown = { $why }: { $die }
reconstructed-mark = { " " }[reconstruida]
seed-committed = Compromiso de los dados: { $commitment }
seed-revealed = La semilla de los dados: { $seed }
played-on-under-new-rules = Esta partida se hizo con la versión { $old } de las reglas y ya no se reproduce con la versión { $new }: sigue desde su último punto de control.
words = { $es }
percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

not-an-option = { $answer } no es ninguna de las opciones: { $offered }.
not-a-number = { $answer } no es un número entero.
out-of-range = { $answer } no está entre { $low } y { $high }.
not-your-decision = { $seat } no tiene nada que responder ahora.
undo-would-cross-a-revelation = Ya no se puede deshacer: desde entonces se ha revelado algo nuevo.
undo-would-cross-an-answer = Ya no se puede deshacer: otros han respondido desde entonces.
undo-would-cross-a-turn = Ya no se puede deshacer: es el turno de otro.
nothing-to-undo = No hay nada que deshacer.
option-takes-one-of = La opción { $option } admite { $those }, no { $value }.
option-takes-a-switch = La opción { $option } admite on u off, no { $value }.
option-takes-a-number = La opción { $option } admite un número entero de { $low } a { $high }, no { $value }.
no-such-option = { $game } no tiene la opción { $option }; tiene { $those }.
no-such-scenario = { $game } no tiene el escenario { $scenario }; tiene { $those }.
no-match-file = Esto no es un archivo de partida: { $reason }.
match-file-too-new = El archivo de partida tiene la versión { $version }; este programa lee hasta la { $newest }.
match-file-damaged = El archivo de partida está dañado: { $reason }
verified = Todas las tiradas y respuestas encajan.
verified-unsealed = Todas las tiradas y respuestas encajan. El archivo es anterior a los sellos: no demuestra qué se deshizo.
seal-broken = No encaja: el sello no corresponde. Se han cambiado la preparación, la versión de las reglas, las respuestas o lo deshecho.
does-not-fit = No encaja: { $why }
does-not-fit-new-rules = No encaja (versión { $old } de las reglas, reproducida con la { $new }): { $why }
seed-missing = Falta la semilla comprometida al empezar.
seed-not-committed = La semilla no es la comprometida al empezar.
fits-from = Encaja desde la respuesta { $first }; lo anterior se jugó con la versión { $old } de las reglas.
other-dice = Desde la respuesta { $first } los dados no son los comprometidos al empezar.
misfit-not-asked = la respuesta { $number } ({ $answer }) la dio { $seat }, a quien no se preguntaba.
misfit-other-decision = la respuesta { $number } ({ $answer }) es a la decisión { $decision }, pero se pide { $asked }.
misfit-illegal = la respuesta { $number } ({ $answer }) no es legal ahí. { $why }
misfit-no-roll = la tirada { $number } ({ $face }) falta en el registro.
misfit-other-roll = la tirada { $number } consta como { $told }, pero los dados dan { $thrown }.
misfit-roll-too-many = la tirada { $number } consta pero nunca se hizo.
misfit-result = el resultado anotado no corresponde a lo jugado.
misfit-checkpoint = el punto de control anotado no corresponde a lo jugado.
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
decimals = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-chance = probabilidad
figure-mean = media
does-not-fit-here = { $what } no encaja: { $why }.
expected-at = { $where }: { $why }
field-missing = falta el campo { $field }
field-unknown = no existe el campo { $field }
value-unknown = { $value } no es uno de los valores posibles
unreadable = { $said }
other-kind = debe ser { $kind }, no { $got }
out-of-bounds = debe ser { $kind } { $side ->
    [least] de al menos
    [most] de como mucho
    [above] mayor que
   *[below] menor que
} { $limit }
kind = { $kind ->
    [int] un número entero
    [float] un número
    [str] un texto
    [bool] true o false
    [array] una lista
    [object] una tabla
    [null] nada
   *[other] otra cosa
}

not-an-option = { $answer } no es ninguna de las opciones: { $offered }.
not-a-number = { $answer } no es un número entero.
out-of-range = { $answer } no está entre { $low } y { $high }.
not-your-decision = { $seat } no tiene nada que responder ahora.
undo-would-open-what-is-closed = No se puede deshacer un abandono ni un empate acordado, porque los dados y los secretos de la partida ya están a la vista. Puedes seguir desde cualquier momento en una partida nueva.
undo-would-cross-a-revelation = Ya no se puede deshacer: desde entonces se ha revelado algo nuevo.
undo-would-cross-an-answer = Ya no se puede deshacer: otros han respondido desde entonces.
undo-would-cross-a-turn = Ya no se puede deshacer: le toca a otro jugador.
nothing-to-undo = No hay nada que deshacer.
option-takes-one-of = La opción { $option } admite { $those }, no { $value }.
option-takes-a-switch = La opción { $option } admite on u off, no { $value }.
option-takes-a-number = La opción { $option } admite un número entero de { $low } a { $high }, no { $value }.
no-such-option = { $game } no tiene la opción { $option }; tiene { $those }.
no-such-scenario = { $game } no tiene el escenario { $scenario }; tiene { $those }.
no-match-file = Esto no es un archivo de partida: { $reason }.
match-file-too-new = El archivo de partida tiene la versión { $version }; este programa lee hasta la { $newest }.
match-file-damaged = El archivo de partida está dañado: { $reason }
no-such-phase = No hay ninguna fase llamada { $phase }.
verified = Todas las tiradas y respuestas son correctas.
verified-unsealed = Todas las tiradas y respuestas son correctas. El archivo es tan antiguo que no tiene sello, así que no demuestra qué respuestas se deshicieron.
seal-broken = No es correcto: el sello no coincide. Alguien ha cambiado la preparación, la versión de las reglas, las respuestas o lo que se deshizo.
does-not-fit = No es correcto: { $why }
does-not-fit-new-rules = No es correcto (versión { $old } de las reglas, reproducida con la { $new }): { $why }
seed-missing = Falta la semilla del compromiso.
seed-not-committed = La semilla no coincide con el compromiso.
fits-from = Es correcto desde la respuesta { $first }; lo anterior se jugó con la versión { $old } de las reglas.
other-dice = Desde la respuesta { $first } los dados no coinciden con el compromiso.
misfit-not-asked = { $seat } dio la respuesta { $number } ({ $answer }) sin que se le preguntara.
misfit-other-decision = la respuesta { $number } ({ $answer }) corresponde a la decisión { $decision }, pero la partida pide { $asked }.
misfit-illegal = la respuesta { $number } ({ $answer }) no es legal en ese momento. { $why }
misfit-no-roll = la tirada { $number } ({ $face }) falta en el archivo.
misfit-other-roll = la tirada { $number } figura como { $told }, pero los dados dan { $thrown }.
misfit-roll-too-many = la tirada { $number } figura en el archivo, pero en la partida no se hace.
misfit-result = el resultado anotado no se deduce de las respuestas y las tiradas.
misfit-checkpoint = el punto de control anotado no se deduce de las respuestas y las tiradas.
misfit-undone = las respuestas deshechas no concuerdan con las demás.
misfit-beyond = empieza después de la respuesta { $inputs }, pero tiene menos respuestas.
enter-die = Tira un dado de { $sides } caras e introduce el resultado{ $sides ->
    [10] { " " }(un 0 es un 10)
   *[other] { "" }
}.
rolled = { $table }{ $about }: { $die }{ $sum }{ $mark }
die-thrown = { $why }: { $die }
dice-thrown = { $why }: { $faces } = { $die }
volley-thrown = { $why }: { $faces } ({ $least }+) → { $die }
reconstructed-mark = { " " }[reconstruida]
seed-committed = Compromiso de los dados: { $commitment }
share-sealed = { $seat } aporta a los dados un número sellado: { $seal }
share-opened = { $seat } abre su número: { $number }
ask-share-sealed = Tu navegador sella un número para los dados.
ask-share-opened = Tu navegador abre su número para los dados. Si no ocurre nada, abre la partida en el navegador que selló el número.
not-a-share = Un número para los dados tiene 64 dígitos hexadecimales.
not-the-sealed-share = No es el número que se selló.
seed-revealed = La semilla de los dados: { $seed }
played-on-under-new-rules = Esta partida se hizo con la versión { $old } de las reglas y ya no se reproduce con la versión { $new }: sigue desde su último punto de control.
words = { $es }
percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
decimals = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-chance = probabilidad
figure-mean = media
table-named = La tabla { $table }
table-row = La tabla { $table }, fila { $row },
override-is-a-list = En un archivo de componentes { $name } es una lista: [[{ $name }]].
override-is-a-table = En un archivo de componentes { $name } es una tabla: [{ $name }].
override-needs-its-key = Cada [[{ $name }]] de un archivo de componentes necesita su { $field }.
override-has-unknown-names = No hay { $place ->
    [none] componentes
    [table] tablas
   *[other] campos de { $place }
} con el nombre { $names }; los nombres válidos son { $those }.
does-not-fit-here = { $what } no es correcto: { $why }.
expected-at = { $where }: { $why }
field-missing = falta el campo { $field }
field-unknown = no existe el campo { $field }
number-beyond = el número es demasiado grande
value-unknown = { $value } no es uno de los valores posibles
unreadable = { $said }
other-kind = debe ser { $kind }, no { $got }
out-of-bounds = debe ser { $kind } { $side ->
    [least] de al menos
    [most] de como mucho
    [above] mayor que
   *[below] menor que
} { $limit }{ $of ->
    [str] { " " }caracteres
    [array] { " " }elementos
   *[other] { "" }
}
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
mark-yours = tu partida
chart-bots = Tu partida entre { $games } que ha jugado el ordenador desde el principio
fork-out-of-range = Una bifurcación conserva de { $low } a { $high } respuestas, no { $at }.
seed-not-hexadecimal = La semilla { $seed } no es válida: debe tener de 1 a { $longest } bytes en dígitos hexadecimales.
other-game = Es una partida de { $game }, no de { $wanted }.
no-way-on = Con las reglas { $version } no se puede continuar desde el último punto de control: { $reason }
table-needs-rows = La tabla { $table } necesita una lista de filas.
table-unknown-field = La tabla { $table } no tiene el campo { $field }, como en la fila { $row }.
table-has-gaps = Las filas de la tabla { $table } deben cubrir de { $low } a { $high } sin huecos.
table-rows-have-gaps = Las filas de la tabla { $table } deben cubrir su intervalo sin huecos.
no-such-game = No hay ningún juego llamado { $game }; los juegos instalados son { $those }.
no-such-seat = { $game } no tiene ningún bando llamado { $seat }; tiene { $those }.
no-such-player = { $game } no tiene ningún jugador llamado { $player }; tiene { $those }.
not-in-that-seat = En { $game }, { $player } juega con { $seats } y no con { $seat }.
nobody-plays = En { $game }, { $players } no puede jugar con { $seat }; indica también un jugador para ese bando.
database-closed = No se puede abrir la base de datos: { $reason }
no-database-address = { $address } no es la dirección de una base de datos.
other-database = Las partidas se guardan en SQLite o PostgreSQL, no en { $backend }.
sqlite-needs-a-file = SQLite necesita un archivo, como en sqlite:///partidas.db.
no-folder = No se puede crear { $folder }: { $reason }.
no-origin = { $origin } no es un origen; escríbelo sin ruta, como https://games.example.org.
cannot-listen = El servidor no puede escuchar en { $host }, puerto { $port }: { $reason }.
seat-resigned = { $seat } abandona la partida.
draw-agreed = Los jugadores acuerdan un empate.
cannot-be-closed = La partida no se puede terminar así.
end-resigned = Abandono
end-agreed = Empate acordado
too-many-values = { $what } no es correcto: tiene más de { $most } valores.
too-deep = { $what } no es correcto: sus tablas están anidadas a más de { $most } niveles.
list-too-long = { $what } no es correcto: una de sus listas tiene más de { $most } entradas.
number-too-large = { $what } no es correcto: uno de sus números es mayor que { $most }.
text-too-long = { $what } no es correcto: uno de sus textos tiene más de { $most } caracteres o alguno que no se puede mostrar.
other-format = Esto no es un archivo de partida: su formato es { $format }, no sandtable-match.
no-json = no es JSON
database-held = El servidor con número de proceso { $holder } está usando las partidas de { $file }. Detenlo antes, o usa PostgreSQL para varios servidores.
database-too-new = La base de datos es de una versión más nueva de este programa: instala esa versión.
names-the-unknown = { $place } nombra un componente que no está en la caja: { $lost }.
own-neighbour = { $place } une { $space } consigo mismo.
plan-named = El plan

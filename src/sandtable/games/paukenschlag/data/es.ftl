game-title = Paukenschlag
game-blurb = El ataque de Alemania a América: U-boats frente a la Costa Este, de enero a junio de 1942.

# ---- componentes con los que no se puede jugar

ways-lead-one-way = Estos enlaces llevan allí pero no de vuelta: { $ways }.
zones-lie-apart = A estas zonas no se llega { $kind ->
    [sea] por mar
   *[air] por aire
}: { $zones }.
edge-without-zones = Ninguna zona está en el borde { $edge }.
no-milk-cow = No hay ninguna Vaca Lechera.
nowhere-to-arrive = Una entrada de { $what } no nombra ningún lugar.
too-few-counters = Llegan más fichas de { $what } de las que hay.
convoy-goes-nowhere = Un convoy que sale de { $zone } no tiene adónde ir.
turns-without-limits = No hay límites de misiones para estos turnos: { $turns }.

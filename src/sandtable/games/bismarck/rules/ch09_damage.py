def apply_hits(u,s,v,h,*,by,sides,rule=""):
    for e in h.effects:
        if e.hit=="midships": v.damage.midships=min(v.damage.midships+e.n,u.box.ships[v.id].midships); v.damage.permanent+=e.evasion
    return
    yield
def is_sinking(box,v): return v.damage.midships>=box.ships[v.id].midships
def show_damage(s,v): pass
def sink(u,s,v):
    v.sunk=True; v.zone=""; v.force=0

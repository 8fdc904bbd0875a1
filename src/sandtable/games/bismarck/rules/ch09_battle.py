def battle_set_up(u,s):
    return None
def battle_round(u,s):
    a=s.actions.pop(0)
    s.fought+=a.attackers+a.defenders
    s.battles+=1
    return "battle" if s.actions else "ports"

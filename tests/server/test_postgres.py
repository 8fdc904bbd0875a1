"""A whole raid with its matches in a real PostgreSQL."""

from tests.server.house import OURS, House
from tests.storage.postgres import Cluster


def test_a_raid_is_played_and_found_again(postgresql: Cluster) -> None:
    with House(postgresql.database(), OURS) as house:
        owner = house.owner()
        match = owner.new()
        with house.sit(match["id"], match["tokens"]["us"]) as us:
            us.hello()
            us.play(5)
            us.undo()
        house.kill()
        house.start()
        with house.sit(match["id"], match["tokens"]["us"]) as back:
            back.hello()
            assert back.log == us.log
            back.play()
        assert owner.listed(match["id"])["over"]
        owner.ask("DELETE", f"/matches/{match['id']}")
        assert owner.get("/matches") == []

"""`sandtable play` by question and answer, `replay` and `verify`."""

import errno
import json
import os
from pathlib import Path

import pytest

from sandtable.cli.paths import write_safely
from sandtable.cli.session import Session
from sandtable.engine.game import Player
from sandtable.engine.record import decode, load
from tests.cli.conftest import Command, Ran

RAID = "raid-on-schweinfurt"
TO_THE_END = "1\n1\n1\n"  # historical-a: two assembly rolls, then go


def played(sandtable: Command, lines: str, *arguments: object) -> Ran:
    ran = sandtable("play", RAID, "--seed", 7, *arguments, lines=lines)
    assert (ran.code, ran.err) == (0, "")
    return ran


def finished(sandtable: Command, file: Path) -> Path:
    played(sandtable, TO_THE_END, "--scenario", "historical-a", "--save", file)
    return file


def test_a_whole_raid_is_played_from_lines(sandtable: Command, tmp_path: Path) -> None:
    answers = "keep\nkeep\n2\n46\n\n\n\n\n0\nboth\nengland\n1\n\n1\n1\n1\n1\n"
    ran = played(sandtable, answers, "--save", tmp_path / "m.json")

    assert "One wave or two? (III.wave)" in ran.out
    assert "[7] Table 3: Diversion: 7 −1 size of the diversion (XII.drm-size) = 6" in ran.out
    assert "The match is over:" in ran.out
    assert decode((tmp_path / "m.json").read_bytes()).outcome is not None


def test_a_player_that_does_not_play_a_seat_is_refused(sandtable: Command) -> None:
    ran = sandtable("play", "bismarck", "--plain", "--seat", "british=search")

    assert ran.code == 2
    assert "search plays german and not british" in ran.err


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_a_seat_that_a_scenario_leaves_out_is_refused(sandtable: Command, command: str) -> None:
    wish = ("--plain", "--seat") if command == "play" else ("--games", "1", "--player")
    ran = sandtable(command, "wing-and-a-prayer", "--scenario", "short", *wish, "german=thumb")

    assert ran.code == 2
    assert "has no seat called german; it has us" in ran.err


def test_the_raid_is_played_in_spanish_too(sandtable: Command) -> None:
    ran = played(sandtable, TO_THE_END, "--scenario", "historical-a", "--lang", "es")

    assert "Octava Fuerza Aérea: 1ª oleada: ¿qué tirada de ensamblaje vale?" in ran.out
    assert "La partida ha terminado:" in ran.out


def test_an_illegal_answer_is_refused_with_its_rule_and_asked_again(sandtable: Command) -> None:
    ran = played(sandtable, "maybe\n1\n1\n1\n999\nmany\n")

    assert "maybe is not one of the options: keep, again. (V.reroll)" in ran.out
    assert "999 is outside 0 to 50. (V.limit)" in ran.out
    assert "many is not a whole number. (VI(2))" in ran.out
    assert ran.out.count("How many B-24s fly the diversion?") == 3


def test_an_id_that_looks_like_a_place_is_typed_with_an_equals_sign(
    sandtable: Command, tmp_path: Path
) -> None:
    to_the_targets = "1\n1\n2\n0\n100\n0\n100\n0\n0\n"
    played(sandtable, f"{to_the_targets}=2\n", "--save", tmp_path / "id.json")
    played(sandtable, f"{to_the_targets}2\n", "--save", tmp_path / "place.json")

    by_id, by_place = (decode((tmp_path / f"{n}.json").read_bytes()) for n in ("id", "place"))
    assert (by_id.inputs[-1].decision, by_id.inputs[-1].answer) == ("targets", "2")
    assert (by_place.inputs[-1].decision, by_place.inputs[-1].answer) == ("targets", "1")


def test_commands_do_not_count_as_answers(sandtable: Command, data: Path) -> None:
    lines = "help\nboard\nlog\nrule\nrule XIII\nrule nothing\ntable\nlang es\nlang fr\nundo\n"
    ran = played(sandtable, lines)

    assert "undo the last answer" in ran.out
    assert "Target damage (%)" in ran.out
    assert "V.reroll  " in ran.out
    assert "XIII  " in ran.out
    assert f"{RAID} has no rule nothing" in ran.out
    assert "B-17 availability · V" in ran.out
    assert "Octava Fuerza Aérea" in ran.out
    assert "No hay ningún idioma llamado fr" in ran.out
    assert "No hay nada que deshacer." in ran.out
    [file] = (data / "matches" / RAID).iterdir()
    assert decode(file.read_bytes()).inputs == []


def test_undo_takes_back_the_last_answer(sandtable: Command, tmp_path: Path) -> None:
    ran = played(sandtable, "1\n1\n1\n46\nundo\n45\nquit\n", "--save", tmp_path / "m.json")
    record = decode((tmp_path / "m.json").read_bytes())

    assert "Undone." in ran.out
    assert [given.answer for given in record.inputs][-1] == 45
    assert record.undone[0].given.answer == 46


def test_a_match_continues_where_it_stopped(sandtable: Command, data: Path) -> None:
    played(sandtable, "1\n1\n", "--scenario", "historical-a")
    ran = sandtable("play", RAID, "--resume", "last", lines="1\n")

    assert "The match is over" in ran.out
    assert len(list((data / "matches" / RAID).iterdir())) == 1
    assert "no unfinished match" in sandtable("play", RAID, "--resume", "last").err


def test_a_copy_is_saved_where_the_player_says(sandtable: Command, tmp_path: Path) -> None:
    ran = played(sandtable, f"1\nsave {tmp_path / 'copy.json'}\nsave {tmp_path}\n")

    assert f"Saved in {tmp_path / 'copy.json'}" in ran.out.replace("\n", "")
    assert len(decode((tmp_path / "copy.json").read_bytes()).inputs) == 1


def test_real_dice_are_asked_for_one_by_one(sandtable: Command) -> None:
    ran = sandtable("play", RAID, "--dice", "entered", lines="\n11\n4\n1\n")

    assert ran.out.count("Roll a die with 10 sides and enter the result (a 0 is a 10).") == 4
    assert "11 is outside 1 to 10." in ran.out
    assert "[4] B-17 availability: 4" in ran.out


def test_the_zero_of_a_real_die_is_a_ten(sandtable: Command, tmp_path: Path) -> None:
    ran = sandtable("play", RAID, "--dice", "entered", "--save", tmp_path / "m.json", lines="0\n")

    assert "[10] B-17 availability: 10 → 390 B-17s (V)" in ran.out
    assert decode((tmp_path / "m.json").read_bytes()).inputs[0].answer == 10


def test_a_number_of_thousands_of_digits_is_no_number(sandtable: Command) -> None:
    many = "9" * 5000
    ran = played(sandtable, f"{many}\n1\n1\n1\n{many}\n-{many}\n")

    assert ran.out.count("is not one of the options") == 1
    assert ran.out.count("is not a whole number") == 2


def test_a_copy_that_cannot_be_saved_gets_a_sentence(sandtable: Command, tmp_path: Path) -> None:
    ran = played(sandtable, f"save {tmp_path}\n")

    assert "Errno" not in ran.out
    assert "it is a folder" in ran.out


def test_a_resumed_match_has_its_dice(sandtable: Command, tmp_path: Path) -> None:
    played(sandtable, "quit\n", "--save", tmp_path / "m.json")
    ran = sandtable("play", RAID, "--resume", tmp_path / "m.json", "--dice", "entered")

    assert ran.code == 2
    assert ran.err == "A resumed match already has its scenario, options, components and dice.\n"


def test_a_bot_plays_a_seat_to_the_end(sandtable: Command) -> None:
    ran = played(sandtable, "", "--seat", "us=random")

    assert "The match is over" in ran.out


def test_the_last_result_is_what_a_moral_victory_must_beat(
    sandtable: Command, tmp_path: Path
) -> None:
    last = decode(finished(sandtable, tmp_path / "first.json").read_bytes()).outcome
    played(sandtable, "", "--save", tmp_path / "next.json")
    options = decode((tmp_path / "next.json").read_bytes()).setup.options

    assert last is not None
    assert str(options["previous"]).startswith(f"{last.result}/")


def test_a_match_that_a_bot_played_is_not_your_last_result(
    sandtable: Command, tmp_path: Path
) -> None:
    played(sandtable, "", "--seat", "us=thumb", "--save", tmp_path / "bot.json")
    played(sandtable, "", "--save", tmp_path / "next.json")

    assert decode((tmp_path / "bot.json").read_bytes()).outcome is not None
    assert "previous" not in decode((tmp_path / "next.json").read_bytes()).setup.options


def test_a_folder_is_refused_before_the_first_question(sandtable: Command, tmp_path: Path) -> None:
    ran = sandtable("play", RAID, "--plain", "--save", tmp_path)

    assert (ran.code, ran.out, ran.err) == (2, "", f"{tmp_path} is a folder, not a file.\n")


def test_a_save_changed_by_another_program_is_not_overwritten(
    sandtable: Command, tmp_path: Path
) -> None:
    file = tmp_path / "m.json"
    played(sandtable, "1\nquit\n", "--scenario", "historical-a", "--save", file)
    match, bots = load(file.read_bytes()), dict[str, Player]()
    mine, theirs = (Session(match.fork(), bots, file, "en") for _ in range(2))
    said: list[str] = []
    mine.announce = said.append

    theirs.answer("1")
    kept = file.read_bytes()
    mine.answer("2")

    assert file.read_bytes() == kept
    assert mine.file == tmp_path / "m-2.json"
    assert len(decode(mine.file.read_bytes()).inputs) == len(mine.match.inputs)
    assert said == [f"Another program has changed {file}. Your match continues in {mine.file}."]


def test_a_full_disk_names_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)

    with pytest.raises(OSError, match="No space left") as raised:
        write_safely(tmp_path / "m.json", b"{}")
    assert raised.value.filename == str(tmp_path / "m.json")
    assert list(tmp_path.iterdir()) == []


def test_a_match_of_ones_own_components_needs_no_other_file(
    sandtable: Command, tmp_path: Path
) -> None:
    override = tmp_path / "mine.toml"
    override.write_text('[table.t5]\nsource = "mine"\nrows = [{ lo = 1, hi = 10, bombers = 9 }]\n')
    arguments = ("--scenario", "historical-a", "--components", override, "--save", tmp_path / "m")
    played(sandtable, TO_THE_END, *arguments)
    override.unlink()

    assert sandtable("verify", tmp_path / "m").code == 0


# ------------------------------------------------------------------ afterwards


def test_verify_says_that_everything_fits(sandtable: Command, tmp_path: Path) -> None:
    file = finished(sandtable, tmp_path / "m.json")

    found = sandtable("verify", file).out
    assert found.startswith("Every roll and every answer checks out. (3 answers")
    assert sandtable("verify", file, "--lang", "es").out.startswith(
        "Todas las tiradas y respuestas"
    )
    assert json.loads(sandtable("verify", file, "--json").out)["fits"] is True


def test_verify_compares_the_seal_that_was_shown_at_the_end(
    sandtable: Command, tmp_path: Path
) -> None:
    file = tmp_path / "m.json"
    ran = played(sandtable, TO_THE_END, "--scenario", "historical-a", "--save", file)
    seal = decode(file.read_bytes()).seal

    assert f"Seal of the match: {seal}" in ran.out
    assert seal in sandtable("verify", file).out
    assert sandtable("verify", file, "--seal", seal.upper()).code == 0
    other = sandtable("verify", file, "--seal", "0" * 32)
    assert other.code == 1
    assert "differs from the one shown in the match" in other.out


@pytest.mark.parametrize("edit", ["roll", "answer", "seed", "outcome", "setup"])
def test_verify_names_what_does_not_fit(sandtable: Command, tmp_path: Path, edit: str) -> None:
    file = finished(sandtable, tmp_path / "m.json")
    match = json.loads(file.read_text())
    says = {
        "roll": "roll 17 is recorded as",
        "answer": "answer 2 (9) is not legal at that point",
        "seed": "does not match the commitment",
        "outcome": "the recorded result does not follow",
        "setup": "Does not check out",
    }
    match["rolls"][16][1] += 1 if edit == "roll" else 0
    match["inputs"][1]["answer"] = "9" if edit == "answer" else match["inputs"][1]["answer"]
    match["seed"] = "00" * 32 if edit == "seed" else match["seed"]
    match["outcome"]["result"] = "us_win" if edit == "outcome" else match["outcome"]["result"]
    match["setup"]["components"] = {"table": 3} if edit == "setup" else {}
    file.write_text(json.dumps(match))
    ran = sandtable("verify", file)

    assert ran.code == 1
    assert says[edit] in ran.out


@pytest.mark.parametrize("text", ["", "{}", "hello", '{"format": "sandtable-match"}', "\xff"])
def test_an_invalid_match_file_is_not_verified_replayed_or_resumed(
    sandtable: Command, tmp_path: Path, text: str
) -> None:
    file = tmp_path / "m.json"
    file.write_text(text)

    for command in (["verify", file], ["replay", file], ["play", RAID, "--resume", file]):
        ran = sandtable(*command)
        assert (ran.code, ran.out) == (2, "")
        assert f"{file}: This is not a match file" in ran.err


def test_an_invalid_seed_is_refused(sandtable: Command, tmp_path: Path) -> None:
    file = finished(sandtable, tmp_path / "m.json")
    file.write_text(json.dumps(json.loads(file.read_text()) | {"seed": "xyz"}))

    assert sandtable("verify", file).code == 2


def test_replay_shows_answers_and_what_came_of_them(sandtable: Command, tmp_path: Path) -> None:
    ran = sandtable("replay", finished(sandtable, tmp_path / "m.json"))

    assert "3. Eighth Air Force: The formation is assembled." in ran.out
    assert "→ Go ahead" in ran.out
    assert "The seed of the dice:" in ran.out


def test_replay_stops_after_an_answer(sandtable: Command, tmp_path: Path) -> None:
    file = finished(sandtable, tmp_path / "m.json")

    out = sandtable("replay", file, "--to", 1, "--lang", "es").out
    assert "1. Octava Fuerza Aérea" in out
    assert "2. Octava Fuerza Aérea" not in out


def test_replay_for_programs_has_every_step(sandtable: Command, tmp_path: Path) -> None:
    told = json.loads(sandtable("replay", finished(sandtable, tmp_path / "m"), "--json").out)

    assert [step["number"] for step in told["steps"]] == [0, 1, 2, 3]
    assert told["outcome"]["metrics"]["damage_percent"] >= 0


def test_replay_ends_where_an_answer_cannot_be_played(sandtable: Command, tmp_path: Path) -> None:
    file = finished(sandtable, tmp_path / "m.json")
    match = json.loads(file.read_text())
    match["inputs"][1]["answer"] = "nowhere"
    file.write_text(json.dumps(match))
    ran = sandtable("replay", file)

    assert ran.code == 1
    assert "1. Eighth Air Force" in ran.out
    assert ran.err.startswith("Answer 2 (nowhere) is not legal there:")

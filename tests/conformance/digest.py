"""Print a fingerprint of a match of every game; `python -m tests.conformance.digest`."""

from tests.conformance.kit import digest, finished, plain_cases


def digests() -> list[str]:
    return [f"{case} {digest(finished(case, seed))}" for case in plain_cases() for seed in (1, 2)]


if __name__ == "__main__":
    print(*digests(), sep="\n")  # noqa: T201  (printing is its work)

"""A program that speaks GTP, well or badly, as its first argument says; the second is the move it wants."""

import sys
import time


def say(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def main(kind: str, move: str) -> None:
    if kind == "dies-at-once":
        sys.exit(3)
    for line in sys.stdin:
        command = line.split()[0]
        if kind == "eats-memory":
            sys.stdout.write("x" * (8 << 30))
        if kind == "hangs" and command == "genmove":
            time.sleep(600)
        if kind == "hangs-at-once":
            time.sleep(600)
        if kind == "dies" and command == "genmove":
            sys.exit(1)
        if kind == "floods":
            while True:
                say("= more\n")
        if kind == "babbles":
            say("hello there\n\n")
        elif kind == "refuses" or (kind == "small-boards" and line.split()[:2] == ["boardsize", "19"]):
            say("? unacceptable size\n\n")
        elif kind == "carriage-returns":
            say(f"= {move if command == 'genmove' else ''}\r\n\r\n")
        else:
            say(f"= {move if command == 'genmove' else ''}\n\n")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "PASS")

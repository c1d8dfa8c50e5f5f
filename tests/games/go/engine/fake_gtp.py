"""A program that speaks GTP, well or badly, as its first argument says; the second is the move it wants."""

import sys
import time

KIND, MOVE = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "PASS"


def say(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def main() -> None:
    if KIND == "dies-at-once":
        sys.exit(3)
    if KIND == "eats-memory":
        sys.stdout.write("x" * (8 << 30))
    for line in sys.stdin:
        command = line.split()[0]
        if KIND == "hangs" and command == "genmove":
            time.sleep(600)
        if KIND == "hangs-at-once":
            time.sleep(600)
        if KIND == "dies" and command == "genmove":
            sys.exit(1)
        if KIND == "floods":
            while True:
                say("= more\n")
        if KIND == "babbles":
            say("hello there\n\n")
        elif KIND == "refuses" or (KIND == "small-boards" and line.split()[:2] == ["boardsize", "19"]):
            say("? unacceptable size\n\n")
        elif KIND == "carriage-returns":
            say(f"= {MOVE if command == 'genmove' else ''}\r\n\r\n")
        else:
            say(f"= {MOVE if command == 'genmove' else ''}\n\n")


main()

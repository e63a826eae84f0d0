"""Runs a compiled program for one of its keys, in a process of its own, and says what happened."""
import json
import os
import re
import resource
import signal
import subprocess

# Time of the processor, which a busy machine does not take away, and time on the clock.
SECONDS = 0.15
PATIENCE = 60
MEMORY = 1 << 30
STACK = 2 << 20
# What a framework says where it notices by itself that it would go on for ever.
ENDLESS = ("Infinite recursive call",)


def bounded():
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_STACK, (STACK, STACK))
    # The timer outlives the start of the program.
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def outcome(executable, number, key):
    """What the program wrote for a key, word by word; what it said of errors; and how it ended, None if it had to be stopped."""
    environment = {**os.environ, "SWIFT_BACKTRACE": "enable=no"}
    command = [executable, str(number), str(key)]
    try:
        done = subprocess.run(command, capture_output=True, timeout=PATIENCE, env=environment, preexec_fn=bounded)
        out, errors, status = done.stdout, done.stderr, done.returncode
    except subprocess.TimeoutExpired as expired:
        out, errors, status = expired.stdout or b"", expired.stderr or b"", None
    return [line.split(" ") for line in out.decode(errors="replace").splitlines()], errors.decode(errors="replace"), status


def run(executable, number, key):
    """`verdict` is ok, nil (the key is not there), crash or loop; `edges` are [holder, slot, what it holds]; `line` is where it crashed;
    `built` is how many containers the program says it has made."""
    rows, errors, status = outcome(executable, number, key)
    edges = sorted([r[1], r[2], " ".join(r[3:])] for r in rows if r[0] == "holds")
    found = next((" ".join(r[2:]) for r in rows if r[0] == "found"), None)
    crash = re.search(r"/(\d+)\.swift:(\d+): Fatal error", errors)
    return {
        "verdict": verdict(rows, errors, status), "found": found, "edges": edges, "line": int(crash.group(2)) if crash else None,
        "says": errors.strip()[:200] if status != 0 else "", "built": sum(r == ["built"] for r in rows),
    }


def verdict(rows, errors, status):
    if status is None or any(text in errors for text in ENDLESS):
        return "loop"
    if status == 0 and rows[-1:] == [["done"]]:
        return "nil" if any(r[0] == "absent" for r in rows) else "ok"
    # A stack without end leaves a segmentation fault and no word.
    return "loop" if status in (-signal.SIGKILL, -signal.SIGBUS, -signal.SIGSEGV, -signal.SIGPROF) and "Fatal error" not in errors else "crash"


def observed(executable, folder, number, program):
    """What each key did, and what the framework says of the graph of each container, where it says something."""
    path = os.path.join(folder, f"{number}.observed.json")
    if os.path.exists(path):
        with open(path, encoding="utf-8") as file:
            return json.load(file)
    results = {
        "keys": [run(executable, number, key) for key in range(len(program["keys"]))],
        "validations": [outcome(executable, number, v["case"])[0] for v in program["validations"]],
    }
    with open(path, "w", encoding="utf-8") as file:
        json.dump(results, file, indent=1)
    return results

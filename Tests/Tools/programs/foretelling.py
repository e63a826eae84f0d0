"""What dilint's graph and findings say would happen to each key of a program."""
import json
import subprocess


class Foretold:
    """What dilint said of one file: its providers, its needs, and which needs close a ring that cannot end."""

    def __init__(self, dilint, path, made):
        graph = self.said([dilint, "graph", "--format", "json", path])
        self.findings = self.said([dilint, "check", "--format", "json", path])["findings"]
        self.providers = {p["id"]: p for p in graph["providers"]}
        # What a registration makes is told by its line, since dilint need not know the class.
        self.made = {p["id"]: made.get(str(p["at"]["line"]), p["implementation"]) for p in graph["providers"]}
        self.roots = {r["at"]["line"]: r["id"] for r in graph["roots"]}
        self.needs, self.opaque = graph["needs"], graph["opaque"]
        self.asked = {}
        for need in self.needs:
            self.asked.setdefault(need["by"], []).append(need)
        certain = [f for f in self.findings if f["severity"] == "error"]
        self.rings = [[place(hop["at"]) for hop in f["chain"]] for f in certain if f["rule"] == "dependency-cycle"]
        self.failing = [f for f in certain if f["rule"] != "dependency-cycle"]

    @staticmethod
    def said(command):
        done = subprocess.run(command, capture_output=True, timeout=60)
        return json.loads(done.stdout)

    def entry(self, line):
        """The need by which the program asks for a key, on a line of its own."""
        here = [n for n in self.needs if n["at"]["line"] == line and n["by"] not in self.providers]
        return here[0] if len(here) == 1 else None

    def answers(self, need, root):
        """Who answers a need in a root, and how it fares there."""
        said = [a for a in need.get("answers", []) if a["root"] == root]
        return (said[0]["providers"], said[0]["status"]) if said else (need["providers"], need["status"])

    def reached(self, entry, root, isThrough=lambda need: True):
        """Every need that answering `entry` in `root` comes to."""
        seen, work = {}, [entry]
        while work:
            need = work.pop()
            if need["id"] in seen or not isThrough(need):
                continue
            seen[need["id"]] = need
            for provider in self.answers(need, root)[0]:
                work += self.asked.get(provider, [])
        return list(seen.values())

    def fails(self, entry, root, contains):
        """The needs for want of which `entry` is not answered; `contains`: an optional need swallows what fails behind it."""
        def required(need):
            return need is entry or not need["optional"] and not need["many"]

        reached = self.reached(entry, root, lambda need: not contains or required(need))
        return [
            n for n in reached if required(n) and (self.answers(n, root)[1] in ("missing", "tolerated") or self.ambiguous(n))
        ]

    def ambiguous(self, need):
        return any(f["rule"] == "ambiguous-provider" and place(f["at"]) == place(need["at"]) for f in self.findings)

    def loops(self, entry, root):
        """The needs of rings that `root` has, one of which `entry` comes to."""
        reached = self.reached(entry, root)
        return [n for ring in self.rings if self.closes(ring, root) for n in reached if place(n["at"]) in ring]

    def closes(self, ring, root):
        """Whether in `root` each need of the ring is answered by the one that has the next need."""
        hops = [[n for n in self.needs if place(n["at"]) == at and n["by"] in self.providers] for at in ring]
        return all(
            any(m["by"] in self.answers(n, root)[0] for n in here for m in after)
            for here, after in zip(hops, hops[1:] + hops[:1])
        )


def place(at):
    return (at["line"], at["column"])


def label(key):
    # A type composed of optionals reads the same, however it was written.
    return "|".join([key["type"], key["name"] or "", ",".join(key.get("arguments", []))])

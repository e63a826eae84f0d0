"""What dilint's graph and findings say would happen to each key of a program."""
import json
import subprocess


class Foretold:
    """What dilint said of one file: its providers, its needs, and which needs close a ring that cannot end."""

    def __init__(self, dilint, path):
        graph = self.said([dilint, "graph", "--format", "json", path])
        self.findings = self.said([dilint, "check", "--format", "json", path])["findings"]
        self.providers = {p["id"]: p for p in graph["providers"]}
        self.needs, self.opaque = graph["needs"], graph["opaque"]
        self.asked = {}
        for need in self.needs:
            self.asked.setdefault(need["by"], []).append(need)
        certain = [f for f in self.findings if f["severity"] == "error"]
        self.rings = {place(hop["at"]) for f in certain if f["rule"] == "dependency-cycle" for hop in [f] + f["chain"]}
        self.failing = [f for f in certain if f["rule"] != "dependency-cycle"]

    @staticmethod
    def said(command):
        done = subprocess.run(command, capture_output=True, timeout=60)
        return json.loads(done.stdout)

    def entry(self, line):
        """The need by which the program asks for a key, on a line of its own."""
        here = [n for n in self.needs if n["at"]["line"] == line and n["by"] not in self.providers]
        return here[0] if len(here) == 1 else None

    def reached(self, entry):
        """Every need that answering `entry` comes to."""
        seen, work = {}, [entry]
        while work:
            need = work.pop()
            if need["id"] in seen:
                continue
            seen[need["id"]] = need
            for provider in need["providers"]:
                work += self.asked.get(provider, [])
        return list(seen.values())

    def fails(self, entry, contains):
        """The needs for want of which `entry` is not answered; `contains`: an optional need swallows what fails behind it."""
        seen, causes, work = set(), [], [entry]
        while work:
            need = work.pop()
            if need["id"] in seen or contains and need is not entry and (need["optional"] or need["many"]):
                continue
            seen.add(need["id"])
            if not need["providers"]:
                if not need["optional"] and not need["many"] or need is entry:
                    causes.append(need)
            elif need["status"] == "missing" or self.ambiguous(need):
                causes.append(need)
            for provider in need["providers"]:
                work += self.asked.get(provider, [])
        return causes

    def ambiguous(self, need):
        return any(f["rule"] == "ambiguous-provider" and place(f["at"]) == place(need["at"]) for f in self.findings)

    def loops(self, entry):
        return [n for n in self.reached(entry) if place(n["at"]) in self.rings]


def place(at):
    return (at["line"], at["column"])


def label(key):
    # A type composed of optionals reads the same, however it was written.
    return "|".join([key["type"], key["name"] or "", ",".join(key.get("arguments", []))])

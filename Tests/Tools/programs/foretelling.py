"""What dilint's graph and findings say would happen to each key of a program."""
import json
import subprocess


class Foretold:
    """What dilint said of one file: its providers, its needs, and which needs close a ring that cannot end."""

    def __init__(self, dilint, path, program):
        graph = self.said([dilint, "graph", "--format", "json", path])
        self.findings = self.said([dilint, "check", "--format", "json", path])["findings"]
        self.providers = {p["id"]: p for p in graph["providers"]}
        # What a registration makes is told by its line, since dilint need not know the class.
        self.made = {p["id"]: program["made"].get(str(p["at"]["line"]), p["implementation"]) for p in graph["providers"]}
        self.roots = {r["at"]["line"]: r["id"] for r in graph["roots"]}
        self.captured = {int(line): self.roots.get(root) for line, root in program["captured"].items()}
        self.marked = set(program.get("marked", []))
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

    def goes_on(self, need, root, contains):
        """Those whose objects are made for a need. `contains`: the framework makes none where it would have to choose."""
        providers = self.answers(need, root)[0]
        return [] if contains and not need["many"] and len(providers) > 1 else providers

    def reached(self, entry, root, contains=False, surely=False):
        """Every need that answering `entry` in `root` comes to, with the root that it asks. `surely`: whatever fails on the way."""
        seen, work = {}, [(entry, root)]
        while work:
            need, asked = work.pop()
            asked = self.captured.get(need["at"]["line"], asked)
            if (need["id"], asked) in seen:
                continue
            seen[need["id"], asked] = (need, asked)
            for provider in self.goes_on(need, asked, contains):
                if surely and contains and self.lacks(need, asked, contains):
                    continue
                if surely and contains and self.unmakeable(provider, asked, ()):
                    continue
                work += [(other, asked) for other in self.asked.get(provider, [])]
        return list(seen.values())

    def lacks(self, need, root, contains):
        providers, status = self.answers(need, root)
        return status in ("missing", "tolerated") or contains and not need["many"] and len(providers) > 1

    def fails(self, entry, root, contains, surely=False):
        """The needs for want of which `entry` is not answered, now or when what it holds is used. `contains`: what cannot be made is
        nil, which harms neither an object that takes an optional nor one that is given it later, but spoils a list."""
        if not contains:
            reached = self.reached(entry, root)
            places = {}
            for need, asked in reached:
                places.setdefault(need["by"], set()).add(asked)

            def isKept(need):
                """Made for one container, kept, and not made again for another."""
                return surely and len(places[need["by"]]) > 1 and self.providers[need["by"]]["lifetime"] != "transient"

            wanted = [(n, asked) for n, asked in reached if n is entry or not n["optional"] and not isKept(n)]
            return [need for need, asked in wanted if self.lacks(need, asked, contains)]
        causes, made = [], [(entry, True)]
        for need, _ in self.reached(entry, root, contains, surely):
            if need is not entry:
                # The wrapper that makes an object when it is used is there, be it optional or not, and the program uses it.
                made.append((need, need["when"] == "deferred" and not (surely and need["optional"])))
        for need, isForced in made:
            if isForced and not need["many"]:
                causes += self.wants(need, root, ())
            elif need["many"]:
                if self.answers(need, root)[1] == "missing":
                    causes.append(need)
                for provider in self.answers(need, root)[0]:
                    causes += self.unmakeable(provider, root, ())
        return causes

    def wants(self, need, root, path):
        """What keeps the object for a need from being made: needs that are not answered."""
        if self.lacks(need, root, True):
            return [need]
        return [cause for p in self.goes_on(need, root, True) for cause in self.unmakeable(p, root, path)]

    def unmakeable(self, provider, root, path):
        if provider in path:
            return []
        taken = [n for n in self.asked.get(provider, []) if n["when"] == "eager" and not n["optional"] and not n["many"]]
        return [cause for need in taken for cause in self.wants(need, root, path + (provider,))]

    def unsettled(self, need):
        """Injections that are marked to close a ring come last, and choose among several by the framework of the object that was asked
        for first, not of the one that is injected: which that is, no registration says."""
        if need["at"]["line"] not in self.marked or need["many"]:
            return False
        key = need["key"]
        return sum(any(k["type"] == key["type"] and k["name"] == key["name"] for k in p["keys"]) for p in self.providers.values()) > 1

    def loops(self, entry, root, contains, surely=False):
        """The needs of rings that `root` has, one of which `entry` comes to."""
        found = []
        for ring in self.rings:
            roots = {asked for need, asked in self.reached(entry, root, contains, surely) if place(need["at"]) in ring}
            # A list that its owner is given later leaves out the object that was asked for, and so its owner where that is it.
            if surely and len(ring) == 1 and any(n["many"] for n in self.needs if place(n["at"]) in ring):
                continue
            if any(self.closes(ring, asked) for asked in roots):
                found += [n for n in self.needs if place(n["at"]) in ring]
        return found

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

"""What dilint's graph and findings say would happen to each key of a program."""
import collections
import json
import os
import shutil
import subprocess
import tempfile

# A need, the container that is asked, and the home of the object that was asked for first.
Asked = collections.namedtuple("Asked", "need root first")


class Foretold:
    """What dilint said of one file: its providers, its needs, and which needs close a ring that cannot end. `homes` says, by container and
    line, in which assembly the framework itself sees a registration."""

    def __init__(self, dilint, path, program, homes):
        # A path narrows what is reported, not what is read: the program must lie alone.
        with tempfile.TemporaryDirectory() as alone:
            lay(path, program, alone)
            graph = self.said([dilint, "graph", "--no-cache", "--format", "json"], alone)
            self.findings = self.said([dilint, "check", "--no-cache", "--format", "json"], alone)["findings"]
        self.providers = {p["id"]: p for p in graph["providers"]}
        # What a registration makes is told by its line, since dilint need not know the class.
        self.made = {p["id"]: program["made"].get(str(p["at"]["line"]), p["implementation"] or "nothing") for p in graph["providers"]}
        self.roots = {r["at"]["line"]: r["id"] for r in graph["roots"]}
        self.places = {r["id"]: r["at"]["line"] for r in graph["roots"]}
        self.own = {(r["at"]["line"], r["target"]): r["id"] for r in graph["roots"]}
        self.targets = {r["name"]: r["target"] for r in graph["roots"]}
        self.told = {key.get("target") for key in program["keys"]}
        self.groups = {g["id"]: g["name"] for g in graph["groups"]}
        # Since Knit 1.6 a factory asks the container that has it; what is done to an object that was made asks the one that was asked.
        # Each container stands below those before it, and has nothing that they have.
        above_first = sorted(graph["roots"], key=lambda r: r["at"]["line"], reverse=True)
        self.havers = {g: r["id"] for r in above_first for g in r["groups"] if program["framework"] == "knit"}
        self.homes = {self.roots.get(root): lines for root, lines in homes.items()}
        self.captured = {int(line): self.roots.get(root) for line, root in program["captured"].items()}
        # The framework makes none where it would have to choose, and what cannot be made is nil.
        self.contains = program["framework"] == "ditranquillity"
        # Registered as a type without being one: the object is made, and the program stops where it is taken for one.
        self.pretended = {(line, type) for line, type in program["pretended"]}
        self.needs, self.opaque = graph["needs"], graph["opaque"]
        self.asked = {}
        for need in self.needs:
            self.asked.setdefault(need["by"], []).append(need)
        certain = [f for f in self.findings if f["severity"] == "error"]
        self.rings = [[place(hop["at"]) for hop in f["chain"]] for f in certain if f["rule"] == "dependency-cycle"]
        warned = [f for f in self.findings if f["severity"] == "warning" and f["rule"] == "dependency-cycle"]
        self.warned = {place(hop["at"]) for f in warned for hop in f["chain"]}
        self.knots = [self.members(f) for f in self.findings if f["rule"] == "dependency-cycle"]
        self.spoken = {place(f["at"]) for f in self.findings} | {place(n["at"]) for f in self.findings for n in f["related"]}
        self.failing = [f for f in certain if f["rule"] != "dependency-cycle"]
        self.stopping = [f for f in self.findings if f["rule"].startswith(program["framework"] + "-")]

    def root(self, key):
        """The container that is asked, as it is in the executable of which the key is told."""
        return self.own.get((key["root"], key.get("target")), self.roots.get(key["root"]))

    def executables(self, finding):
        """Those of which a finding speaks, of those of which keys are told."""
        return {self.targets.get(name) for name in finding["roots"]} & self.told or self.told

    def stops(self, line):
        """What certainly keeps the container of a line from being made, and what may."""
        here = [f for f in self.stopping if any(line == at["at"]["line"] for at in [f] + f["chain"] + f["related"])]
        return [f["message"] for f in here if f["severity"] == "error"], [f["message"] for f in here if f["severity"] != "error"]

    @staticmethod
    def said(command, folder):
        done = subprocess.run(command, capture_output=True, timeout=60, cwd=folder)
        return json.loads(done.stdout)

    def entry(self, line):
        """The need by which the program asks for a key, on a line of its own."""
        here = [n for n in self.needs if n["at"]["line"] == line and n["by"] not in self.providers]
        return here[0] if len(here) == 1 else None

    def members(self, finding):
        """The lines of all registrations of a knot."""
        places = {place(hop["at"]) for hop in finding["chain"]}
        asking = {self.line(n["by"]) for n in self.needs if place(n["at"]) in places and n["by"] in self.providers}
        return asking | {note["at"]["line"] for note in finding["related"]}

    def speaks_of(self, need):
        """Whether a finding names the need; one finding names each line once."""
        return any(line == need["at"]["line"] for line, _ in self.spoken)

    def line(self, provider):
        return self.providers[provider]["at"]["line"]

    def answers(self, asked):
        """Who answers a need, and how it fares."""
        said = self.rows(asked.need, asked.root)
        if any("first" in a for a in said):
            said = [a for a in said if self.groups.get(a["first"]) == asked.first]
            if not said:
                return ([], "not foreseen")
        return (said[0]["providers"], said[0]["status"]) if said else (asked.need["providers"], asked.need["status"])

    def rows(self, need, root):
        return [a for a in need.get("answers", []) if a["root"] == root]

    def goes_on(self, asked):
        """Those whose objects are made for a need."""
        providers = self.answers(asked)[0]
        return [] if self.contains and not asked.need["many"] and len(providers) > 1 else providers

    def after(self, asked, provider):
        """What the object of `provider`, made for a need, asks for in its turn."""
        isAnew = asked.need["by"] not in self.providers or asked.need["when"] == "deferred"
        first = self.homes.get(asked.root, {}).get(self.line(provider)) if isAnew else asked.first
        own = self.haver(provider, asked.root)
        late = asked.root
        if self.havers and asked.need["key"]["type"].startswith("ServiceCollection<"):
            # It is made by the nearest container that has an element of it (`ServiceCollector`).
            late = max((self.haver(p, asked.root) for p in self.answers(asked)[0]), key=lambda r: self.places[r], default=asked.root)
        return [self.seek(need, late if need["when"] == "late" else own, first) for need in self.asked.get(provider, [])]

    def haver(self, provider, root):
        return self.havers.get(self.providers[provider]["group"], root)

    def seek(self, need, root, first=None):
        return Asked(need, self.captured.get(need["at"]["line"], root), first)

    def reached(self, entry, surely=False):
        """Every need that answering `entry` comes to. `surely`: whatever fails on the way."""
        seen, work = {}, [entry]
        while work:
            asked = work.pop()
            if (asked.need["id"], asked.root, asked.first) in seen or surely and self.is_dropped(asked):
                continue
            seen[asked.need["id"], asked.root, asked.first] = asked
            for provider in self.goes_on(asked):
                if surely and self.contains and (self.lacks(asked) or self.unmakeable(asked, provider, ())):
                    continue
                work += self.after(asked, provider)
        return list(seen.values())

    def is_dropped(self, asked):
        """Whether the need is not met since another that is met in the same call is missing (DITranquillity 6: `Resolver.use(signature:)`)."""
        together = [n for n in self.asked.get(asked.need["by"], []) if n["at"]["line"] == asked.need["at"]["line"]]
        others = [asked._replace(need=n) for n in together if self.contains and not n["optional"] and not n["many"] and n["when"] != "deferred"]
        return any(self.lacks(a) for a in others if a.need is not asked.need)

    def lacks(self, asked):
        if asked.need["key"]["type"].startswith("ServiceCollection<"):
            return False  # A collection of nothing is one (Knit 2: `resolveCollection`).
        providers, status = self.answers(asked)
        return status in ("missing", "tolerated") or self.contains and not asked.need["many"] and len(providers) > 1

    def fails(self, entry, surely=False):
        """The needs for want of which `entry` is not answered, now or when what it holds is used. Where what cannot be made is nil, that
        harms neither an object that takes an optional nor one that is given it later, but spoils a list."""
        if not self.contains:
            reached = self.reached(entry)
            places = {}
            for asked in reached:
                places.setdefault(asked.need["by"], set()).add(asked.root)

            def isKept(need):
                """Made for one container, kept, and not made again for another."""
                return surely and len(places[need["by"]]) > 1 and self.providers[need["by"]]["lifetime"] != "transient"

            wanted = [a for a in reached if a.need is entry.need or not a.need["optional"] and not isKept(a.need)]
            return [a.need for a in wanted if self.lacks(a)]
        causes = []
        reached = self.reached(entry, surely)
        # A list leaves out what is being made, so nothing is sure of one with a member to which something else leads, too.
        made = {p for a in reached if not a.need["many"] or a is entry for p in self.goes_on(a)}
        for asked in reached:
            need = asked.need
            if surely and (need["many"] and made & set(self.answers(asked)[0]) or self.is_spared(asked, reached)):
                continue
            if not need["optional"] and any((self.line(p), need["key"]["type"]) in self.pretended for p in self.goes_on(asked)):
                causes.append(need)
            if need["many"]:
                if self.answers(asked)[1] == "missing":
                    causes.append(need)
                for provider in self.answers(asked)[0]:
                    causes += self.unmakeable(asked, provider, ())
            # The wrapper that makes an object when it is used is there in any case, and the program uses it.
            elif need is entry.need or need["when"] == "deferred" and not need["optional"]:
                causes += self.wants(asked, ())
        return causes

    def is_spared(self, asked, reached):
        """Whether the object that needs it may have been made, and kept, for the sake of another that was asked for first."""
        return any(a.need is asked.need and a.first != asked.first and not self.lacks(a) for a in reached)

    def wants(self, asked, path):
        """What keeps the object for a need from being made: needs that are not answered."""
        if self.lacks(asked):
            return [asked.need]
        return [cause for p in self.goes_on(asked) for cause in self.unmakeable(asked, p, path)]

    def unmakeable(self, asked, provider, path):
        if provider in path:
            return []
        taken = [a for a in self.after(asked, provider) if a.need["when"] == "eager" and not a.need["optional"] and not a.need["many"]]
        return [cause for other in taken for cause in self.wants(other, path + (provider,))]

    def loops(self, entry, surely=False):
        """The needs of rings that end nowhere, one of which `entry` comes to."""
        found = []
        reached = self.reached(entry, surely)
        for ring in self.rings:
            here = [n for n in self.needs if place(n["at"]) in ring]
            # A list leaves out what is being made, so whether such a ring ends depends on what was asked for first (DITranquillity 6:
            # `Resolver.filterComponents`). And an object is not made further where the first of its needs is missing, so that the ring
            # is not come to (`Resolver.makeObject`, `use(signature:)`).
            if surely and (any(n["many"] for n in here) or any(self.unmakeable(entry, n["by"], ()) for n in here if n["by"] in self.providers)):
                continue
            closing = [self.closes(ring, a.root, a.first) for a in reached if place(a.need["at"]) in ring]
            # What is kept when one container has made it is not made again for the other in which the ring would close.
            if any(closing) and (not surely or self.contains or all(closing)):
                found += here
        return found

    def warns(self, entry):
        """Whether `entry` comes to a ring that may or may not end."""
        return any(place(a.need["at"]) in self.warned for a in self.reached(entry))

    def is_made_anew(self, entry):
        """Whether `entry` comes to an object that lacks something and is asked for again by what is then given to others: it is kept for
        nobody, since it is kept when it is made (DITranquillity 6: `Resolver.makeObject(scope:)`), so that this never ends."""
        for asked in self.reached(entry):
            for owner in self.goes_on(asked):
                if not self.unmakeable(asked, owner, ()):
                    continue
                if any(owner in self.goes_on(a) for other in self.after(asked, owner) for a in self.reached(other) if a.need["when"] != "deferred"):
                    return True
        return False

    def closes(self, ring, root, first):
        """Whether in `root` each need of the ring is answered by the one that has the next need."""
        hops = [[n for n in self.needs if place(n["at"]) == at and n["by"] in self.providers] for at in ring]
        return all(
            any(m["by"] in self.answers(self.seek(n, root, first))[0] for n in here for m in after)
            for here, after in zip(hops, hops[1:] + hops[:1])
        )


def lay(path, program, folder):
    """The sources as dilint reads them: the file alone; or a package, each of whose targets holds its lines of the file, where they stand there."""
    if "targets" not in program:
        shutil.copy(path, folder)
        return
    with open(path, encoding="utf-8") as file:
        lines = file.read().splitlines()
    pages = {"Package.swift": program["package"]}
    for name, target in program["targets"].items():
        own = [target["imports"]] + lines[target["first"]:target["last"]]
        pages[f"Sources/{name}/{name}.swift"] = "\n" * (target["first"] - 1) + "\n".join(own) + "\n"
        if "main" in target:
            pages[f"Sources/{name}/main.swift"] = target["main"]
    for name, text in pages.items():
        os.makedirs(os.path.dirname(os.path.join(folder, name)), exist_ok=True)
        with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
            file.write(text)


def place(at):
    return (at["line"], at["column"])


def label(key):
    # A type composed of optionals reads the same, however it was written.
    return "|".join([key["type"], key["name"] or "", ",".join(key.get("arguments", []))])

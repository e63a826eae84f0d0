"""Assemblies, modules, registrations and needs of DITranquillity before 3, by their text."""
import re
from dataclasses import dataclass, field

from .declarations import Types
from .faults import MISSING, Fault
from .registrations import Key, Need, Registration
from .swift_text import blanked, chain_end, closing, line_of, split, type_of

# What turns a resolver into an object or fails: `*!scope`, `*scope`, `scope.resolve()`. `*?` and `**` never fail, `try?` hides it.
ASKS = re.compile(r"^(?:try!?\s+)?(?:\*!?\s*\(?[$\w]+\)?|[$\w]+\.resolve\(\))$")


@dataclass
class Group:
    """A class that lists modules (an assembly) or components (a module of 2.x)."""
    name: str
    file: str
    shown: dict = field(default_factory=dict)   # name of a public member: offset of its first letter
    hidden: set = field(default_factory=set)
    kin: set = field(default_factory=set)


def is_old(files):
    return any(re.search(r":[^{]*\bDIAssembly\b|\bDIComponent\b|func load\(builder:", t) for t in files.values())


def scan_assemblies(files):
    """(registrations, needs, faults that hide a public module)"""
    bare = {path: blanked(text) for path, text in files.items()}
    types = Types(bare)
    registrations, homes, needs = [], [], []
    for path in sorted(bare):
        for name, start, end in _classes(bare[path]):
            for m in re.finditer(r"\bbuilder\s*\.\s*register\b\s*(?=[({])", bare[path][start:end]):
                r = _registration(path, bare[path], start + m.start(), start + m.end(), types)
                if r.implementation:
                    registrations.append(r)
                    homes.append(name)
        needs += _resolves(path, bare[path])
    groups = _groups(bare)
    return registrations, needs + [n for r in registrations for n in r.needs], _hidings(groups, registrations, homes, bare)


def _classes(text):
    for m in re.finditer(r"\b(?:class|struct|extension)\s+(\w+)[^{\n]*\{", text):
        yield m[1], m.end(), closing(text, m.end() - 1)


def _registration(path, text, start, behind, types):
    end = chain_end(text, behind)
    body = text[start:end]
    r = Registration(path, start, end, range(line_of(text, start), line_of(text, end) + 1), body)
    first = re.match(r"builder\s*\.\s*register\s*(?:\((?:type:\s*)?([\w.]+)\.self\)|\{\s*(?:\w+\s+in\s+)?(?:try!?\s+)?([A-Z][\w.]*)\s*\()", body)
    if not first:
        return r
    r.implementation = first[1] or first[2]
    if not first[1] and (cast := re.match(r".*?\)\s*as\s+([\w.]+)\s*\}", body.split("\n")[0])):
        r.implementation = cast[1]
    aliases = re.findall(r"\.as(?:Type)?\(\s*([\w.]+)\.self\s*\)", body)
    own = not aliases or ".asSelf()" in body
    r.keys = [Key(t) for t in aliases] + ([Key(r.implementation)] if own else [])
    for m in re.finditer(r"\b([A-Z]\w*)\s*\(", body):
        passed = split(body[m.end():closing(body, m.end() - 1) - 1])
        labels = [p.split(":")[0].strip() if re.match(r"\w+\s*:", p) else "_" for p in passed]
        chosen = next((c for c in types.initializers(m[1]) if [label for label, _ in c] == labels), [])
        for (_, kind), p in zip(chosen, passed):
            _ask(r, kind, re.sub(r"^\w+\s*:\s*", "", p))
    for m in re.finditer(r"[$\w]+\.(\w+)\s*=\s*([^\n;}]+)", body):
        _ask(r, types.property(first[1] or first[2], m[1]), m[2].strip())
    return r


def _ask(r, kind, value):
    if kind and ASKS.match(value) and not type_of(kind)[0].startswith("["):
        r.needs.append(Need(Key(type_of(kind)[0]), r.file, r.lines, True))


def _resolves(path, text):
    found = []
    for m in re.finditer(r"\blet\s+\w+\s*:\s*([\w.]+)\s*=\s*(?:try!?\s+)?(?:\*!?\s*\w+|\w+\.resolve\(\))\s*$|(?<!try\? )\b\w+\.resolve\((\w+)\.self\)", text, re.M):
        line = line_of(text, m.start())
        found.append(Need(Key(m[1] or m[2]), path, range(line, line + 1), True))
    return found


def _groups(bare):
    groups = {}
    for path in sorted(bare):
        text = bare[path]
        for name, start, end in _classes(text):
            group = groups.setdefault(name, Group(name, path))
            for m in re.finditer(r"\b(publicModules|internalModules|dependencies|components)\b[^=\n{]*(?:=\s*(?=\[)|\{)", text[start:end]):
                at = start + m.end()
                stop = closing(text, at - 1 if text[at - 1] == "{" else at)
                for call in re.finditer(r"\b([A-Z]\w*)\s*\(\s*\)", text[at:stop]):
                    if m[1] == "publicModules":
                        group.shown[call[1]] = at + call.start()
                    elif m[1] == "dependencies":
                        group.kin.add(call[1])
                    elif m[1] == "internalModules":
                        group.hidden.add(call[1])
                    elif seen := _public(call[1], bare):
                        group.shown[call[1]] = seen
                    else:
                        group.hidden.add(call[1])
    return [g for g in groups.values() if g.shown or g.hidden or g.kin]


def _public(component, bare):
    """Where a component of 2.x says that it is public, as (file, offset of the word)."""
    for path in sorted(bare):
        for name, start, end in _classes(bare[path]):
            if name == component and (m := re.search(r"\bscope\b[^\n]*?\.(public)\b", bare[path][start:end])):
                return path, start + m.start(1), start + m.end(1)
    return None


def _hidings(groups, registrations, homes, bare):
    """Each public module made internal, where somebody outside needs what only it provides, or a public module beside it does."""
    holders, askers = {}, {}
    for r, home in zip(registrations, homes):
        for key in dict.fromkeys(r.keys):
            holders.setdefault(key, []).append(home)
        for need in r.needs:
            askers.setdefault(need.key, []).append((need, home))
    owners = {}
    for g in groups:
        for member in list(g.shown) + sorted(g.hidden):
            owners.setdefault(member, []).append(g)
    depended = {name for g in groups for name in g.kin}
    faults = []
    for g in groups:
        for member, place in sorted(g.shown.items()):
            if g.name not in depended or owners[member] != [g]:
                continue
            keys = [k for k, homes_of in holders.items() if homes_of == [member]]
            for key in keys:
                hit = [n for n, home in askers.get(key, []) if home != member and home in owners
                       and (g not in owners[home] or isinstance(place, int) and home in g.shown)]
                if hit:
                    faults.append(_hide(g, member, place, key, hit, bare))
                    break
    return [f for f in faults if f]


def _hide(group, member, place, key, needs, bare):
    rules = MISSING | {"inaccessible-provider"}
    places = [(n.file, n.lines) for n in needs]
    word = key.type.split(".")[-1]
    if not isinstance(place, int):
        path, start, end = place
        return Fault("hide", path, start, end, "internal", rules, word, places, f"{member} with {key.type}", line_of(bare[path], start))
    text = bare[group.file]
    # One edit from one list to the other: everything between the two stays as it is.
    other = re.search(r"\binternalModules\b[^=\n{]*(?:=\s*|\{\s*(?:return\s*)?)\[", text[place:])
    if not other:
        return None
    insert = place + other.end()
    gap = re.match(r"[A-Z]\w*\s*\(\s*\)\s*,?", text[place:])
    comma = ", " if text[insert:].lstrip()[:1] != "]" else ""
    replacement = text[place + gap.end():insert] + f"{member}(){comma}"
    return Fault("hide", group.file, place, insert, replacement, rules, word, places, f"{member} with {key.type}", line_of(text, place))

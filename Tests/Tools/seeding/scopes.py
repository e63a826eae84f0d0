"""Properties and needs of a tree of Needle components, by their text, and the faults that can be sown into them."""
import re

from .faults import MISSING, Fault
from .swift_text import closing, line_of

HEAD = re.compile(r"\b(?:(class)\s+(\w+)\s*:\s*(?:\w+\.)?(Component\s*<\s*(\w+)\s*>|BootstrapComponent)|(extension)\s+(\w+)|(protocol)\s+(\w+)\s*:\s*(?:\w+\.)?Dependency\b)[^{]*\{")
PROPERTY = re.compile(r"^[ \t]*((?:@\w+\s+)*(?:[\w()]+\s+)*)(?:var|let)\s+(\w+)\s*:\s*([^={\n]+?)\s*(\{|=|$)", re.M)


def sow_scopes(files):
    """Faults of Needle components. Returns them and how many properties a need uses."""
    components, needs, parents = {}, {}, {}
    found = [(path, text, m) for path, text in sorted(files.items()) for m in HEAD.finditer(text)]
    names = {m[2] for _, _, m in found if m[1]}
    for path, text, m in found:
        end = closing(text, m.end() - 1)
        body = (path, text, m.end(), end)
        if m[7]:
            needs[m[8]] = [(p[2], p[3], line_of(text, p.start(2)), path, p.span()) for p in _properties(text, m.end(), end)]
        else:
            name = m[2] or m[6]
            if name not in names:
                continue
            entry = components.setdefault(name, {"needs": None, "root": False, "properties": []})
            if m[1]:
                entry["needs"], entry["root"] = m[4], m[4] is None
            entry["properties"] += [(p, path, bool(m[5])) for p in _properties(text, m.end(), end)]
            for child in re.finditer(r"\b(\w+)\s*\(\s*parent\s*:\s*self\b", text[m.end():end]):
                parents.setdefault(child[1], set()).add(name)
    return _faults(components, needs, parents, files)


def _properties(text, start, end):
    """Those of the type itself: one level deep."""
    depth, at = 0, start
    for m in PROPERTY.finditer(text, start, end):
        depth += text.count("{", at, m.start(2)) - text.count("}", at, m.start(2))
        at = m.start(2)
        if depth == 0:
            yield m


def _faults(components, needs, parents, files):
    def above(name, seen):
        for parent in parents.get(name, ()):
            if parent not in seen:
                seen.add(parent)
                above(parent, seen)
        return seen

    def visible(m, is_extension):
        words = m[1].split()
        words = [w for w in words if not w.startswith("@")]
        return "private" not in words and "fileprivate" not in words and (is_extension or words[:1] == ["public"])

    faults, used = [], 0
    askers = {}
    for name, entry in components.items():
        for key, type_, line, path, _ in needs.get(entry["needs"], []):
            askers.setdefault((key, type_), []).append((name, path, line))
    for name, entry in sorted(components.items()):
        for m, path, is_extension in entry["properties"]:
            key = (m[2], m[3])
            if not visible(m, is_extension):
                continue
            below = [(n, p, line) for n, p, line in askers.get(key, []) if name in above(n, set())]
            others = [n for n, e in components.items() if n != name and any((o[2], o[3]) == key and visible(o, x) for o, _, x in e["properties"])]
            if not below or any(o in above(n, set()) for n, _, _ in below for o in others):
                continue
            used += 1
            places = [(p, range(line, line + 1)) for _, p, line in below]
            what, line = f"{m[2]}: {m[3]} of {name}", line_of(files[path], m.start(2))
            text = files[path]
            # A finding names a type without `any`, and a generic one by its own name first.
            last = (re.findall(r"\w+", re.sub(r"\b(any|some)\s", "", m[3]).split("<")[0]) or [m[3]])[-1]
            faults.append(Fault("rename", path, m.start(2), m.end(2), "seeded", MISSING, last, places, what, line))
            faults.append(Fault("swap type", path, m.start(3), m.end(3), "SeededType", MISSING, last, places, what, line))
            faults.append(Fault("make private", path, m.start(), m.end(), re.sub(r"^([ \t]*)(public\s+)?", r"\1private ", m[0], count=1), MISSING, last, places, what, line))
            end = m.end()
            if m[4] == "{":
                end = closing(text, m.end() - 1) + 1
            elif m[4] == "=":
                end = text.find("\n", m.end())
            if 0 < end <= len(text):
                faults.append(Fault("delete", path, m.start(), end, "", MISSING, last, places, what, line))
    return faults, used

"""What Weaver's annotations declare, by their text, and the faults that can be sown into them."""
import re
from dataclasses import dataclass, field

from .faults import MISSING, Fault
from .swift_text import blanked, closing, line_of, split

TYPE = re.compile(r"\b(?:(class|struct)\s+(?!func\b|var\b)(\w+)|(enum|extension)\s+([\w.]+))[^{};]*\{")
COMMENT = re.compile(r"^[ \t]*//[ \t/]*weaver\s*:[ \t]*(.*?)[ \t]*$", re.M)
WRAPPER = re.compile(r"@Weaver(?:P\d+)?\(")
PROPERTY = re.compile(r"\s*(?:@\w+(?:\([^)]*\))?\s+|[a-z]+(?:\(\w+\))?\s+)*?var\s+(\w+)\s*:\s*([^={\n/]+)")


@dataclass
class Item:
    kind: str
    name: str
    made: str = ""
    types: list = field(default_factory=list)   # as what it is offered, or what is asked for
    eager: bool = True
    free: bool = True                           # no builder
    path: str = ""
    start: int = 0
    end: int = 0
    line: int = 0
    scope: str = ""
    comment: bool = True


@dataclass
class Scope:
    name: str
    shown: bool = False
    apart: bool = False
    items: list = field(default_factory=list)


def sow_annotations(files):
    """Returns the faults and how many registrations there are."""
    scopes = {}
    for path in sorted(files):
        _read(path, files[path], scopes)
    for scope in scopes.values():
        for item in scope.items:
            item.scope = scope.name
    return _Tree(scopes, files).faults(), sum(i.kind == "=" for s in scopes.values() for i in s.items)


def _read(path, text, scopes):
    bare = blanked(text)
    spans = []
    for m in TYPE.finditer(bare):
        name, kind = m[2] or m[4], m[1] or m[3]
        outer = [s for s in spans if s[0] < m.start() < s[1]]
        full = ".".join([outer[-1][2]] if outer else [])
        shown = bool(re.search(r"\bpublic\b[\w\s]*$", bare[:m.start()].rsplit("\n", 1)[-1]))
        spans.append((m.end(), closing(bare, m.end() - 1), f"{full}.{name}" if full else name, kind, shown))

    def around(offset):
        inner = [s for s in spans if s[0] <= offset < s[1] and s[3] in ("class", "struct")]
        return scopes.setdefault(inner[-1][2], Scope(inner[-1][2], inner[-1][4])) if inner else None

    found = []
    for m in COMMENT.finditer(text):
        scope = around(m.start())
        if scope and not text[m.start():m.end()].lstrip().startswith("///"):
            found.append((m.start(), scope, m))
    for m in WRAPPER.finditer(bare):
        scope = around(m.start())
        if scope:
            found.append((m.start(), scope, m))
    for offset, scope, m in sorted(found, key=lambda f: f[0]):
        item = _comment(m[1], scope) if m.re is COMMENT else _wrapper(text, m)
        if item:
            end = m.end() if m.re is COMMENT else item.end
            item.path, item.start, item.end, item.line = path, offset, end, line_of(text, m.start(1) if m.re is COMMENT else offset)
            item.comment = m.re is COMMENT
            scope.items.append(item)


def _comment(body, scope):
    body = body.split(" // expect")[0]
    if re.match(r"self\.isIsolated\s*=\s*true", body):
        scope.apart = True
    elif m := re.match(r"(\w+)\.(\w+)\s*=\s*(.+)", body):
        for item in scope.items:
            if item.name == m[1]:
                item.eager = item.eager and not (m[2] == "scope" and m[3].strip() != ".container")
                item.free = item.free and m[2] != "builder"
    elif m := re.match(r"(\w+)\s*=\s*(.+)", body):
        made, _, offered = m[2].partition("<-")
        return Item("=", m[1], made.strip(), [t.strip() for t in (offered or made).split("&")])
    elif m := re.match(r"(\w+)\s*(<-|<=)\s*(.+)", body):
        return Item(m[2], m[1], "", [t.strip() for t in m[3].split("&")])
    return None


def _wrapper(text, m):
    end = closing(text, m.end() - 1)
    declared = PROPERTY.match(text, end)
    if not declared:
        return None
    parts = split(text[m.end():end - 1])
    labels = dict(p.split(":", 1) for p in parts if re.match(r"\w+\s*:", p))
    kind = {".registration": "=", ".reference": "<-", ".parameter": "<="}.get(parts[0])
    type_ = declared[2].strip()
    if arrow := re.match(r"\(.*\)\s*->\s*(.+)", type_):
        type_ = arrow[1]
    made = labels.get("type", type_).replace(".self", "").strip()
    item = Item(kind, declared[1], made if kind == "=" else "", [t.strip() for t in type_.split("&")])
    item.eager, item.free = labels.get("scope", ".container").strip() == ".container", "builder" not in labels
    item.end = declared.end()
    return item if kind else None


class _Tree:
    def __init__(self, scopes, files):
        self.scopes, self.files = scopes, files
        self.made = {name: [i for s in scopes.values() for i in s.items if i.kind == "=" and i.made == name] for name in scopes}

    def above(self, scope, without=None):
        """Every scope above one, and whether nothing that stands outside of checking begins a way to it."""
        seen, line = set(), [scope]
        while line:
            for item in self.made.get(line.pop(), []):
                if item is not without and item.scope not in seen:
                    seen.add(item.scope)
                    line.append(item.scope)
        tops = [s for s in seen | {scope} if not [i for i in self.made.get(s, []) if i is not without]]
        return seen, bool(tops) and not any(self.scopes[s].shown or self.scopes[s].apart for s in seen | {scope})

    def providers(self, type_):
        return [i for s in self.scopes.values() for i in s.items if i.kind in ("=", "<=") and type_ in i.types]

    def faults(self):
        faults = []
        for scope in self.scopes.values():
            for item in scope.items:
                if item.kind == "=":
                    faults += self.without(item) + self.twice(item)
                    faults += self.ring(item) + self.at_once(item)
                if item.kind == "<-":
                    faults += self.optional(item)
        return faults

    def askers(self, item, without):
        """References below that only this registration answers."""
        found = []
        for scope in self.scopes.values():
            over, judged = self.above(scope.name, without)
            for need in scope.items:
                if need.kind == "<-" and judged and item.scope in over and all(t in item.types for t in need.types):
                    if all(p is item for t in need.types for p in self.providers(t)):
                        found.append(need)
        return found

    def without(self, item):
        needs = self.askers(item, item)
        if not needs:
            return []
        word, places = needs[0].types[0], [(n.path, range(n.line - 1, n.line + 3)) for n in needs]
        text = self.files[item.path][item.start:item.end]
        faults = []
        if item.comment:
            # What is said of the name goes too.
            body = self.files[item.path]
            end = item.end
            while more := re.match(r"\n[ \t]*//[ \t]*weaver\s*:\s*%s\.\w+.*" % item.name, body[end:]):
                end += more.end()
            faults.append(self.fault("delete", item, item.start, end, "", MISSING, word, places))
            at = item.start + text.index("//")
            faults.append(self.fault("document", item, at, at + 2, "///", MISSING, word, places))
        else:
            at = item.start + text.index("(")
            gone = re.sub(r"[^\n]", "", text)
            faults.append(self.fault("delete", item, item.start, item.end, gone or " ", MISSING, word, places))
        if item.types == [item.made]:
            return faults
        # Offered as something else.
        at = item.start + max(m.start() for m in re.finditer(r"\b%s\b" % re.escape(word), text))
        faults.append(self.fault("offer", item, at, at + len(word), "Seeded" + word, MISSING, word, places))
        return faults

    def optional(self, need):
        over, judged = self.above(need.scope)
        if not judged or len(need.types) != 1 or "?" in need.types[0] or not self.providers(need.types[0]):
            return []
        text = self.files[need.path][need.start:need.end]
        at = need.start + text.rindex(need.types[0]) + len(need.types[0])
        places = [(need.path, range(need.line, need.line + 3))]
        return [self.fault("optional", need, at, at, "?", MISSING | {"weaver-resolver-type"}, need.name, places)]

    def twice(self, item):
        if not item.comment:
            return []
        line = "\n// weaver: %s = %s" % (item.name, item.made)
        return [self.fault("twice", item, item.end, item.end, line, {"weaver-double-declaration"}, item.name,
                           [(item.path, range(item.line + 1, item.line + 2))])]

    def ring(self, item):
        """The type that is made registers the one that makes it."""
        inner = self.scopes.get(item.made)
        if not inner or not inner.items or not item.free:
            return []
        last = inner.items[0]
        line = "// weaver: seededOwner = %s\n" % item.scope
        places = [(p.path, range(p.line, p.line + 2)) for p in (item, last)]
        fault = self.fault("close ring", last, last.start, last.start, line, {"dependency-cycle"}, item.scope.split(".")[-1], places)
        return [fault]

    def at_once(self, item):
        """What takes parameters is made with its container."""
        inner = self.scopes.get(item.made)
        if not inner or item.eager or not any(i.kind == "<=" for i in inner.items) or not self.judged_tree(item.scope):
            return []
        body = self.files[item.path]
        if item.comment:
            m = re.compile(r"^[ \t]*//[ \t]*weaver\s*:\s*%s\.scope\s*=\s*(\.\w+)" % item.name, re.M).search(body, item.end)
        else:
            m = re.compile(r"scope:\s*(\.\w+)").search(body, item.start, item.end)
        if not m:
            return []
        return [self.fault("at once", item, m.start(1), m.end(1), ".container", {"weaver-container-parameters"}, item.name,
                           [(item.path, range(item.line, item.line + 1))])]

    def judged_tree(self, scope):
        """Some way begins at a type that nothing makes."""
        over, _ = self.above(scope)
        return any(not self.made.get(s) for s in over | {scope})

    def fault(self, kind, item, start, end, replacement, rules, word, places):
        return Fault(kind, item.path, start, end, replacement, rules, word, places, f"{item.scope}.{item.name}", item.line)

"""Registrations and needs of Swinject, by their text."""
import re
from dataclasses import dataclass, field

from .declarations import Types
from .registrations import conditions
from .swift_text import blanked, chain_end, closing, line_of, split, type_of

LABELS = {"name", "factory", "initializer", "argument", "arguments"}
HEAD = re.compile(r"\{\s*(?:\[[^\]]*\]\s*)?(?:\(([^)]*)\)|([\w, ]+?))\s*(?:->\s*[\w.<>?]+\s*)?in\b")


@dataclass
class Service:
    path: str
    start: int
    end: int
    lines: range
    keys: list                                    # (type, name), all forwarded ones too
    given: int = 0                                # arguments; -1 where the text does not say
    maker: tuple = (0, 0)                         # where the factory's closure stands
    needs: list = field(default_factory=list)
    whole: bool = True                            # a statement of its own


@dataclass
class Need:
    key: tuple
    given: int
    path: str
    lines: range
    eager: bool = False
    owner: Service = None


class Services:
    def __init__(self, files):
        self.files, self.bare = files, {path: blanked(text) for path, text in files.items()}
        bare, self.types = self.bare, Types(self.bare)
        self.aliases = {m[1]: m[2] for t in bare.values() for m in re.finditer(r"\btypealias\s+(\w+)\s*=\s*([\w.]+)\s*$", t, re.M)}
        self.registrars, self.bodies = self._helpers({"register", "autoregister"}, r"_?(?:%s)\s*\(\s*(?:%s)\b")
        self.askers, more = self._helpers({"resolve"}, r"(?:%s)\s*\(\s*(?:%s)\b", giving=True)
        self.bodies += more
        self.wrappers = self._wrappers()
        self.services = [s for path in sorted(bare) for s in self._services(path)]
        self.needs = [n for path in sorted(bare) for n in [*self._calls(path), *self._wrapped(path)]] + [n for s in self.services for n in s.needs]
        self.holders = {}
        for s in self.services:
            for key in dict.fromkeys(s.keys):
                self.holders.setdefault(key, []).append(s)

    def _helpers(self, names, pattern, giving=False):
        """Generic functions that pass the type they are given on to one of `names`, and where they are; of resolving ones, those that must answer."""
        bodies, grown = [], True
        while grown:
            grown = False
            for path, text in self.bare.items():
                if not re.search(r"\bimport Swinject", text):
                    continue
                for m in re.finditer(r"\bfunc\s+(\w+)\s*<\s*(\w+)[^(]*\(", text):
                    brace, end = text.find("{", closing(text, m.end() - 1)), 0
                    first = re.match(r"\s*(?:\w+\s+)?(\w+)\s*:\s*%s\.Type" % m[2], text[m.end():])
                    given = "%s|%s\\.self" % (first[1] if first else m[2], m[2])
                    if brace < 0 or (path, m.start()) in [b[:2] for b in bodies]:
                        continue
                    end, head = closing(text, brace), text[closing(text, m.end() - 1):brace]
                    if not re.search(r"\b" + pattern % ("|".join(sorted(names)), given), text[brace:end]):
                        continue
                    bodies.append((path, m.start(), end))
                    grown = True
                    if not giving or re.search(r"->\s*%s\s*(where\b.*)?$" % m[2], head.strip()):
                        names = names | {m[1]}
        return names, bodies

    def _key(self, kind, name=""):
        kind = type_of(kind)[0]
        for _ in range(4):
            kind = self.aliases.get(kind, kind)
        return re.sub(r"^(?:\w+\.)+(?=\w+$)", "", kind), name

    def _arguments(self, path, start):
        """Of a call whose bracket opens at `start`: the type, the name as it is written, the labels, how many arguments are passed on."""
        text, end = self.bare[path], closing(self.bare[path], start)
        parts, labels, given, last = split(text[start + 1:end - 1]), set(), 0, ""
        kind = re.fullmatch(r"(?:\w+:\s*)?\(?((?:any\s+)?[\w.<>\[\]? ]+?)\)?\.self", parts[0]) if parts else None
        for part in parts:
            label = re.match(r"(\w+)\s*:(?!:)", part)
            last = label[1] if label else last
            labels |= {last} - {""}
            if last == "argument" or last == "arguments":
                inside = part[label.end():].strip() if label else ""
                given += len(split(inside[1:-1])) if inside.startswith("(") else 1
        name = re.search(r"\bname:\s*", text[start:end])
        at = start + name.end() if name else 0
        return kind and kind[1], self.files[path][at:at + len(split(text[at:end - 1])[0])].strip() if name else "", labels, given, end

    def _inside(self, path, at):
        return any(p == path and a <= at < b for p, a, b in self.bodies) or bool(conditions(self.bare[path], at))

    def _services(self, path):
        text = self.bare[path]
        for m in re.finditer(r"(?<![\w.?!])((?:[\w?!]+\s*\.\s*)*)(%s)\s*(?=\()" % "|".join(sorted(self.registrars)), text):
            kind, name, labels, _, behind = self._arguments(path, m.end())
            closures = [c.start() for c in re.finditer(r"\{", text[:chain_end(text, m.end())]) if c.start() >= m.end()]
            closure = next((c for c in closures if c < behind or not text[behind:c].strip(" \t")), 0)
            plain = m[2] in ("register", "autoregister")
            if not kind or plain and (labels - LABELS or not (closure or labels & {"factory", "initializer"})) or text[:m.start()].endswith("func "):
                continue
            end = chain_end(text, m.end())
            s = Service(path, m.start(), end, range(line_of(text, m.start()), line_of(text, end) + 1), [self._key(kind, name)])
            for more in re.finditer(r"\.\s*implements\s*\(([^)]*)\)", text[behind:end]):
                s.keys += [self._key(t, "?" if "name:" in more[1] else name) for t in re.findall(r"([\w.<>]+)\.self", more[1])]
            before = text[:m.start()].rsplit("\n", 1)[-1].strip()
            s.whole = not self._inside(path, m.start()) and (not before or before.endswith("{") or before == "_ =")
            self._read(s, text, m[2], closure)
            yield s

    def _read(self, s, text, callee, closure):
        if closure:
            s.maker, head = (closure, closing(text, closure)), HEAD.match(text, closure)
            s.given = len(split(head[1] or head[2])) - 1 if head else max([int(d) for d in re.findall(r"\$(\d)", text[closure:s.maker[1]])] + [0])
        elif callee == "autoregister":
            made = re.search(r"\binitializer:\s*([A-Z][\w.]*?)\.init\b(?!\()", text[s.start:s.end])
            passed = self._arguments(s.path, text.index("(", s.start))
            choices = self.types.initializers(made[1].split(".")[-1]) if made else []
            s.given = passed[3]
            if len(choices) == 1 and not s.given:
                for _, kind in choices[0]:
                    self._ask(s.needs, kind, s.path, s.lines, not re.match(r"\s*(Lazy|Provider)<", kind), s)
        elif callee == "register":
            s.given = -1

    def _ask(self, needs, kind, path, lines, eager=False, owner=None, name="", given=0):
        if kind and not type_of(kind)[1]:
            needs.append(Need(self._key(kind, name), given, path, lines, eager, owner))

    def _calls(self, path):
        """What is asked for by its type and must be there."""
        text, needs = self.bare[path], []
        for m in re.finditer(r"(?<=\.)(%s)\s*(?=\()|~>[ \t]*(?=[(A-Z,)\n])" % "|".join(sorted(self.askers)), text):
            plain = re.match(r"([A-Z][\w.<>?]*?)\.self\b", text[m.end():])
            kind, name, labels, given, end = (plain[1], "", set(), 0, m.end() + plain.end()) if plain else self._arguments(path, m.end())
            if text[m.end()] != "(" and not plain:
                kind, name, labels, given, end = None, "", set(), 0, m.end()
            if not kind and m[1] != "resolve" and labels <= {"name"}:
                kind = self._inferred(text, m.start())
            ends = re.match(r"\s*else\s*\{\s*(fatalError|preconditionFailure)\b", text[end:])
            ends = ends and re.search(r"\bguard\s+let\s+\w+\s*=\s*[\w.]+\.$", text[:m.start()])
            forced = m[1] != "resolve" or ends or re.match(r"!(?!=)", text[end:])
            if not forced or not kind or self._inside(path, m.start()):
                continue
            owner = next((s for s in self.services if s.path == path and s.start <= m.start() < s.end), None)
            eager = bool(owner and owner.maker[0] < m.start() < owner.maker[1]) and not re.match(r"(Lazy|Provider)<", kind)
            inner = text[owner.maker[0] + 1:m.start()] if eager else ""
            lines = range(line_of(text, m.start()), line_of(text, end) + 1)
            self._ask(needs, kind, path, lines, eager and inner.count("{") == inner.count("}"), owner, name, given)
        return needs

    def _inferred(self, text, at):
        """The type of the constant or the parameter that is filled with what is asked for at `at`."""
        if m := re.search(r"\blet\s+\w+\s*:\s*([^=\n]+?)\s*=\s*[\w.]+\s*$", text[:at]):
            return m[1]
        label, depth, i = re.search(r"[(,]\s*(\w+)\s*:\s*[\w.]+\s*$", text[:at]), 0, at
        while label and depth <= 0 and i > 0:
            i -= 1
            depth += 1 if text[i] in "([{" else -1 if text[i] in ")]}" else 0
        made = re.search(r"([A-Z]\w*)$", text[:i]) if label and text[i] == "(" else None
        kinds = {k for c in self.types.initializers(made[1]) for word, k in c if word == label[1]} if made else ()
        return next(iter(kinds)) if len(kinds) == 1 else None

    def _wrappers(self):
        """The property wrappers of the project that resolve their value and cannot do without."""
        heads = r"@propertyWrapper\s+(?:(?:public|final|internal)\s+)*(?:class|struct)\s+(\w+)\s*<([^>]*)>[^{]*\{"
        found = [(m, t[m.end():closing(t, m.end() - 1)]) for t in self.bare.values() for m in re.finditer(heads, t)]
        return {m[1] for m, body in found if re.search(r"\.(?:%s)\s*\(" % "|".join(sorted(self.askers)), body)
                and re.search(r"\bwrappedValue\s*:\s*(?:%s)!?\s" % "|".join(re.findall(r"\w+", m[2])), body)}

    def _wrapped(self, path):
        """What stands behind such a wrapper."""
        text, needs = self.bare[path], []
        pattern = r"@(%s)\b(\([^)]*\))?\s+(?:[a-z]+(?:\(set\))?\s+)*?var\s+\w+\s*:\s*([^={\n/]+)" % "|".join(sorted(self.wrappers) or ["-"])
        for m in re.finditer(pattern, text):
            passed = self.files[path][m.start(2) + 1:m.end(2) - 1].strip() if m[2] else ""
            if re.fullmatch(r'((name:\s*)?"\w+")?', passed) and not self._inside(path, m.start()):
                lines = range(line_of(text, m.start()), line_of(text, m.end()) + 1)
                self._ask(needs, m[3].strip().rstrip("!"), path, lines, name=re.sub(r"^name:\s*", "", passed))
        return needs

    def sole(self, key):
        """The only registration that can answer `key`. A name that is no literal may be any."""
        found = self.holders.get(key, [])
        unsure = key[1] and any(k[0] == key[0] and k[1][:1] not in ("", '"') for k in self.holders)
        return found[0] if len(found) == 1 and not unsure else None

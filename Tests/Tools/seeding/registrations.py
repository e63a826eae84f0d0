"""Registrations and needs of DITranquillity 3 and later, by their text."""
import re
from dataclasses import dataclass, field

from .declarations import Types, needs_type
from .swift_text import blanked, chain_end, closing, line_of, split, type_of


@dataclass(frozen=True)
class Key:
    type: str
    name: str = ""
    tags: tuple = ()


@dataclass
class Need:
    key: Key
    file: str
    lines: range
    eager: bool


@dataclass
class Registration:
    file: str
    start: int
    end: int
    lines: range
    text: str
    implementation: str = ""
    makes: bool = True
    keys: list = field(default_factory=list)
    marked: bool = False
    condition: tuple = ()
    variable: str = ""
    needs: list = field(default_factory=list)


def scan(files):
    """All registrations, and the required needs of code that resolves. `files` is text by path."""
    bare = {path: blanked(text) for path, text in files.items()}
    types = Types(bare)
    helpers, bodies = _helpers(bare)
    call = re.compile(r"(?<![\w.])((?:[\w?!]+\s*\.\s*)*)(register1?|%s)\s*(?=[({<])" % "|".join(sorted(helpers) or ["register"]))
    registrations, needs = [], []
    for path in sorted(bare):
        text = bare[path]
        for m in call.finditer(text):
            inside = any(p == path and a <= m.start() < b for p, a, b in bodies)
            if inside or text[max(0, m.start() - 6):m.start()].rstrip().endswith("func"):
                continue
            end = chain_end(text, m.end())
            r = Registration(path, m.start(), end, range(line_of(text, m.start()), line_of(text, end) + 1), text[m.start():end])
            r.condition = conditions(text, m.start())
            if v := re.search(r"\b(?:let|var)\s+(\w+)\s*=\s*$", text[:m.start()]):
                r.variable, r.start = v[1], v.start()
                r.text += "".join(re.findall(r"^\s*%s(\.[^\n]*)" % v[1], text[end:], re.M))
            _read(r, m[2], text[m.end():end], types, files[path][m.start():end])
            registrations.append(r)
        needs += _resolves(path, text, files[path])
    return registrations, needs + [n for r in registrations for n in r.needs]


def _helpers(bare):
    """Generic functions of the project around `register`, and where their bodies are."""
    names, bodies, grown = set(), [], True
    while grown:
        grown = False
        known = "|".join(["register1?"] + sorted(names))
        for path, text in bare.items():
            for m in re.finditer(r"\bfunc\s+(\w+)\s*<", text):
                brace = text.find("{", closing(text, text.find("(", m.end())))
                if brace < 0:
                    continue
                end = closing(text, brace)
                if m[1] not in names and re.search(r"\b(?:%s)\s*[({<]" % known, text[brace:end]):
                    names.add(m[1])
                    bodies.append((path, m.start(), end))
                    grown = True
    return names, bodies


def conditions(text, offset):
    stack = []
    for m in re.finditer(r"^[ \t]*#(if|elseif|else|endif)\b(.*)$", text[:offset], re.M):
        if m[1] == "if":
            stack.append(m[2].strip())
        elif m[1] == "endif":
            stack and stack.pop()
        elif stack:
            stack[-1] = "!" + stack[-1]
    return tuple(stack)


def _read(r, callee, rest, types, original):
    arguments, closures, chain = _call(rest)
    self_types = [m[1] for a in arguments if (m := re.fullmatch(r"(?:\w+:\s*)?\(?([\w.<>& ]+?)\)?\.self", a))]
    maker = next((a for a in arguments + closures if re.search(r"\.init\b|^\{|\{.*\$0", a)), None)
    maker = maker or next((a for a in arguments if re.fullmatch(r"(?:\w+:\s*)?[A-Z]\w*\.[a-z]\w*(\(.*\))?", a)), None)
    if callee.startswith("register") and self_types and maker is None:
        r.implementation, r.makes = type_of(self_types[0])[0], False
    elif maker:
        _maker(r, re.sub(r"^\w+:\s*(?!\{?\$)", "", maker), closures, types)
    if not callee.startswith("register"):
        r.keys += [Key(type_of(t)[0]) for t in self_types]
    if r.implementation:
        r.keys.append(Key(r.implementation))
    for name, arguments, closures, text in _links(chain, original):
        if name == "as":
            _alias(r, arguments)
        elif name in ("default", "test"):
            r.marked = True
        elif name == "injection":
            _injection(r, arguments, closures, types)
    if r.variable:
        for m in re.finditer(r"\.\s*`?as`?\s*(\([^\n]*?\))", r.text[len(rest):]):
            _alias(r, split(m[1][1:-1]))


def _call(rest):
    """Arguments, trailing closures and the chain behind a call."""
    arguments, closures, i = [], [], 0
    while i < len(rest):
        while i < len(rest) and rest[i] in " \t":
            i += 1
        if i < len(rest) and rest[i] == "(":
            end = closing(rest, i)
            arguments += split(rest[i + 1:end - 1])
        elif i < len(rest) and rest[i] == "{":
            end = closing(rest, i)
            closures.append(rest[i:end])
        elif m := re.match(r"\s*\w+:\s*(?=\{)", rest[i:]):
            end = i + m.end()
        else:
            break
        i = end
    return arguments, closures, rest[i:]


def _links(chain, original):
    for m in re.finditer(r"\.\s*`?(as|default|test|injection)`?\s*(?=[({])", chain):
        depth = sum(c in "([{" for c in chain[:m.start()]) - sum(c in ")]}" for c in chain[:m.start()])
        if depth == 0:
            end = len(chain)
            arguments, closures, tail = _call(chain[m.end():end])
            begin = len(original) - len(chain) + m.end()
            # Names stand in strings, which are blank in the scanned text.
            names = re.search(r'name:\s*("[^"]*"|[\w.]+)', original[begin:begin + len(chain[m.end():end]) - len(tail)])
            arguments = [("name: " + names[1]) if a.startswith("name:") and names else a for a in arguments]
            yield m[1], arguments, closures, m[0]


def _alias(r, arguments):
    kind = re.sub(r"^check:\s*", "", arguments[0]) if arguments else ""
    if not kind.endswith(".self"):
        return
    key_type = type_of(kind[:-5].strip())[0]
    tags = tuple(type_of(a.split(":")[1].strip()[:-5])[0] for a in arguments if a.startswith("tag:"))
    name = next((a.split(":", 1)[1].strip() for a in arguments if a.startswith("name:")), "")
    r.keys.append(Key(key_type, name, tags))


def _maker(r, maker, closures, types):
    if m := re.match(r"([A-Z][\w.]*)(?:<[^>]*>)?\.init(?:\(([\w:]*)\))?$", maker.strip()):
        r.implementation = m[1]
        choices = types.initializers(m[1].split(".")[-1])
        labels = [label for label in (m[2] or "").split(":") if label]
        chosen = [c for c in choices if not labels or [label for label, _ in c] == labels]
        parameters = [kind for _, kind in chosen[0]] if chosen else []
        modifiers = split(closures[0][1:-1].strip().strip("()")) if closures else []
        for i, kind in enumerate(parameters):
            _ask(r, kind, modifiers[i] if i < len(modifiers) else "$0", True)
        return
    if not maker.startswith("{"):
        if m := re.match(r"([A-Z]\w*)\.", maker):
            r.implementation = m[1]
        return
    body = re.sub(r"^(?:@\w+\s*)+(in\b)?", "", maker[1:-1].strip()).strip()
    annotated = {}
    if m := re.match(r"(?:\[[^\]]*\]\s*)?(?:\(([^)]*)\)|([\w, ]+?))\s*(?:->\s*([\w.<>?]+)\s*)?in\b", body):
        annotated = dict(Types.parameters(m[1] or ""))
        r.implementation = type_of(m[3])[0] if m[3] else ""
        body = body[m.end():].strip()
        for kind in annotated.values():
            _ask(r, kind, "$0", True)
    statement = body.splitlines()[-1].strip() if "return " in body else body
    statement = re.sub(r"^(return|await|try)\s+", "", statement)
    if m := re.search(r"\)?\s+as\s+([\w.<>& ]+)$", statement):
        r.implementation = type_of(m[1])[0]
    m = re.match(r"([A-Z][\w.]*)(?:<[^(]*>)?\s*(\(|\.)", statement)
    if m and not r.implementation:
        r.implementation = m[1]
    if m and m[2] == "(" and not annotated:
        passed = split(statement[m.end():closing(statement, m.end() - 1) - 1])
        labels = [p.split(":")[0].strip() if re.match(r"\w+\s*:", p) else "_" for p in passed]
        choices = [c for c in types.initializers(m[1].split(".")[-1]) if len(c) >= len(passed)]
        for c in choices[:1]:
            by_label = list(c)
            for label, p in zip(labels, passed):
                kind = next((k for l, k in by_label if l == label), None)
                if "$" in p and kind:
                    _ask(r, kind, re.sub(r"^\w+\s*:\s*", "", p), True)


def _injection(r, arguments, closures, types):
    name = next((a.split(":", 1)[1].strip() for a in arguments if a.startswith("name:")), "")
    eager = not any(a.replace(" ", "") == "cycle:true" for a in arguments)
    path = next((a for a in arguments if a.startswith("\\")), None)
    body = re.sub(r"^\{\s*(@\w+\s*(in\b)?)?", "", closures[-1])[:-1].strip() if closures else ""
    base = r.implementation.split(".")[-1]
    if path:
        _ask(r, types.property(base, path.split(".")[-1]), body or "$0", eager, name)
    elif m := re.search(r"\.(\w+)\s*=\s*(.*)$", body):
        _ask(r, types.property(base, m[1]), m[2], eager, name)
    elif m := re.search(r"\.(\w+)\((.*)\)$", body):
        for (_, kind), passed in zip(types.method(base, m[1]) or [], split(m[2])):
            _ask(r, kind, re.sub(r"^\w+\s*:\s*", "", passed), eager, name)


def _ask(r, kind, value, eager, name=""):
    """A need for a parameter or property of type `kind` that is filled with `value`."""
    if re.search(r"\b(many|manyInFramework|arg)\s*\(", value):
        return
    if m := re.search(r"\$\d\s+as\s+([\w.<>&? ]+)", value):
        kind = m[1]
    key_type, optional = needs_type(kind)
    if optional or not key_type:
        return
    tags = tuple(type_of(t)[0] for t in re.findall(r"([\w.]+)\.self", value)) if re.search(r"\bby\s*\(", value) else ()
    deferred = re.match(r"(Async)?(Lazy|Provider)", (kind or "").strip())
    r.needs.append(Need(Key(key_type, name, tags), r.file, r.lines, eager and not deferred))


def _resolves(path, text, original):
    found = []
    pattern = r"(?:\b(?:let|var)\s+\w+\s*:\s*([^=\n]+?)\s*=\s*)?[\w.!?]*\bresolve\s*\(([^()]*)\)(?:\s+as\s+([\w.<>]+)(\??))?"
    for m in re.finditer(pattern, text):
        kind = m[1] or (m[3] + m[4] if m[3] else None)
        key_type, optional = needs_type(kind)
        if optional or not key_type or key_type.startswith("["):
            continue
        tag = re.search(r"tag:\s*([\w.]+)\.self", m[2])
        name = re.search(r'name:\s*("[^"]*"|[\w.]+)', original[m.start():m.end()])
        if re.match(r"\s*\b(by|many)\b", m[0].split("=")[-1]):
            continue
        line = line_of(text, m.start())
        key = Key(key_type, name[1] if name else "", (tag[1],) if tag else ())
        found.append(Need(key, path, range(line, line_of(text, m.end()) + 1), True))
    return found

"""Bindings of Cleanse, by their text, and the faults that can be sown into them."""
import re

from .declarations import Types
from .faults import MISSING, Fault
from .swift_text import blanked, chain_end, closing, line_of, split

BIND = re.compile(r"\b(?:bind|binder)\s*\.\s*(bind|bindFactory|bindPropertyInjectionOf|to|propertyInjector|configured)\b(?=\s*[({])")
INCLUDE = re.compile(r"\b\w+\s*\.\s*(?:include\(module|install\(dependency):\s*([\w.<>, ]+?)\.self\)")


class Binding:
    def __init__(self, path, start, end, text):
        self.path, self.start, self.end = path, start, end
        self.lines = range(line_of(text, start), line_of(text, end) + 1)
        self.line, self.text = self.lines[0], text[start:end]
        self.key, self.made, self.needs, self.module, self.collected = "", "", [], "", ".intoCollection()" in text[start:end]


def sow_bindings(files):
    """Faults of Cleanse's modules and components. Returns them and how many bindings a need uses."""
    bare = {path: blanked(text) for path, text in files.items() if re.search(r"\bimport Cleanse\b", text)}
    if not bare:
        return [], 0, 0
    types = Types({path: blanked(text) for path, text in files.items()})
    bindings = [b for path in sorted(bare) for b in _bindings(path, bare[path], types)]
    holders, askers = {}, {}
    for b in bindings:
        holders.setdefault(b.key, []).append(b)
    for b in bindings:
        for key in b.needs:
            askers.setdefault(key, []).append(b)
    faults, used = [], 0
    lists = sum(text.count(".intoCollection()") for text in bare.values())
    aliases = {m[1]: m[2] for text in files.values() for m in re.finditer(r"\btypealias\s+(?!Root\b|Seed\b|Scope\b|Element\b)(\w+)\s*=\s*([\w.]+)", text)}
    for b in bindings:
        others = [a for a in askers.get(b.key, []) if a is not b]
        if not b.key or not others or len(holders[b.key]) > 1 or not re.match(r"binder\b", b.text) or b.collected and lists > 1:
            continue
        used += 1
        faults += _break(b, others, holders, aliases)
    return faults + list(_exclusions(bare, bindings, holders, askers, aliases)), used, len(bindings)


def _bindings(path, text, types):
    for m in BIND.finditer(text):
        end = chain_end(text, m.end())
        b = Binding(path, m.start(), end, text)
        b.module = _around(text, m.start())
        maker = re.search(r"\.\s*to\s*(?=[({])", b.text)
        if not maker:
            continue
        _read_maker(b, b.text[maker.end():].strip(), types)
        kind = re.search(r"\bbind\s*\(\s*([\w.<>\[\]? ]+?)\.self\s*\)", b.text)
        seed = re.search(r"\.\s*with\s*\(\s*([\w.]+)\.self\s*\)", b.text)
        tag = re.search(r"\.\s*tagged\s*\(\s*with:\s*([\w.]+)\.self", b.text)
        injected = re.search(r"\bbindPropertyInjectionOf\s*\(\s*([\w.]+)\.self", b.text)
        b.key = kind[1] if kind else "" if b.text.startswith("bind.") else b.made
        b.key = f"TaggedProvider<{tag[1]}>" if tag else f"Factory<{seed[1]}>" if seed else f"PropertyInjector<{injected[1]}>" if injected else b.key
        if b.collected and not tag:
            b.key = f"[{b.key}]"
        yield b


def _around(text, offset):
    """The innermost type that holds the place, as far as its head stands on one line."""
    heads = [m for m in re.finditer(r"\b(?:struct|class|enum|extension)\s+([\w.]+)[^{\n]*\{", text[:offset]) if closing(text, m.end() - 1) > offset]
    return ".".join(m[1] for m in heads)


def _read_maker(b, maker, types):
    inside = maker[1:closing(maker, 0) - 1].strip()
    if maker.startswith("(") and (m := re.match(r"value:\s*([A-Z][\w.]*)\(", inside)):
        b.made = m[1]
    elif m := re.match(r"(?:factory|injector):\s*([A-Z][\w.]*)\.init$", inside):
        b.made = m[1]
        _ask(b, [kind for _, kind in next(iter(types.initializers(m[1].split(".")[-1])), [])])
    elif m := re.match(r"injector:\s*([A-Z]\w*)\.(\w+)$", inside):
        _ask(b, [kind for _, kind in types.method(m[1], m[2]) or []])
    elif maker.startswith("{"):
        head = re.match(r"(?:\[[^\]]*\]\s*)?\(([^)]*)\)\s*(?:->\s*([\w.<>]+)\s*)?in\b", inside)
        _ask(b, [kind for _, kind in Types.parameters(head[1])] if head else re.findall(r"\$\d\s+as\s+([\w.<>]+)", inside))
        body = inside[head.end():].strip() if head else inside
        made = re.match(r"(?:return\s+)?([A-Z][\w.]*)\(", body)
        b.made = head[2] if head and head[2] else made[1] if made else ""
        if made:
            b.made = b.made or made[1]
            chosen = next(iter(types.initializers(made[1].split(".")[-1])), [])
            passed = split(body[made.end():closing(body, made.end() - 1) - 1])
            _ask(b, [kind for (_, kind), p in zip(chosen, passed) if re.search(r"(?<!\w)\$\d$", p)])


def _ask(b, kinds):
    for kind in kinds:
        kind = re.sub(r"@\w+\s*", "", kind or "").strip()
        kind = re.sub(r"^\(\)\s*->\s*", "", kind).rstrip("?!")
        if m := re.fullmatch(r"(?:Weak)?Provider<(.*)>", kind):
            kind = m[1]
        if kind and not kind.startswith("Assisted<"):
            b.needs.append(kind)


def _word(key, aliases):
    inner = re.sub(r"^\w+<(.*)>$", r"\1", key).strip("[]")
    last = re.split(r"[.<]", inner)[-1] or inner
    return aliases.get(last, last).split(".")[-1]


def _break(b, others, holders, aliases):
    places, word, what = [(a.path, a.lines) for a in others], _word(b.key, aliases), f"{b.key} of {b.module}"
    spot = [(b.path, range(b.line, b.lines[-1] + 2))]
    yield Fault("delete", b.path, b.start, b.end, "", MISSING, word, places, what, b.line)
    if not b.collected:
        yield Fault("bind twice", b.path, b.end, b.end, "; " + " ".join(b.text.split("\n")), {"duplicate-provider"}, word, spot, what, b.line)
    if "tagged(" in b.text:
        changed = re.sub(r"(with:\s*)[\w.]+\.self", r"\1SeededTag.self", b.text)
        yield Fault("swap tag", b.path, b.start, b.end, changed, MISSING, word, places, what, b.line)
    elif re.search(r"\bbind\([^)]+\.self\)", b.text):
        changed = re.sub(r"\bbind\([\w.<>\[\]? ]+?\.self\)", "bind(SeededType.self)", b.text, count=1)
        yield Fault("swap type", b.path, b.start, b.end, changed, MISSING, word, places, what, b.line)
    for asker in others:
        # Whoever asks for it is asked for by it; both in one module, so that one component has both.
        if asker.module != b.module or b.key.startswith("Factory<") or asker.key.startswith("[") or not b.made:
            continue
        if asker.key and len(holders[asker.key]) == 1 and asker.key != b.key:
            head = b.text[:re.search(r"\.\s*to\s*(?=[({])", b.text).start()]
            changed = f"{head}.to {{ (back: {asker.key}) -> {b.made} in fatalError() }}" + "\n" * (b.text.count("\n") - head.count("\n"))
            rings = [(asker.path, asker.lines), (b.path, b.lines)]
            yield Fault("close ring", b.path, b.start, b.end, changed, {"dependency-cycle"}, _word(b.made, aliases), rings, what, b.line)
            break


def _exclusions(bare, bindings, holders, askers, aliases):
    """Each module that is included once and is no longer."""
    found = {}
    for path, text in sorted(bare.items()):
        for m in INCLUDE.finditer(text):
            found.setdefault(m[1].strip(), []).append((path, text, m))
    for name, places in sorted(found.items()):
        own = [b for b in bindings if b.module == name and b.key and len(holders[b.key]) == 1]
        asked = [(b, a) for b in own for a in askers.get(b.key, []) if a.module != name]
        if len(places) != 1 or not asked or "install" in places[0][2][0]:
            continue
        path, text, m = places[0]
        b = asked[0][0]
        hit = [(a.path, a.lines) for c, a in asked if c is b]
        yield Fault("exclude", path, m.start(), m.end(), "", MISSING, _word(b.key, aliases), hit, f"{name} with {b.key}", line_of(text, m.start()))

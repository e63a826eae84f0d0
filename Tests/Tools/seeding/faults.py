"""The faults that can be sown, each with the places at which it must be noticed."""
import re
from dataclasses import dataclass

MISSING = {"missing-provider", "leaked-internal-module"}


@dataclass
class Fault:
    kind: str
    file: str
    start: int
    end: int
    replacement: str
    rules: set
    word: str          # what the finding must mention
    places: list       # (file, range of lines) at which it may stand
    what: str          # for people
    line: int
    also: tuple = ()    # other words for it: what a typealias stands for


def sow(registrations, needs, texts):
    """Every fault of Swift sources. Only what a required need uses counts, and only where nothing else would answer."""
    holders = {}
    for r in registrations:
        for key in dict.fromkeys(r.keys):
            holders.setdefault(key, []).append(r)
    askers = {}
    for need in needs:
        askers.setdefault(need.key, []).append(need)
    faults, used = [], 0
    for r in registrations:
        key = next((k for k in dict.fromkeys(r.keys) if _alone(r, k, holders, askers)), None)
        if not key:
            continue
        used += 1
        places = _places(askers[key])
        places = [p for p in places if not (p[0] == r.file and p[1] == r.lines)]
        if places:
            faults.append(Fault("delete", r.file, r.start, r.end, "", MISSING, _last(key.type), places, _describe(key), r.lines[0]))
    for r in registrations:
        text = texts[r.file][r.start:r.end]
        for key in r.keys:
            if not _alone(r, key, holders, askers):
                continue
            if key.name:
                change = _change(text, r'(name:\s*)(%s)' % re.escape(key.name), r'\1"seeded"')
                _add(faults, "rename", r, change, key, askers)
            for tag in key.tags:
                change = _change(text, r"(tag:\s*)%s\.self" % re.escape(tag), r"\1SeededTag.self")
                _add(faults, "swap tag", r, change, key, askers)
    faults += _rings([r for r in registrations if _imports("DITranquillity", texts[r.file])], holders)
    return faults, used


def _alone(r, key, holders, askers):
    """Whether a required need asks for `key` and `r` is the only one that answers it in its configuration."""
    if key not in askers or not r.makes and not any(k != key for k in r.keys):
        return False
    others = [o for o in holders[key] if o is not r and not _excluded(o.condition, r.condition)]
    return not others


def _excluded(a, b):
    return any("!" + x in b or x[:1] == "!" and x[1:] in b for x in a)


def _places(needs):
    return [(n.file, n.lines) for n in needs]


def _last(kind):
    return re.sub(r"<.*", "", kind).split("&")[0].split(".")[-1].strip("[]")


def _describe(key):
    return key.type + (f" named {key.name}" if key.name else "") + "".join(f" tagged {t}" for t in key.tags)


def _change(text, pattern, replacement):
    changed = re.sub(pattern, replacement, text)
    return changed if changed != text else None


def _add(faults, kind, r, change, key, askers):
    if change:
        faults.append(
            Fault(kind, r.file, r.start, r.end, change, MISSING, _last(key.type), _places(askers[key]), _describe(key), r.lines[0]))


def _imports(module, text):
    return re.search(r"^\s*(@\w+\s+)?import\s+%s\b" % module, text, re.M)


def _rings(registrations, holders):
    """In DITranquillity's words: lets what is needed while an object is made need that object, after construction and without a mark."""
    faults = []
    for asker in registrations:
        own = [k for k in asker.keys if not k.name and not k.tags and len(holders[k]) == 1]
        for need in asker.needs:
            answers = holders.get(need.key, [])
            if len(answers) != 1 or answers[0] is asker or not own or not need.eager or answers[0].variable:
                continue
            other = answers[0]
            if not other.makes or not other.implementation or not asker.makes:
                continue
            extra = f"\n.injection {{ (made: {other.implementation}, back: {own[0].type}) in print(made, back) }}"
            places = [(other.file, range(other.lines[0], other.lines[-1] + 2)), (asker.file, asker.lines)]
            faults.append(
                Fault("close ring", other.file, other.end, other.end, extra, {"dependency-cycle"}, _last(other.implementation),
                      places, f"{asker.implementation} and {other.implementation}", other.lines[0]))
            break
    return faults

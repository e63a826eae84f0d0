"""The faults that can be sown into an app of Swinject."""
import re

from .faults import MISSING, Fault
from .services import HEAD, Services
from .swift_text import chain_end


def sow_services(files):
    """Returns the faults, how many registrations a required need uses and how many there are."""
    if not any(re.search(r"^[ \t]*import Swinject", text, re.M) for text in files.values()):
        return [], 0, 0
    return _all(Services(files))


def _all(services):
    faults, asked = [], {}
    for n in services.needs:
        s = services.sole(n.key)
        # What replaced or may replace the one that asks might not ask.
        if s and s is not n.owner and s.given == n.given and s.whole and (not n.owner or services.sole(n.owner.keys[0])):
            asked.setdefault((s.path, s.start), (s, {}))[1].setdefault(n.key, []).append(n)
    for _, (s, keys) in sorted(asked.items()):
        text = services.files[s.path][s.start:s.end]
        key, needs = next(iter(keys.items()))
        faults.append(_fault("delete", s, s.start, s.end, "", key, needs))
        changed = re.sub(r"(\bname:\s*)%s" % re.escape(key[1]), r'\1"seeded"', text, count=1)
        if key[1] and changed != text:
            faults.append(_fault("rename", s, s.start, s.end, changed, key, needs))
        first = re.match(r"(?:[\w?!]+\s*\.\s*)*(?:auto)?register\s*\(\s*([\w.]+)(\.self)", text)
        if first and key == s.keys[0]:
            at, end = s.start + first.start(1), s.start + first.end()
            faults.append(_fault("swap type", s, at, s.start + first.end(1), "SeededType", key, needs))
            if not key[1]:
                faults.append(_fault("name", s, end, end, ', name: "seeded"', key, needs))
        faults += _ring(services, s, key, [n for found in keys.values() for n in found])
    return faults, len(asked), len(services.services)


def _fault(kind, s, start, end, change, key, needs):
    places = [(n.path, n.lines) for n in needs]
    return Fault(kind, s.path, start, end, change, MISSING, _last(key), places, " named ".join(k for k in key if k), s.lines[0])


def _ring(services, s, key, needs):
    """Both factories ask for the other's object while they make their own, which no scope helps."""
    text = services.bare[s.path]
    for n in needs:
        a, head = n.owner, HEAD.match(text, s.maker[0]) if s.maker[1] else None
        body = text[head.end():s.maker[1] - 1] if head else ""
        once = re.match(r"\s*[A-Z][\w.]*(?=\()", body)
        whole = once and not body[chain_end(body, once.end()):].strip()
        if not n.eager or a.given or a.keys[0][1] or not head or not (whole or re.search(r"\breturn\b", body)):
            continue
        first = re.match(r"\w+", (head[1] or head[2]).strip())
        at = head.start(1 if head[1] else 2) + len(head[1] or head[2]) - len((head[1] or head[2]).lstrip())
        change = ("seeded" if first[0] == "_" else first[0]) + text[at + first.end():head.end()]
        change += f" _ = {'seeded' if first[0] == '_' else first[0]}.resolve({a.keys[0][0]}.self)!;" + (" return" if whole else "")
        places = [(s.path, s.lines), (a.path, a.lines)]
        yield Fault("close ring", s.path, at, head.end(), change + (" " if body[:1].strip() else ""), {"dependency-cycle"}, _last(key), places,
                    f"{key[0]} and {a.keys[0][0]}", s.lines[0], (_last(a.keys[0]), *re.findall(r"\b[A-Z]\w*(?=\()", body)))
        return


def _last(key):
    return re.sub(r"<.*", "", key[0]).split("&")[0].split(".")[-1].strip("[]")

"""Providers and needs of a manifest, by its text, and the faults that can be sown into it."""
import re

from .faults import MISSING, Fault
from .swift_text import closing, line_of, split


def sow_manifest(path, text):
    """Faults of what `modules:` declares. Returns them and how many providers a required need uses."""
    entries = list(_entries(text))
    external = re.search(r"^external:\s*\[(.*?)\]", text, re.M | re.S)
    outside = [e.strip(' "') for e in split(external[1])] if external else []
    holders, askers = {}, {}
    for e in entries:
        for key in e["keys"]:
            holders.setdefault(key, []).append(e)
        for key, line, required, _ in e["needs"]:
            if required and key[0] not in outside:
                askers.setdefault(key, []).append((e, line))
    faults, used = [], 0
    for e in entries:
        key = next((k for k in e["keys"] if k in askers and len(holders[k]) == 1), None)
        if not key:
            continue
        used += 1
        places = [(path, range(line, line + 1)) for _, line in askers[key]]
        what = key[0] + (f" named {key[1]}" if key[1] else "")
        # Another provider takes its place, since a list may not be empty; the lines after it keep their numbers.
        body = text[e["start"]:e["end"]]
        nothing = re.match(r" *- ", body)[0] + "SeededNothing\n" + "\n" * (body.count("\n") - 1)
        faults.append(Fault("delete", path, e["start"], e["end"], nothing, MISSING, key[0], places, what, e["line"]))
        if key[1]:
            renamed = re.sub(r"(\bname:\s*)%s\b" % re.escape(key[1]), r"\1seeded", body, count=1)
            faults.append(Fault("rename", path, e["start"], e["end"], renamed, MISSING, key[0], places, what, e["line"]))
    for e in entries:
        for key, line, required, eager in e["needs"]:
            other = holders.get(key, [])
            if required and eager and len(other) == 1 and other[0] is not e and len(holders[e["keys"][0]]) == 1:
                body = text[other[0]["start"]:other[0]["end"]]
                closed = _with_need(body, e["keys"][0])
                if closed:
                    places = [(path, range(line, line + 1)), (path, range(other[0]["line"], other[0]["line"] + 1 + closed.count("\n")))]
                    faults.append(
                        Fault("close ring", path, other[0]["start"], other[0]["end"], closed, {"dependency-cycle"}, other[0]["keys"][0][0], places,
                              f"{e['keys'][0][0]} and {key[0]}", other[0]["line"]))
                break
    return faults, used


def _entries(text):
    """The items of `provides:` lists that are written one to a line or more."""
    modules = re.search(r"^modules:\s*$", text, re.M)
    if not modules:
        return
    stop = re.search(r"^\S", text[modules.end() + 1:], re.M)
    end = modules.end() + 1 + stop.start() if stop else len(text)
    for provides in re.finditer(r"^( +)provides:\s*(#.*)?\n", text[:end], re.M):
        if provides.start() < modules.start():
            continue
        indent, at, item = len(provides[1]), provides.end(), None
        while at < end:
            line_end = text.find("\n", at)
            line_end = len(text) if line_end < 0 else line_end + 1
            line = text[at:line_end]
            depth = len(line) - len(line.lstrip(" "))
            if line.strip() and depth <= indent and not (depth == indent and line.lstrip().startswith("- ")):
                break
            if line.lstrip().startswith("- ") and (item is None or depth <= item[1]):
                if item:
                    yield _entry(text, item[0], at)
                item = (at, depth)
            at = line_end
        if item:
            yield _entry(text, item[0], at)


def _entry(text, start, end):
    body = text[start:end]
    bare = re.sub(r"\s#.*", "", body)
    head = bare.lstrip(" -")
    if re.fullmatch(r"[\w.<>]+\s*", head):
        return {"start": start, "end": end, "line": line_of(text, start), "keys": [(head.strip(), "")], "needs": []}
    cut = re.search(r"\bneeds:", bare)
    own = bare[:cut.start()] if cut else bare
    name = (re.search(r"\bname:\s*(\w+)", own) or [None, ""])[1]
    kinds = [re.search(r"\btype:\s*([\w.<>]+)", own)[1]]
    if alias := re.search(r"\bas:\s*(\[[^\]]*\]|[\w.<>]+)", own):
        kinds += split(alias[1].strip("[]"))
    return {"start": start, "end": end, "line": line_of(text, start), "keys": [(k, name) for k in kinds],
            "needs": list(_needs(text, start, end))}


def _needs(text, start, end):
    cut = re.search(r"\bneeds:\s*", text[start:end])
    if not cut:
        return
    at = start + cut.end()
    if text[at] == "[":
        stop = closing(text, at) - 1
        items, offset = split(text[at + 1:stop]), at
        for item in items:
            offset = text.find(item, offset)
            yield _need(item, line_of(text, offset))
    else:
        for m in re.finditer(r"^\s*- +(.*?)\s*(?:#.*)?$", text[at:end], re.M):
            yield _need(m[1], line_of(text, at + m.start(1)))


def _need(item, line):
    item = item.strip().strip('"')
    if not item.startswith("{"):
        return (item.rstrip("?"), ""), line, not item.endswith("?"), True
    kind = re.search(r'\btype:\s*"?([\w.<>]+)(\??)', item)
    name = (re.search(r"\bname:\s*(\w+)", item) or [None, ""])[1]
    required = not kind[2] and not re.search(r"\b(optional|many):\s*true", item)
    return (kind[1], name), line, required, not re.search(r"\bwhen:\s*(late|deferred|weak)", item)


def _with_need(body, key):
    need = "{ type: %s, name: %s }" % key if key[1] else key[0]
    if re.search(r"\bneeds:\s*\[", body):
        return re.sub(r"(\bneeds:\s*\[)", r"\1%s, " % need, body, count=1)
    if m := re.search(r"^(\s*)needs:\s*\n(\s*)- ", body, re.M):
        return body[:m.end() - 2] + "- " + need + "\n" + m[2] + body[m.end() - 2:]
    if re.match(r"\s*- \{.*\}", body):
        return re.sub(r"\s*\}", ", needs: [%s] }" % need, body[::1], count=1) if body.count("}") == 1 else None
    return None

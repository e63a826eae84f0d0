"""Compares what a framework says of its own graph with what dilint says of it."""
from programs.foretelling import label, place


def homes(program, observed):
    """By container and line, the assembly in which the framework sees a registration."""
    return {
        validation["root"]: {int(r[1]): None if r[2] == "-" else r[2] for r in rows if r[0] == "vertex"}
        for validation, rows in zip(program["validations"], observed["validations"])
    }


def validated(program, line, rows, foretold, explained):
    """What differs in the container that comes to life at `line`, and the places that the framework rejects there."""
    found, rejected = [], set()
    root = foretold.roots.get(line)
    if root is None or not any(r[0] == "valid" for r in rows):
        return [("the graph of the framework is not there", f"line {line}")], rejected
    lines = {foretold.line(p): p for p in foretold.providers}
    isMade = {int(r[1]): r[3] == "true" for r in rows if r[0] == "vertex"}
    for row in rows:
        if row[0] != "edge":
            continue
        owner, key, isRequired, isMany, targets = int(row[1]), row[2], row[3] == "required", row[4] == "many", {int(t) for t in row[5:]}
        needs = [n for n in foretold.asked.get(lines.get(owner), []) if label(n["key"]) == key and n["many"] == isMany]
        said = f"line {owner}: {key}"
        if not needs:
            found.append(("the framework sees a need, dilint none", said))
        for need in needs:
            named = own_answer(program, need, line, owner, foretold)
            if named is None:
                explained["an edge of what a parent registers and no child makes"] += 1
            # Of what has nothing to make it dilint says that it is missing.
            elif {foretold.line(p) for p in named} not in (targets, {t for t in targets if isMade[t]}):
                found.append(("the framework's graph has other providers", f"{said}: {sorted(targets)}, not {sorted(map(foretold.line, named))}"))
            if isRequired and (not isMany and len(targets) != 1 or not all(isMade[t] for t in targets)):
                rejected.add(place(need["at"]))
                if named is not None and not foretold.speaks_of(need):
                    found.append(("rejected by the framework, but dilint says nothing", f"{said}, line {need['at']['line']}"))
    rings = [{int(m) for m in row[3:]} for row in rows if row[0] == "ring" and row[1] == "rejected"]
    for ring in foretold.rings:
        here = [n for n in foretold.needs if place(n["at"]) in ring and n["by"] in foretold.providers]
        if {foretold.line(n["by"]) for n in here} in rings:
            rejected.update(ring)
    for row in rows:
        # The framework's finder of rings follows every candidate where it could not choose, and so would make none of them; and it
        # rejects prototypes that collect themselves in an initializer, of which its resolver leaves out those that are being made.
        if row[0] == "ring" and row[1] == "rejected" and row[2] == "settled":
            members = {int(m) for m in row[3:]}
            # What has nothing to make it is reported as missing; of rings that hang together one is reported.
            if all(isMade[m] for m in members) and not any(together(members, rows) & knot for knot in foretold.knots):
                found.append(("a ring rejected by the framework, but dilint says nothing", f"lines {sorted(members)}"))
    return found, rejected


def own_answer(program, need, line, owner, foretold):
    """Whom dilint names if the owner itself is asked for first; None where it says nothing of the need in that container."""
    root = foretold.roots[line]
    rows = foretold.rows(need, root)
    if not rows:
        return need["providers"] if program["boxes"][str(owner)] == line and not need.get("answers") else None
    home = foretold.homes[root].get(owner)
    own = [r for r in rows if "first" not in r or foretold.groups.get(r["first"]) == home]
    return own[0]["providers"] if own else None


def together(members, rows):
    """All that is in rings that share a member with this one, or with one of those."""
    rings = [{int(m) for m in row[3:]} for row in rows if row[0] == "ring"]
    while True:
        more = members.union(*(r for r in rings if r & members))
        if more == members:
            return members
        members = more

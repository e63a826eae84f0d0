"""In which ways dilint and a program that was run disagree."""
from programs.foretelling import label, place

# Frameworks in which an object that cannot be made is nil, which an optional need takes.
CONTAINS = {"ditranquillity"}


def differences(program, seen, foretold, explained):
    contains = program["framework"] in CONTAINS
    found, confirmed, tried = [], set(), set()
    if foretold.opaque:
        found.append(("not understood", f"line {foretold.opaque[0]['at']['line']}: {foretold.opaque[0]['reason']}"))
    for index, (key, happened) in enumerate(zip(program["keys"], seen)):
        entry = foretold.entry(key["line"])
        said = f"key {index} ({key['key']}, line {key['line']})"
        if entry is None:
            found.append(("the key is no need", said))
            continue
        root = foretold.roots.get(key["root"])
        if root is None:
            found.append(("the container is no root", said))
            continue
        unsettled = [n for n, _ in foretold.reached(entry, root) if foretold.unsettled(n)]
        if unsettled:
            confirmed.update(place(n["at"]) for n in unsettled + foretold.fails(entry, root, contains))
            explained["chosen by the framework of what was asked for"] += 1
            continue
        causes, loops = foretold.fails(entry, root, contains), foretold.loops(entry, root, contains)
        verdict = happened["verdict"]
        surely = foretold.fails(entry, root, contains, surely=True)
        if verdict == "ok" and surely:
            found.append(("answered, but dilint misses something", f"{said}: {words(surely)}"))
        endless = foretold.loops(entry, root, contains, surely=True)
        if verdict == "ok" and endless:
            found.append(("answered, but dilint sees an endless ring", f"{said}: {words(endless)}"))
        if verdict == "loop" and not loops:
            found.append(("endless, but dilint sees no ring", said))
        if verdict in ("nil", "crash") and not causes:
            found.append((f"{verdict}, but dilint misses nothing", f"{said}: {happened['says'][-120:]}"))
        elif happened["line"] and verdict == "crash" and all(n["at"]["line"] != happened["line"] for n in causes):
            found.append(("crash at another line", f"{said}: line {happened['line']}, not {words(causes)}"))
        tried.update(place(n["at"]) for n, _ in foretold.reached(entry, root, contains, surely=True))
        if verdict != "ok":
            confirmed.update(place(n["at"]) for n in causes + loops)
        found += holdings(said, entry, root, contains, happened, foretold)
    # What is injected later and is missing is no more than missing, though the framework's validation calls it an error.
    lenient = {place(n["at"]) for n in foretold.needs if contains and n["when"] == "late"}
    for finding in foretold.failing:
        if place(finding["at"]) in tried - confirmed - lenient:
            found.append(("an error that never happened", f"line {finding['at']['line']}: {finding['rule']}: {finding['message']}"))
    return found


def words(needs):
    return ", ".join(f"{label(n['key'])} at line {n['at']['line']}" for n in needs)


def holdings(said, entry, root, contains, happened, foretold):
    """What an object held must have come from a registration that dilint names for that need."""
    found = []
    needs = {}
    for need, asked in foretold.reached(entry, root, contains):
        if need["by"] in foretold.made:
            needs.setdefault((foretold.made[need["by"]], label(need["key"])), []).append((need, asked))
    here = [([(entry, root)], "the key itself", happened["found"])] if happened["found"] else []
    for holder, slot, held in happened["edges"]:
        asked = needs.get((holder, slot), [])
        if not asked:
            found.append(("held, but no need", f"{said}: {holder} holds {slot}, {held}"))
        here += [(asked, f"{holder} {slot}", held)] if asked else []
    for asked, what, held in here:
        named = {foretold.made[p] for n, where in asked for p in foretold.answers(n, where)[0]}
        absent = any(foretold.lacks(n, where, contains) or contains and foretold.wants(n, where, ()) for n, where in asked)
        for one in held.strip("[]").split() if held.startswith("[") else [held]:
            if one == "nil" and absent or one in named:
                continue
            if one != "nil" or not asked[0][0]["optional"]:
                found.append(("held what another registration made", f"{said}: {what}: {one}, not {' or '.join(sorted(named)) or 'nil'}"))
            elif one == "nil":
                found.append(("nil, but dilint names a provider", f"{said}: {what}: not {' or '.join(sorted(named))}"))
    return found

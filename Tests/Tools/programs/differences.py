"""In which ways dilint and a program that was run disagree."""
from programs.foretelling import label, place
from programs.validating import validated


def differences(program, observed, foretold, explained):
    found, confirmed, tried = [], set(), set()
    if foretold.opaque:
        found.append(("not understood", f"line {foretold.opaque[0]['at']['line']}: {foretold.opaque[0]['reason']}"))
    building = program.get("building", [])
    made = min((happened["built"] for happened in observed["keys"]), default=0) if building else 0
    found += constructed(building, made, foretold, explained)
    if made < len(building):
        return found  # The program ended before anybody was asked.
    for index, (key, happened) in enumerate(zip(program["keys"], observed["keys"])):
        need = foretold.entry(key["line"])
        said = f"key {index} ({key['key']}, line {key['line']})"
        if need is None:
            found.append(("the key is no need", said))
            continue
        root = foretold.root(key)
        if root is None:
            found.append(("the container is no root", said))
            continue
        entry = foretold.seek(need, root)
        if any(foretold.answers(a)[1] == "not foreseen" for a in foretold.reached(entry)):
            found.append(("nobody was foreseen to ask first there", said))
        found += judged(said, entry, happened, foretold, explained, program.get("inside", []))
        tried.update((place(a.need["at"]), key.get("target")) for a in foretold.reached(entry, surely=True))
        if happened["verdict"] != "ok":
            confirmed.update((place(n["at"]), key.get("target")) for n in foretold.fails(entry) + foretold.loops(entry))
        found += holdings(said, entry, happened, foretold)
    rejected = set()
    for validation, rows in zip(program["validations"], observed["validations"]):
        more, places = validated(program, validation["root"], rows, foretold, explained)
        found += more
        rejected |= places
    for finding in foretold.failing:
        there = {(place(finding["at"]), target) for target in foretold.executables(finding)}
        if there & tried and not there & confirmed and place(finding["at"]) not in rejected:
            found.append(("an error that never happened", f"line {finding['at']['line']}: {finding['rule']}: {finding['message']}"))
    return found


def constructed(building, made, foretold, explained):
    """Containers that stop the program while they are made; of those after the first nobody knows."""
    found = [("made, but dilint says that it stops", f"line {at}: {text}") for at in building[:made] for text in foretold.stops(at)[0][:1]]
    if made < len(building):
        surely, maybe = foretold.stops(building[made])
        if maybe and not surely:
            explained["containers that stop while they are made, of which dilint says that they may"] += 1
        elif not surely:
            found.append(("stops while it is made, but dilint says nothing", f"line {building[made]}"))
    return found


def judged(said, entry, happened, foretold, explained, inside):
    found = []
    causes, loops = foretold.fails(entry), foretold.loops(entry)
    verdict = happened["verdict"]
    surely = foretold.fails(entry, surely=True)
    if verdict == "ok" and surely:
        found.append(("answered, but dilint misses something", f"{said}: {words(surely)}"))
    endless = foretold.loops(entry, surely=True)
    if verdict == "ok" and endless:
        found.append(("answered, but dilint sees an endless ring", f"{said}: {words(endless)}"))
    if verdict == "loop" and not loops and causes_anew(entry, foretold):
        explained["keys that never end because what is reported missing keeps an object from being kept"] += 1
    elif verdict == "loop" and not loops and foretold.warns(entry):
        explained["keys that never end in a ring of which dilint warns, since not every way round it is endless"] += 1
    elif verdict == "loop" and not loops:
        found.append(("endless, but dilint sees no ring", said))
    if verdict in ("nil", "crash") and not causes:
        found.append((f"{verdict}, but dilint misses nothing", f"{said}: {happened['says'][-120:]}"))
    elif happened["line"] and happened["line"] not in inside and verdict == "crash" and all(n["at"]["line"] != happened["line"] for n in causes):
        found.append(("crash at another line", f"{said}: line {happened['line']}, not {words(causes)}"))
    return found


def causes_anew(entry, foretold):
    return foretold.contains and foretold.is_made_anew(entry)


def words(needs):
    return ", ".join(f"{label(n['key'])} at line {n['at']['line']}" for n in needs)


def holdings(said, entry, happened, foretold):
    """What an object held must have come from a registration that dilint names for that need."""
    found = []
    needs = {}
    for asked in foretold.reached(entry):
        if asked.need["by"] in foretold.made:
            needs.setdefault((foretold.made[asked.need["by"]], label(asked.need["key"])), []).append(asked)
    here = [([entry], "the key itself", happened["found"])] if happened["found"] else []
    for holder, slot, held in happened["edges"]:
        asked = needs.get((holder, slot), [])
        if not asked:
            found.append(("held, but no need", f"{said}: {holder} holds {slot}, {held}"))
        here += [(asked, f"{holder} {slot}", held)] if asked else []
    for asked, what, held in here:
        named = {foretold.made[p] for a in asked for p in foretold.answers(a)[0]}
        absent = any(foretold.lacks(a) or foretold.is_dropped(a) or foretold.contains and foretold.wants(a, ()) for a in asked)
        for one in held.strip("[]").split() if held.startswith("[") else [held]:
            if one == "nil" and absent or one in named:
                continue
            if one != "nil" or not asked[0].need["optional"]:
                found.append(("held what another registration made", f"{said}: {what}: {one}, not {' or '.join(sorted(named)) or 'nil'}"))
            elif one == "nil":
                found.append(("nil, but dilint names a provider", f"{said}: {what}: not {' or '.join(sorted(named))}"))
    return found

"""A plan of a program for Dip, as Swift."""
from programs.text import Page


def label(key):
    type, tag = key
    return "|".join([type, tag or "", ""])


def expression(key, mode, container):
    type, tag = key
    tagged = f'tag: "{tag}"' if tag else ""
    return {
        "cast": f"{container}.resolve({tagged}) as {type}",
        "typed": f"{container}.resolve({type}.self{', ' + tagged if tag else ''}) as! {type}",
        "inferred": f"{container}.resolve({tagged})",
    }[mode]


def write(plan):
    page = Page()
    page.add("import Dip")
    page.add()
    for protocol in plan.protocols:
        page.add(f"protocol {protocol} {{}}")
    for one in plan.registrations:
        write_class(page, one)
    page.add(f"func program{plan.number}(_ key: Int) {{")
    for box in range(plan.boxes):
        plan.roots[box] = page.add(f"let box{box} = DependencyContainer()", 1)
        if box:
            page.add(f"box{box}.collaborate(with: box{box - 1})", 1)
    for one in plan.registrations:
        write_registration(page, plan, one)
    keys = []
    page.add("switch key {", 1)
    for number, entry in enumerate(plan.entries):
        page.add(f"case {number}:", 1)
        keys.append(write_entry(page, entry) | {"root": plan.roots[entry["box"]]})
    page.add("default: break", 1)
    page.add("}", 1)
    # Containers do not keep those with which they collaborate.
    page.add(f"withExtendedLifetime([{', '.join(f'box{box}' for box in range(plan.boxes))}]) {{}}", 1)
    page.add("}")
    made = {one.line: one.made for one in plan.registrations}
    captured = {line: plan.roots[box] for line, box in plan.captured.items()}
    return page, {"keys": keys, "pretended": [], "validations": [], "made": made, "captured": captured}


def write_class(page, one):
    types = list(dict.fromkeys([one.key[0]] + [type for type, _ in one.forwards])) + ["Told"]
    page.add(f"final class {one.made}: {', '.join(types)} {{")
    for index, slot in enumerate(one.slots):
        page.add(f"let a{index}: {slot.key[0]}" if slot.phase == "init" else f"var a{index}: {slot.key[0]}?", 1)
    taken = [(f"a{i}", s.key[0]) for i, s in enumerate(one.slots) if s.phase == "init"]
    sets = "; ".join(f"self.{n} = {n}" for n, _ in taken)
    page.add(f"init({', '.join(f'{n}: {t}' for n, t in taken)}) {{ {sets} }}".replace("{  }", "{}"), 1)
    rows = [f'("{label(s.key)}", {{ self.a{i} }})' for i, s in enumerate(one.slots)]
    page.add(f"var held: [(String, () -> Any?)] {{ [{', '.join(rows)}] }}", 1)
    page.add("}")


def write_registration(page, plan, one):
    box = f"box{one.box}"
    given = [f".{one.scope}"] if one.scope else []
    given += [] if one.isInferred else [f"type: {one.key[0]}.self"]
    given += [f'tag: "{one.key[1]}"'] if one.key[1] else []
    seen = f" as {one.key[0]}" if one.isInferred else ""
    inits = [(i, s) for i, s in enumerate(one.slots) if s.phase == "init"]
    call = f"{box}.register({', '.join(given)})" if given else f"{box}.register"
    if one.isWired and inits:
        parameters = ", ".join(f"b{i}: {s.key[0]}" for i, s in inits)
        one.line = page.add(f"{call} {{ ({parameters}) in {one.made}({', '.join(f'a{i}: b{i}' for i, _ in inits)}){seen} }}", 1)
    else:
        one.line = page.add(f"{call} {{", 1)
        page.add(f"try {one.made}(" if inits else f"{one.made}(){seen}", 2)
        for position, (i, slot) in enumerate(inits):
            end = "," if position + 1 < len(inits) else ")" + seen
            plan.captured[page.add(f"a{i}: {expression(slot.key, slot.mode, box)}{end}", 3)] = one.box
        page.add("}", 1)
    for type, tag in one.forwards:
        page.add(f".implements({type}.self" + (f', tag: "{tag}"' if tag else "") + ")", 1)
    post = [(i, s) for i, s in enumerate(one.slots) if s.phase == "post"]
    if not post:
        return
    page.add(".resolvingProperties { container, object in", 1)
    page.add(f"let made = object as! {one.made}", 2)
    for i, slot in post:
        mode = "cast" if slot.mode == "inferred" else slot.mode
        page.add(f"made.a{i} = try {expression(slot.key, mode, 'container')}", 2)
    page.add("}", 1)


def write_entry(page, entry):
    key, box, text = entry["key"], f"box{entry['box']}", label(entry["key"])
    page.add("do {", 2)
    if entry["mode"] == "inferred":
        line = page.add(f"let found: {key[0]} = try {expression(key, 'inferred', box)}", 3)
    else:
        line = page.add(f"let found = try {expression(key, entry['mode'], box)}", 3)
    page.add(f'show("{text}", found)', 3)
    page.add(f'}} catch {{ show("{text}", nil) }}', 2)
    return {"key": text, "line": line, "forced": False}

"""A plan of a program for Resolver, as Swift."""
from programs.text import Page


def label(key):
    type, name = key
    return "|".join([type, name or "", ""])


def asking(key):
    """What stands between the parentheses of `resolve`."""
    type, name = key
    return f"{type}.self" + (f', name: "{name}"' if name else "")


def named(key):
    return f'name: "{key[1]}"' if key[1] else ""


def expression(slot, resolver, container):
    return {
        "required": f"{resolver}.resolve({asking(slot.key)})",
        "optional": f"{resolver}.optional({asking(slot.key)})",
        "inferred": f"{resolver}.resolve({named(slot.key)})",
        "captured": f"{container}.resolve({asking(slot.key)})",
    }[slot.mode]


def held_type(slot):
    return slot.key[0] + ("?" if slot.mode == "optional" else "")


def write(plan):
    page = Page()
    page.add("import Resolver")
    page.add()
    for protocol in plan.protocols:
        page.add(f"protocol {protocol} {{}}")
    for one in plan.registrations:
        write_class(page, one)
    page.add(f"func program{plan.number}(_ key: Int) {{")
    for box in range(plan.boxes):
        child = f"box{box - 1}"
        made = f"child: {child}" if box and plan.joins[box] == "made" else ""
        plan.roots[box] = page.add(f"let box{box} = Resolver({made})", 1)
        if box and not made:
            page.add(f"box{box}.add(child: {child})", 1)
    for one in plan.registrations:
        write_registration(page, plan, one)
    keys = []
    page.add("switch key {", 1)
    for number, entry in enumerate(plan.entries):
        page.add(f"case {number}:", 1)
        keys.append(write_entry(page, entry) | {"root": plan.roots[entry["box"]]})
    page.add("default: break", 1)
    page.add("}", 1)
    page.add("}")
    made = {one.line: one.made for one in plan.registrations}
    captured = {line: plan.roots[box] for line, box in plan.captured.items()}
    return page, {"keys": keys, "pretended": [], "validations": [], "made": made, "captured": captured}


def write_class(page, one):
    types = [one.key[0]] + [type for type, _ in one.forwards] + ["Told"]
    page.add(f"final class {one.made}: {', '.join(types)} {{")
    for index, slot in enumerate(one.slots):
        if slot.phase == "init":
            page.add(f"let a{index}: {held_type(slot)}", 1)
        else:
            page.add(f"var a{index}: {slot.key[0]}?", 1)
    taken = [(f"a{i}", held_type(s)) for i, s in enumerate(one.slots) if s.phase == "init"]
    sets = "; ".join(f"self.{n} = {n}" for n, _ in taken)
    page.add(f"init({', '.join(f'{n}: {t}' for n, t in taken)}) {{ {sets} }}".replace("{  }", "{}"), 1)
    rows = [f'("{label(s.key)}", {{ self.a{i} }})' for i, s in enumerate(one.slots)]
    page.add(f"var held: [(String, () -> Any?)] {{ [{', '.join(rows)}] }}", 1)
    page.add("}")


def write_registration(page, plan, one):
    box = f"box{one.box}"
    given = ([] if one.isInferred else [f"{one.key[0]}.self"]) + ([named(one.key)] if one.key[1] else [])
    seen = f" as {one.key[0]}" if one.isInferred else ""
    inits = [(i, s) for i, s in enumerate(one.slots) if s.phase == "init"]
    asks = any(s.mode != "captured" for _, s in inits)
    call = f"{box}.register({', '.join(given)})" if given else f"{box}.register"
    one.line = page.add(f"{call} {{ {'r' if asks else '(_: Resolver)'} in", 1)
    page.add(f"{one.made}(" + ("" if inits else f"){seen}"), 2)
    for position, (i, slot) in enumerate(inits):
        end = "," if position + 1 < len(inits) else ")" + seen
        line = page.add(f"a{i}: {expression(slot, 'r', box)}{end}", 3)
        if slot.mode == "captured":
            plan.captured[line] = one.box
    page.add("}", 1)
    for forward in one.forwards:
        page.add(f".implements({asking(forward)})", 1)
    if one.scope:
        page.add(f".scope(.{one.scope})", 1)
    post = [(i, s) for i, s in enumerate(one.slots) if s.phase == "post"]
    if not post:
        return
    page.add(".resolveProperties { r, object in", 1)
    page.add(f"let made = object{'' if one.made == one.key[0] else f' as! {one.made}'}", 2)
    for i, slot in post:
        line = page.add(f"made.a{i} = {expression(slot, 'r', box)}".replace("r.resolve()", f"r.resolve() as {slot.key[0]}"), 2)
        if slot.mode == "captured":
            plan.captured[line] = one.box
    page.add("}", 1)


def write_entry(page, entry):
    key, box, text = entry["key"], f"box{entry['box']}", label(entry["key"])
    if entry["mode"] == "forced":
        line = page.add(f'show("{text}", {box}.resolve({asking(key)}))', 2)
    elif entry["mode"] == "inferred":
        line = page.add(f"let found: {key[0]} = {box}.resolve({named(key)})", 2)
        page.add(f'show("{text}", found)', 2)
    else:
        line = page.add(f'if let found = {box}.optional({asking(key)}) {{ show("{text}", found) }} else {{ show("{text}", nil) }}', 2)
    return {"key": text, "line": line, "forced": entry["mode"] != "tested"}

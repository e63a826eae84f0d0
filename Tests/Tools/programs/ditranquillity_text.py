"""A plan of a program for DITranquillity, as Swift."""
from programs.text import Page


def label(type, mark):
    return f"{type}|{mark[1] if mark else ''}|"


def held_type(slot):
    return {"optional": f"{slot.type}?", "many": f"[{slot.type}]", "lazy": f"Lazy<{slot.type}>",
            "provider": f"Provider<{slot.type}>"}.get(slot.mode, slot.type)


def write(plan):
    page = Page()
    page.add("import DITranquillity")
    page.add()
    for tag in plan.tags:
        page.add(f"enum {tag} {{}}")
    for protocol in plan.protocols:
        page.add(f"protocol {protocol} {{}}")
    for one in plan.registrations:
        write_class(page, one)
    for index, group in enumerate(plan.groups):
        write_group(page, plan, index, group)
    keys = write_entry_point(page, plan)
    return page, {"keys": keys, "made": {one.line: one.made for one in plan.registrations}, "captured": {}, "marked": plan.marked}


def write_class(page, one):
    types = [type for type, _, fits in one.aliases if fits] + ["Told"]
    page.add(f"{'struct' if one.isStruct else 'final class'} {one.made}: {', '.join(types)} {{")
    inits = [(i, s) for i, s in enumerate(one.slots) if s.phase == "init"]
    for i, slot in enumerate(one.slots):
        type = held_type(slot)
        if slot.phase == "init":
            page.add(f"let a{i}: {type}", 1)
        elif slot.mode == "many":
            page.add(f"var a{i}: {type} = []", 1)
        else:
            page.add(f"var a{i}: {type.rstrip('?')}?", 1)
            if slot.mode == "required":
                page.add(f"func set{i}(_ value: {type}) {{ a{i} = value }}", 1)
    sets = "; ".join(f"self.a{i} = a{i}" for i, _ in inits)
    page.add(f"init({', '.join(f'a{i}: {held_type(s)}' for i, s in inits)}) {{ {sets} }}".replace("{  }", "{}"), 1)
    page.add("var held: [(String, () -> Any?)] {", 1)
    rows = []
    for i, slot in enumerate(one.slots):
        value = f"self.a{i}"
        if slot.mode in ("lazy", "provider"):
            value += ".value" if slot.phase == "init" else "?.value"
        rows.append(f'("{label(slot.type, slot.mark)}", {{ {value} }})')
    page.add(f"[{', '.join(rows)}]", 2)
    page.add("}", 1)
    page.add("}")


def write_group(page, plan, index, group):
    if group["kind"] in ("part", "framework"):
        page.add(f"final class {name(plan, index)}: {'DIPart' if group['kind'] == 'part' else 'DIFramework'} {{")
        page.add("static func load(container: DIContainer) {", 1)
        for other, below in enumerate(plan.groups):
            if index in below["inside"]:
                page.add(appending(plan, other, "container"), 2)
        for other in group["imports"]:
            page.add(f"container.import({name(plan, other)}.self)", 2)
        write_registrations(page, plan, index, "container", 2)
        page.add("}", 1)
        page.add("}")
    elif group["kind"] == "function":
        page.add(f"func fill{index}p{plan.number}(_ container: DIContainer) {{")
        write_registrations(page, plan, index, "container", 1)
        page.add("}")


def name(plan, index):
    return f"Unit{index}p{plan.number}"


def appending(plan, index, container):
    return f"{container}.append({plan.groups[index]['kind']}: {name(plan, index)}.self)"


def write_registrations(page, plan, index, container, indent):
    for one in plan.registrations:
        if one.group == index:
            write_registration(page, plan, one, container, indent)


def write_registration(page, plan, one, container, indent):
    inits = [(i, s) for i, s in enumerate(one.slots) if s.phase == "init"]
    if one.form == "metatype":
        one.line = page.add(f"{container}.register({one.made}.self)", indent)
    elif one.form == "init":
        one.line = page.add(f"{container}.register({one.made}.init)", indent)
    else:
        given = [f"a{i}: {modified(s, f'${n}')}" for n, (i, s) in enumerate(inits)]
        one.line = page.add(f"{container}.register {{ {one.made}({', '.join(given)}) }}", indent)
    for type, mark, fits in one.aliases:
        marked = "" if not mark else f", tag: {mark[1]}.self" if mark[0] == "tag" else f', name: "{mark[1]}"'
        page.add(f".as({'check: ' if fits else ''}{type}.self{marked}){' { $0 }' if fits else ''}", indent + 1)
    if one.lifetime:
        page.add(f".lifetime(.{one.lifetime})", indent + 1)
    if one.priority:
        page.add(f".{one.priority}()", indent + 1)
    for i, slot in enumerate(one.slots):
        if slot.phase != "init":
            line = page.add(injection(i, slot), indent + 1)
            if slot.phase == "cycle":
                plan.marked.append(line)


def modified(slot, given):
    if slot.mode == "many":
        return f"many({given})"
    return f"by(tag: {slot.mark[1]}.self, on: {given})" if slot.mark and slot.mark[0] == "tag" else given


def injection(i, slot):
    labels = [f'name: "{slot.mark[1]}"'] if slot.mark and slot.mark[0] == "name" else []
    labels += ["cycle: true"] if slot.phase == "cycle" else []
    given = modified(slot, "$1")
    if slot.mode == "required":
        return f".injection({', '.join(labels)}) {{ $0.set{i}({given}) }}".replace("()", "")
    if given == "$1" and slot.mode in ("optional", "lazy", "provider"):
        return f".injection({', '.join(labels + [chr(92) + f'.a{i}'])})"
    return f".injection({', '.join(labels)}) {{ $0.a{i} = {given} }}".replace("()", "")


def write_entry_point(page, plan):
    page.add(f"func program{plan.number}(_ key: Int) {{")
    for box in range(plan.boxes):
        plan.roots[box] = page.add(f"let box{box} = DIContainer({f'parent: box{box - 1}' if box else ''})", 1)
        for index, group in enumerate(plan.groups):
            if group["box"] != box or group["inside"]:
                continue
            if group["kind"] == "inline":
                write_registrations(page, plan, index, f"box{box}", 1)
            elif group["kind"] == "function":
                page.add(f"fill{index}p{plan.number}(box{box})", 1)
            else:
                page.add(appending(plan, index, f"box{box}"), 1)
    keys = []
    page.add("switch key {", 1)
    for number, entry in enumerate(plan.entries):
        page.add(f"case {number}:", 1)
        keys.append(write_entry(page, plan, entry))
    page.add("default: break", 1)
    page.add("}", 1)
    page.add("}")
    return keys


def write_entry(page, plan, entry):
    type, mark = entry["key"]
    text, box, mode = label(type, mark), f"box{entry['box']}", entry["mode"]
    labels = [] if not mark else [f"tag: {mark[1]}.self"] if mark[0] == "tag" else [f'name: "{mark[1]}"']
    labels += [f"from: {name(plan, entry['from'])}.self"] if entry["from"] is not None else []
    asked = {"tested": f"{type}?", "lazy": f"Lazy<{type}>", "many": f"[{type}]"}.get(mode, type)
    call = f"{box}.resolve({', '.join(labels)})"
    if mode == "many":
        call = f"many({box}.resolve())" if plan.number % 2 else f"{box}.resolveMany()"
    elif mode == "modified" and mark:
        call = f"by(tag: {mark[1]}.self, on: {box}.resolve())"
    line = page.add(f"let found: {asked} = {call}", 2)
    page.add(f'show("{text}", found{".value" if mode == "lazy" else ""})', 2)
    return {"key": text, "line": line, "forced": mode != "tested", "root": plan.roots[entry["box"]]}

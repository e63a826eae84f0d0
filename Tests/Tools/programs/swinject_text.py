"""A plan of a program for Swinject, as Swift."""
from programs import swinject_ways
from programs.text import Page

VALUES = {"Int": "7", "String": '"seven"', "Bool": "true", "Int?": "7 as Int?", "String?": '"seven" as String?'}


def named(name):
    """A type's own name is read from the type."""
    return f'"{name}"' if name.islower() else f"{name}.title"


def label(key):
    type, name, arguments = key
    return "|".join([type, name or "", ",".join(arguments)])


def asking(key, wrap="{}"):
    """What stands between the parentheses of `resolve`."""
    type, name, arguments = key
    text = wrap.format(type) + ".self"
    if name:
        text += f", name: {named(name)}"
    if arguments:
        text += f', argument{"s" if len(arguments) > 1 else ""}: ' + ", ".join(VALUES[a] for a in arguments)
    return text


def operand(key):
    type, name, arguments = key
    if not name and not arguments:
        return f"{type}.self"
    text = asking(key)
    if len(arguments) > 1:
        head, given = text.split(", arguments: ")
        text = f"{head}, arguments: ({given})"
    return f"({text})"


def expression(slot, resolver, container="container"):
    key = slot.key
    return {
        "required": f"{resolver}.resolve({asking(key)})!",
        "optional": f"{resolver}.resolve({asking(key)})",
        "wrapped": f"{resolver}.resolve({asking(key, '{}?')})!",
        "lazy": f"{resolver}.resolve({asking(key, 'Lazy<{}>')})!",
        "provider": f"{resolver}.resolve({asking(key, 'Provider<{}>')})!",
        "operator": f"{resolver} ~> {operand(key)}",
        "inferred": f"{resolver}~>",
        "captured": f"{container}.resolve({asking(key)})!",
        "guarded": None,
    }[slot.mode]


def held_type(slot):
    type = slot.key[0]
    return {"optional": f"{type}?", "wrapped": f"{type}?", "lazy": f"Lazy<{type}>", "provider": f"Provider<{type}>"}.get(slot.mode, type)


def write(plan):
    page = Page()
    page.add(f"import Swinject\nimport SwinjectAutoregistration\n".strip())
    page.lines = page.lines[0].split("\n")
    page.add()
    for protocol in plan.protocols:
        page.add(f"protocol {protocol} {{}}")
    written = {one.key[0] for one in plan.registrations if not one.key[0].startswith("S")}
    lost = {k for e in plan.entries for k in [e["key"][0]]} | {s.key[0] for one in plan.registrations for s in one.slots}
    for type in sorted(lost - written - set(plan.protocols)):
        page.add(f"final class {type} {{}}")
    own = f"own{plan.number}"
    if any(one.scope == own for one in plan.registrations):
        page.add(f"extension ObjectScope {{ static let {own} = ObjectScope(storageFactory: PermanentStorage.init) }}")
    swinject_ways.declare(page, plan)
    for one in plan.registrations:
        write_class(page, plan, one)
        if one.isMadeByFunction and one.form == "closure":
            write_maker(page, plan, one)
    for index, group in enumerate(plan.groups):
        write_group(page, plan, index, group)
    keys = write_entry_point(page, plan)
    made = {one.line: one.made for one in plan.registrations}
    return page, {"keys": keys, "pretended": [], "validations": [], "made": made, "captured": {line: plan.roots[box] for line, box in plan.captured.items()}}


def write_class(page, plan, one):
    types = [] if one.made == one.key[0] else [one.key[0]]
    types += [type for type, _, fits in one.forwards if fits] + ["Told"] + ([f"Titled{plan.number}"] if one.isTitled else [])
    page.add(f"{'struct' if one.isStruct else 'final class'} {one.made}: {', '.join(types)} {{")
    parameters = []
    for index, slot in enumerate(one.slots):
        if slot.phase == "init":
            page.add(f"let a{index}: {held_type(slot)}", 1)
            parameters.append((f"a{index}", held_type(slot)))
        else:
            page.add(f"var a{index}: {held_type(slot).rstrip('?')}?", 1)
    for index, type in enumerate(one.key[2]):
        page.add(f"let n{index}: {type}", 1)
        parameters.append((f"n{index}", type))
    sets = "; ".join(f"self.{n} = {n}" for n, _ in parameters)
    page.add(f"init({', '.join(f'{n}: {t}' for n, t in parameters)}) {{ {sets} }}".replace("{  }", "{}"), 1)
    page.add("var held: [(String, () -> Any?)] {", 1)
    rows = []
    for index, slot in enumerate(one.slots):
        value = f"self.a{index}"
        if one.isStruct and slot.phase == "post":
            continue  # Only a copy has it.
        if slot.mode in ("lazy", "provider"):
            value += ".instance" if slot.phase == "init" else "?.instance"
        rows.append(f'("{label(slot.key)}", {{ {value} }})')
    page.add(f"[{', '.join(rows)}]", 2)
    page.add("}", 1)
    page.add("}")


def write_group(page, plan, index, group):
    name = f"Part{index}p{plan.number}"
    method = "func assemble(container: Container)"
    if group["kind"] == "extension":
        page.add(f"final class {name} {{}}")
        page.add(f"extension {name}: Assembly {{")
    elif group["kind"] in ("class", "struct"):
        page.add(f"{'final class' if group['kind'] == 'class' else 'struct'} {name}: Assembly {{")
    elif group["kind"] == "function":
        page.add(f"func fill{index}p{plan.number}(_ container: Container) {{")
        write_registrations(page, plan, index, "container", 1)
        return page.add("}")
    else:
        return
    page.add(f"{method} {{", 1)
    write_registrations(page, plan, index, "container", 2)
    page.add("}", 1)
    page.add("}")


def write_registrations(page, plan, index, container, indent):
    late = []
    for number, one in enumerate(plan.registrations):
        if one.group == index:
            write_registration(page, plan, one, f"entry{number}", container, indent)
            late += [(f"entry{number}", f) for f in one.forwards] if one.isForwardedLate else []
    for variable, forward in late:
        page.add(f"{container}.forward({forwarded(forward)}, to: {variable})", indent)


def write_registration(page, plan, one, variable, container, indent):
    type, name, arguments = one.key
    start = f"let {variable} = " if one.isStored else ""
    called = f", name: {named(name)}" if name else ""
    if one.form == "autoregister":
        taken = "".join(f", {label}{a}.self" for label, a in zip(["argument: " if len(arguments) == 1 else "arguments: ", ""], arguments))
        one.line = page.add(f"{start}{container}.autoregister({type}.self{called}{taken}, initializer: {one.made}.init)", indent)
        return write_chain(page, plan, one, variable, container, indent)
    takes = f"(r: Resolver, {', '.join(f'n{i}: {a}' for i, a in enumerate(arguments))})" if arguments else "r"
    if one.isMadeByFunction:
        given = "".join(f", n{i}: n{i}" for i in range(len(arguments)))
        one.line = page.add(f"{start}{container}.register({type}.self{called}) {{ {takes} in make{one.made}(r{given}) }}", indent)
        return write_chain(page, plan, one, variable, container, indent)
    if all(s.phase == "post" or s.mode == "captured" for s in one.slots):
        takes = takes.replace("r: Resolver", "_: Resolver") if arguments else "_"
    word = f"put{plan.number}" if one.isPut else "register"
    if one.isPut:
        takes = "" if takes == "_" and one.isPut == 1 else takes + ", _" if one.isPut == 2 else takes
    one.line = page.add(f"{start}{container}.{word}({type}.self{called}) {{ {takes}{' in' if takes else ''}".rstrip(), indent)
    write_making(page, plan, one, container, indent + 1)
    page.add("}", indent)
    write_chain(page, plan, one, variable, container, indent)


def write_maker(page, plan, one):
    """A function that makes the object, given the resolver."""
    takes = "".join(f", n{i}: {a}" for i, a in enumerate(one.key[2]))
    page.add(f"func make{one.made}(_ r: Resolver{takes}) -> {one.key[0]} {{")
    write_making(page, plan, one, None, 1)
    page.add("}")


def write_making(page, plan, one, container, indent):
    inits = [(i, s) for i, s in enumerate(one.slots) if s.phase == "init"]
    guarded = any(s.mode == "guarded" for _, s in inits)
    for i, slot in inits:
        if slot.mode == "guarded":
            page.add(f"guard let a{i} = r.resolve({asking(slot.key)}) else {{ fatalError(\"a{i}\") }}", indent)
    factory = [(i, s) for i, s in enumerate(one.slots) if s.phase == "factory"]
    opening = "let made = " if factory else "return " if guarded else ""
    given = [f"a{i}: " + (f"a{i}" if s.mode == "guarded" else expression(s, "r", container)) for i, s in inits]
    given += [f"n{i}: n{i}" for i in range(len(one.key[2]))]
    page.add(f"{opening}{one.made}(" + ("" if given else ")"), indent)
    for position, text in enumerate(given):
        line = page.add(text + ("," if position + 1 < len(given) else ")"), indent + 1)
        if position < len(inits) and inits[position][1].mode == "captured":
            plan.captured[line] = one.box
    for i, slot in factory:
        line = page.add(f"made.a{i} = {expression(slot, 'r', container)}", indent)
        if slot.mode == "captured":
            plan.captured[line] = one.box
    if factory:
        page.add("return made", indent)


def forwarded(forward):
    type, name, _ = forward
    return f"{type}.self" + (f", name: {named(name)}" if name else "")


def write_chain(page, plan, one, variable, container, indent):
    post = [(i, s) for i, s in enumerate(one.slots) if s.phase == "post"]
    lead = variable if one.isStored else ""
    if one.scope:
        page.add(f"{lead}.inObjectScope(.{one.scope})", indent)
    plain = [f for f in one.forwards if not f[1]]
    if len(plain) == len(one.forwards) == 2 and not one.isStored:
        page.add(f".implements({', '.join(forwarded(f) for f in plain)})", indent)
    elif not one.isForwardedLate:
        for forward in one.forwards:
            if one.isStored:
                page.add(f"{container}.forward({forwarded(forward)}, to: {variable})", indent)
            else:
                page.add(f".implements({forwarded(forward)})", indent)
    if not post:
        return
    page.add(f"{lead}.initCompleted {{ r, object in", indent)
    page.add(f"{'var' if one.isStruct else 'let'} made = object{'' if one.made == one.key[0] else f' as! {one.made}'}", indent + 1)
    for i, slot in post:
        if slot.mode == "guarded":
            page.add(f"guard let a{i} = r.resolve({asking(slot.key)}) else {{ fatalError(\"a{i}\") }}", indent + 1)
            page.add(f"made.a{i} = a{i}", indent + 1)
        else:
            line = page.add(f"made.a{i} = {expression(slot, 'r', container)}", indent + 1)
            if slot.mode == "captured":
                plan.captured[line] = one.box
    page.add("}", indent)


def write_entry_point(page, plan):
    page.add(f"func program{plan.number}(_ key: Int) {{")
    for box in range(plan.boxes):
        write_box(page, plan, box)
    keys = []
    page.add("switch key {", 1)
    for number, entry in enumerate(plan.entries):
        page.add(f"case {number}:", 1)
        keys.append(write_entry(page, plan, entry) | {"root": plan.roots[entry["box"]]})
    page.add("default: break", 1)
    page.add("}", 1)
    page.add("}")
    return keys


def write_box(page, plan, box):
    groups = [(i, g) for i, g in enumerate(plan.groups) if g["box"] == box]
    part = lambda i: f"Part{i}p{plan.number}()"
    scope = f", defaultObjectScope: .{plan.byDefault}" if plan.byDefault and box == 0 else ""
    if plan.style == "container":
        arguments = (f"parent: box{box - 1}" if box else "") + (scope if box else scope[2:])
        closures = [i for i, g in groups if g["kind"] == "closure"][:1]
        plan.roots[box] = page.add(f"let box{box} = Container({arguments})" + (" { container in" if closures else ""), 1)
        for index in closures:
            write_registrations(page, plan, index, "container", 2)
            page.add("}", 1)
        for index, group in groups:
            if index in closures:
                continue
            if group["kind"] in ("inline", "closure"):
                write_registrations(page, plan, index, f"box{box}", 1)
            elif group["kind"] == "function":
                page.add(f"fill{index}p{plan.number}(box{box})", 1)
            else:
                page.add(f"{part(index)}.assemble(container: box{box})", 1)
        return
    listed = ", ".join(part(i) for i, g in groups if g["joined"] == "listed")
    if plan.style == "assembler around a container":
        plan.roots[box] = page.add(f"let own{box} = Container({f'parent: own{box - 1}' if box else scope[2:]})", 1)
        for index, group in groups:
            if group["joined"] == "by hand":
                page.add(f"{part(index)}.assemble(container: own{box})", 1)
        page.add(f"let assembler{box} = Assembler([{listed}], container: own{box})", 1)
    else:
        parent = f", parent: assembler{box - 1}" if box else ", parent: nil" if scope else ""
        plan.roots[box] = page.add(f"let assembler{box} = Assembler([{listed}]{parent}{scope})", 1)
    rest = [i for i, g in groups if g["joined"] == "applied" or g["joined"] == "by hand" and plan.style == "assembler"]
    if len(rest) > 1:
        page.add(f"assembler{box}.apply(assemblies: [{', '.join(map(part, rest))}])", 1)
    for index in rest if len(rest) == 1 else []:
        page.add(f"assembler{box}.apply(assembly: {part(index)})", 1)
    page.add(f"let box{box} = assembler{box}.resolver", 1)


def write_entry(page, plan, entry):
    key, box, text = entry["key"], f"box{entry['box']}", label(entry["key"])
    if entry["mode"] == "synchronized":
        line = page.add(f'show("{text}", {box}.synchronize().resolve({asking(key)})!)', 2)
    elif entry["mode"] in swinject_ways.ASKING:
        line = page.add(f'show("{text}", {swinject_ways.asked(entry["mode"], plan.number, box, asking(key))}!)', 2)
    elif entry["mode"] == "forced":
        line = page.add(f'show("{text}", {box}.resolve({asking(key)})!)', 2)
    elif entry["mode"] == "operator":
        line = page.add(f'show("{text}", {box} ~> {operand(key)})', 2)
    elif entry["mode"] == "lazy":
        line = page.add(f'show("{text}", {box}.resolve({asking(key, "Lazy<{}>")})!.instance)', 2)
    else:
        line = page.add(f'if let found = {box}.resolve({asking(key)}) {{ show("{text}", found) }} else {{ show("{text}", nil) }}', 2)
    return {"key": text, "line": line, "forced": entry["mode"] != "tested"}

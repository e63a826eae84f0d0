"""Classes, what is asked for, and registrations of a program for Swinject, as Swift."""
from programs import swinject_ways

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


def expression(plan, slot, resolver, container="container"):
    key = slot.key
    if slot.mode in swinject_ways.HELPED:
        return swinject_ways.helped(slot.mode, plan.number, resolver, key) + "!"
    if slot.mode in swinject_ways.ASKING:
        return swinject_ways.asked(slot.mode, plan.number, resolver, key[0], asking(key)) + "!"
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


def write_members(page, one):
    """What a class holds, and its initializer."""
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


def write_class(page, plan, one):
    types = [] if one.made == one.key[0] else [one.key[0]]
    types += [type for type, _, fits in one.forwards if fits] + ["Told"] + ([f"Titled{plan.number}"] if one.isTitled else [])
    page.add(f"{'struct' if one.isStruct else 'final class'} {one.made}: {', '.join(types)} {{")
    write_members(page, one)
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


def write_registrations(page, plan, numbers, container, indent):
    late = []
    for number in numbers:
        one = plan.registrations[number]
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
        seen, maker = ("Service", "made") if one.isAssociated else (type, f"make{one.made}")
        one.line = page.add(f"{start}{container}.register({seen}.self{called}) {{ {takes} in {maker}(r{given}) }}", indent)
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
    given = [f"a{i}: " + (f"a{i}" if s.mode == "guarded" else expression(plan, s, "r", container)) for i, s in inits]
    given += [f"n{i}: n{i}" for i in range(len(one.key[2]))]
    page.add(f"{opening}{one.made}(" + ("" if given else ")"), indent)
    for position, text in enumerate(given):
        line = page.add(text + ("," if position + 1 < len(given) else ")"), indent + 1)
        if position < len(inits) and inits[position][1].mode == "captured":
            plan.captured[line] = one.box
    for i, slot in factory:
        line = page.add(f"made.a{i} = {expression(plan, slot, 'r', container)}", indent)
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
    page.add(f"{'var' if one.isStruct else 'let'} made = object{'' if one.made == one.key[0] and not one.isAssociated else f' as! {one.made}'}", indent + 1)
    for i, slot in post:
        if slot.mode == "guarded":
            page.add(f"guard let a{i} = r.resolve({asking(slot.key)}) else {{ fatalError(\"a{i}\") }}", indent + 1)
            page.add(f"made.a{i} = a{i}", indent + 1)
        else:
            line = page.add(f"made.a{i} = {expression(plan, slot, 'r', container)}", indent + 1)
            if slot.mode == "captured":
                plan.captured[line] = one.box
    page.add("}", indent)


def write_entries(page, plan, write_entry):
    """What is asked for, each under its number; what is to be known of it."""
    keys = []
    page.add("switch key {", 1)
    for number, entry in enumerate(plan.entries):
        page.add(f"case {number}:", 1)
        keys.append(write_entry(page, plan, entry) | {"root": plan.roots[entry["box"]]})
    page.add("default: break", 1)
    page.add("}", 1)
    return keys

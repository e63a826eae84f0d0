"""A plan of a program for Knit, as Swift."""
from programs.swinject_registrations import VALUES, asking, label, write_entries, write_members
from programs.text import Page

BELOW = "unsafeResolver(file: #fileID, function: #function, line: #line)"
CONFORMS = {"auto": "AutoInitModuleAssembly", "plain": "ModuleAssembly", "abstract": "AbstractAssembly", "fake": "FakeAssembly",
            "generated": "AutoInitModuleAssembly, GeneratedModuleAssembly"}
COLLECTED = ("entries", "allEntries")


def write(plan):
    page = Page()
    page.add("import Knit")
    page.add()
    write_resolvers(page, plan)
    for protocol in plan.protocols + plan.lists:
        page.add(f"protocol {protocol} {{}}")
    for one in plan.registrations:
        write_class(page, one)
    for index, group in enumerate(plan.groups):
        write_group(page, plan, index, group)
    page.add(f"func program{plan.number}(_ key: Int) {{ MainActor.assumeIsolated {{ ask{plan.number}(key) }} }}")
    page.add(f"@MainActor func ask{plan.number}(_ key: Int) {{")
    for box in range(len(plan.boxes)):
        write_box(page, plan, box)
    keys = write_entries(page, plan, write_entry)
    # Nobody else keeps the containers.
    page.add(f"withExtendedLifetime([{', '.join(f'box{box}' for box in range(len(plan.boxes)))}] as [AnyObject]) {{}}", 1)
    page.add("}")
    made = {one.line: one.made for one in plan.registrations}
    captured = {line: plan.roots[box] for line, box in plan.captured.items()}
    building = [plan.roots[box] for box in range(len(plan.boxes))]
    return page, {"keys": keys, "pretended": [], "validations": [], "made": made, "captured": captured, "building": building, "accessors": accessors(plan)}


def write_resolvers(page, plan):
    """Resolvers, each of which can do what those before it can."""
    for before, name in zip(["Resolver"] + plan.resolvers, plan.resolvers):
        page.add(f"protocol {name}: {before} {{}}")
    page.add(f"extension Knit.Container: {', '.join(plan.resolvers)} {{}}")


def accessors(plan):
    """What Knit's tool writes while a program is built, so that it is compiled with the program and no part of its sources."""
    page = Page()
    page.add("import Knit")
    for level, resolver in enumerate(plan.resolvers):
        page.add(f"extension {resolver} {{")
        written = {(type, bool(name), arguments) for type, name, arguments in plan.accessible(level)}
        for type, isNamed, arguments in sorted(written):
            taken = f"name: {type}_ResolutionKey, " if isNamed else ""
            taken += "".join(f"n{i}: {a}, " for i, a in enumerate(arguments))
            given = f"{type}.self" + (", name: name.rawValue" if isNamed else "")
            if arguments:
                given += f", argument{'s' if len(arguments) > 1 else ''}: " + ", ".join(f"n{i}" for i in range(len(arguments)))
            rest = "file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line"
            page.add(f"func {accessor(type)}({taken}{rest}) -> {type} {{", 1)
            page.add("let resolver = unsafeResolver(file: file, function: function, line: line)", 2)
            page.add(f"return knitUnwrap(resolver.resolve({given}), callsiteFile: file, callsiteFunction: function, callsiteLine: line)", 2)
            page.add("}", 1)
        page.add("}")
    for type in sorted({type for level in range(len(plan.resolvers)) for type, name, _ in plan.accessible(level) if name}):
        page.add(f"enum {type}_ResolutionKey: String {{ case left, right, spare }}")
    return page.text()


def accessor(type):
    return type[0].lower() + type[1:]


def called(key):
    type, name, arguments = key
    given = ([f"name: .{name}"] if name else []) + [f"n{i}: {VALUES[a]}" for i, a in enumerate(arguments)]
    return f"{accessor(type)}({', '.join(given)})"


def expression(slot, resolver):
    """`resolver` is Knit's own; what is below it is Swinject's."""
    key, below = slot.key, f"{resolver}.{BELOW}"
    return {
        "required": f"{below}.resolve({asking(key)})!",
        "optional": f"{below}.resolve({asking(key)})",
        "lazy": f"{below}.resolve({asking(key, 'Lazy<{}>')})!",
        "accessor": f"{resolver}.{called(key)}",
        "entries": f"{resolver}.resolveCollection({collected(key)}.self)",
        "allEntries": f"{resolver}.resolveCollection({collected(key)}.self)",
    }[slot.mode]


def collected(key):
    return key[0].removeprefix("ServiceCollection<").removesuffix(">")


def write_class(page, one):
    types = [] if one.made == one.key[0] else [one.key[0]]
    types += [type for type, _ in one.forwards if type not in types] + ["Told"]
    page.add(f"{'struct' if one.isStruct else 'final class'} {one.made}: {', '.join(types)} {{")
    write_members(page, one)
    after = {"lazy": ".instance", "entries": ".entries", "allEntries": ".allEntries"}
    marks = ["?" if s.phase == "post" and s.mode in after else "" for s in one.slots]
    rows = [f'("{label(s.key)}", {{ self.a{i}{mark}{after.get(s.mode, "")} }})' for i, (s, mark) in enumerate(zip(one.slots, marks))]
    page.add(f"var held: [(String, () -> Any?)] {{ [{', '.join(rows)}] }}", 1)
    page.add("}")


def write_group(page, plan, index, group):
    name, resolver = f"Part{index}p{plan.number}Assembly", plan.resolvers[group.resolver]
    listed = write_listing(page, plan, index, group)
    page.add(f"{'struct' if group.isStruct else 'final class'} {name}: {CONFORMS[group.kind]} {{")
    page.add(f"typealias TargetResolver = {resolver}", 1)
    if group.kind == "fake":
        page.add(f"typealias ReplacedAssembly = Part{group.original}p{plan.number}Assembly", 1)
    else:
        which = "generatedDependencies" if group.kind == "generated" else "dependencies"
        page.add(f"static var {which}: [any ModuleAssembly.Type] {{ {listed} }}", 1)
        if group.replaces:
            page.add(f"static var replaces: [any ModuleAssembly.Type] {{ {types(plan, group.replaces)} }}", 1)
    page.add(f"func assemble(container: Container<{resolver}>) {{", 1)
    for type, mark, isOptional in group.demands:
        called = f', name: "{mark}"' if mark else ""
        page.add(f"container.registerAbstract({type}{'?' if isOptional else ''}.self{called})", 2)
    for one in plan.registrations:
        if one.group == index and one.form != "after":
            write_registration(page, plan, one, 2)
    page.add("}", 1)
    page.add("}")
    if group.standIn is not None:
        page.add(f"extension {name}: DefaultModuleAssemblyOverride {{ typealias OverrideType = Part{group.standIn}p{plan.number}Assembly }}")


def types(plan, indexes):
    return f"[{', '.join(f'Part{i}p{plan.number}Assembly.self' for i in indexes)}]"


def write_listing(page, plan, index, group):
    if group.listing == "literal":
        return types(plan, group.needs)
    first, rest = f"First{index}p{plan.number}", f"Rest{index}p{plan.number}"
    for name, parts, others in [(first, group.needs[:1], ""), (rest, group.needs[1:], f"{first}.self")]:
        page.add(f"enum {name}: KnitModule {{")
        page.add(f"static var assemblies: [any ModuleAssembly.Type] {{ {types(plan, parts)} }}", 1)
        page.add(f"static var moduleDependencies: [any KnitModule.Type] {{ [{others}] }}", 1)
        page.add("}")
    return f"{rest}.allAssemblies"


def write_registration(page, plan, one, indent):
    type, name, arguments = one.key
    resolver = plan.groups[one.group].resolver
    inits = [(i, s) for i, s in enumerate(one.slots) if s.phase == "init"]
    taker = "r" if inits else "_"
    takes = f"({taker}: {plan.resolvers[resolver]}, {', '.join(f'n{i}: {a}' for i, a in enumerate(arguments))})" if arguments else taker
    named = f', name: "{name}"' if name else ""
    word = "registerIntoCollection" if one.form == "collected" else "register"
    start = ", mainActorFactory: {" if one.form == "main" else ") {"
    one.line = page.add(f"container.{word}({type}.self{named}{start} {takes} in", indent)
    given = [f"a{i}: {expression(s, 'r')}" for i, s in inits] + [f"n{i}: n{i}" for i in range(len(arguments))]
    page.add(f"{one.made}(" + ("" if given else ")"), indent + 1)
    for position, text in enumerate(given):
        line = page.add(text + ("," if position + 1 < len(given) else ")"), indent + 2)
        # Whoever is asked, a resolver of its own asks the assembler that it is for.
        if plan.hasOwnResolvers:
            plan.captured[line] = resolver
    page.add("})" if one.form == "main" else "}", indent)
    for type, mark in one.forwards:
        page.add(f".implements({type}.self" + (f', name: "{mark}"' if mark else "") + ")", indent)
    if one.scope:
        page.add(f".inObjectScope(.{one.scope})", indent)
    post = [(i, s) for i, s in enumerate(one.slots) if s.phase == "post"]
    if post:
        page.add(".initCompleted { r, object in", indent)
        page.add(f"let made = object{'' if one.made == one.key[0] else f' as! {one.made}'}", indent + 1)
        for i, slot in post:
            page.add(f"made.a{i} = {expression(slot, 'r').replace('.' + BELOW, '')}", indent + 1)
        page.add("}", indent)


def write_box(page, plan, box):
    told = plan.boxes[box]
    handed = f"[{', '.join(f'Part{i}p{plan.number}Assembly()' for i in told['handed'])}]"
    parent = f"parent: box{box - 1}.internalAssembler, " if box else ""
    behaviour = f", overrideBehavior: .{told['behaviour']}" if told["behaviour"] else ""
    kind = f"ScopedModuleAssembler<{plan.resolvers[plan.resolver(box)]}>" if plan.isScoped else "ModuleAssembler"
    start = f"let box{box} = {kind}({parent}{handed}{behaviour}"
    if told["after"]:
        plan.roots[box] = page.add(f"{start}, postAssemble: {{ container in", 1)
        write_registration(page, plan, told["after"], 2)
        page.add("})", 1)
    else:
        plan.roots[box] = page.add(f"{start})", 1)
    page.add('note("built")', 1)


def write_entry(page, plan, entry):
    key, mode, text = entry["key"], entry["mode"], label(entry["key"])
    whole = f"box{entry['box']}.resolver"
    below = f"{whole}.{BELOW}" if plan.isScoped else whole
    if mode in COLLECTED:
        line = page.add(f'show("{text}", {whole}.resolveCollection({collected(key)}.self).{mode})', 2)
    elif mode == "accessor":
        line = page.add(f'show("{text}", {whole}.{called(key)})', 2)
    elif mode == "inside":
        line = page.add(f'show("{text}", box{entry["box"]}.internalAssembler.resolver.resolve({asking(key)})!)', 2)
    elif mode == "lazy":
        line = page.add(f'show("{text}", {below}.resolve({asking(key, "Lazy<{}>")})!.instance)', 2)
    elif mode == "tested":
        line = page.add(f'if let found = {below}.resolve({asking(key)}) {{ show("{text}", found) }} else {{ show("{text}", nil) }}', 2)
    else:
        line = page.add(f'show("{text}", {below}.resolve({asking(key)})!)', 2)
    return {"key": text, "line": line, "forced": mode not in ("tested",) + COLLECTED}

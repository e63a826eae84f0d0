"""The assemblies of a program for Swinject, its containers, and how one comes to the other, as Swift."""
from programs.swinject_lists import groups_of, list_text, part
from programs.swinject_registrations import write_registrations

# Kinds of assemblies whose conformance stands with the type itself.
TYPES = {"class": "final class", "struct": "struct", "keeper": "struct", "boxed": "final class", "cases": "struct", "switched": "struct", "steps": "struct"}


def write_group(page, plan, index, group):
    name, kind = f"Part{index}p{plan.number}", group["kind"]
    if kind == "function":
        page.add(f"func fill{index}p{plan.number}(_ container: Container) {{")
        write_registrations(page, plan, members(plan, index), "container", 1)
        return page.add("}")
    if kind in ("inline", "closure"):
        return
    write_helpers(page, plan, index, kind)
    if kind == "extension":
        page.add(f"final class {name} {{}}")
        page.add(f"extension {name}: Assembly {{")
    elif kind == "by protocol":
        page.add(f"protocol Filling{index}p{plan.number}: Assembly {{}}")
        page.add(f"struct {name}: Filling{index}p{plan.number} {{}}")
        page.add(f"extension Filling{index}p{plan.number} {{")
    elif kind == "template":
        page.add(f"protocol Filling{index}p{plan.number}: Assembly {{ func fill(_ container: Container) }}")
        page.add(f"extension Filling{index}p{plan.number} {{ func assemble(container: Container) {{ fill(container) }} }}")
        page.add(f"struct {name}: Filling{index}p{plan.number} {{")
    elif kind == "override":
        page.add(f"class Base{index}p{plan.number}: Assembly {{")
        page.add("func assemble(container: Container) { fill(container) }", 1)
        page.add("func fill(_ container: Container) {}", 1)
        page.add("}")
        page.add(f"final class {name}: Base{index}p{plan.number} {{")
    elif kind == "associated":
        page.add(f"protocol Filling{index}p{plan.number}: Assembly {{")
        page.add("associatedtype Service", 1)
        page.add("func made(_ r: Resolver) -> Service", 1)
        page.add("}")
        one = plan.registrations[members(plan, index)[0]]
        page.add(f"struct {name}: Filling{index}p{plan.number} {{")
        page.add(f"func made(_ r: Resolver) -> {one.key[0]} {{ make{one.made}(r) }}", 1)
        page.add("}")
        page.add(f"extension Filling{index}p{plan.number} {{")
    elif kind == "generic":
        page.add(f"typealias {name} = Of{index}p{plan.number}<Container>")
        page.add(f"struct Of{index}p{plan.number}<Value>: Assembly {{")
    else:
        page.add(f"{TYPES[kind]} {name}: Assembly {{")
    method = {"template": "func fill(_ container", "override": "override func fill(_ container"}.get(kind, "func assemble(container")
    page.add(f"{method}: Container) {{", 1)
    write_body(page, plan, index, kind)
    page.add("}", 1)
    page.add("}")


def members(plan, index):
    return [n for n, one in enumerate(plan.registrations) if one.group == index]


def cases(plan, index):
    """Registrations by the case of an enumeration under which they stand."""
    all = members(plan, index)
    middle = (len(all) + 1) // 2
    return [("first", all[:middle]), ("second", all[middle:])]


def write_helpers(page, plan, index, kind):
    """What the assembly uses, on top of it."""
    if kind == "keeper":
        page.add(f"final class Filler{index}p{plan.number} {{")
        page.add("private let kept: Container", 1)
        page.add("init(container: Container) { kept = container }", 1)
        page.add("func fill() {", 1)
        write_registrations(page, plan, members(plan, index), "self.kept", 2)
        page.add("}", 1)
        page.add("}")
    elif kind == "boxed":
        page.add(f"struct Crate{index}p{plan.number}<Value> {{ let value: Value }}")
    elif kind in ("cases", "switched"):
        page.add(f"enum Case{index}p{plan.number}: CaseIterable {{ case first, second }}")


def write_body(page, plan, index, kind):
    """What `assemble(container:)` does."""
    if kind == "keeper":
        page.add(f"let filler = Filler{index}p{plan.number}(container: container)", 2)
        page.add("filler.fill()", 2)
    elif kind == "boxed":
        page.add(f"let crate = Crate{index}p{plan.number}(value: container)", 2)
        write_registrations(page, plan, members(plan, index), "crate.value", 2)
    elif kind == "cases":
        page.add(f"for one in Case{index}p{plan.number}.allCases {{ fill(one, container) }}", 2)
        page.add("}", 1)
        page.add(f"private func fill(_ one: Case{index}p{plan.number}, _ container: Container) {{", 1)
        write_cases(page, plan, index, 2)
    elif kind == "switched":
        page.add(f"for one in [Case{index}p{plan.number}.first, .second] {{", 2)
        write_cases(page, plan, index, 3)
        page.add("}", 2)
    elif kind == "steps":
        page.add("let steps: [(Container) -> Void] = [", 2)
        for _, numbers in cases(plan, index):
            page.add("{ step in" if numbers else "{ _ in", 3)
            write_registrations(page, plan, numbers, "step", 4)
            page.add("},", 3)
        page.add("]", 2)
        page.add("for step in steps { step(container) }" if index % 2 else "steps.forEach { $0(container) }", 2)
    else:
        write_registrations(page, plan, members(plan, index), "container", 2)


def write_cases(page, plan, index, indent):
    page.add("switch one {", indent)
    for case, numbers in cases(plan, index):
        page.add(f"case .{case}:" + ("" if numbers else " break"), indent)
        write_registrations(page, plan, numbers, "container", indent + 1)
    page.add("}", indent)


def reference(plan, box):
    """What keeps a box for the whole program, seen from anywhere."""
    at, type = f"{box}p{plan.number}", "Container" if plan.style == "container" else "Assembler"
    return f"Home{at}.shared.container" if plan.homes[box] == "owner" else f"{type}.shared{at}"


def write_home(page, plan, box):
    """What stands outside of the program's function for a box: a function that makes it, or a type that keeps it."""
    home, at = plan.homes[box], f"{box}p{plan.number}"
    if home == "local":
        return
    isContainer = plan.style == "container"
    type = "Container" if isContainer else "Assembler"
    made = "container" if isContainer else "assembler"
    if home == "parameter":
        page.add(f"func make{at}(below parent: {type}?) -> {type} {{")
        write_statements(page, plan, box, made, "parent", 1)
        page.add(f"return {made}", 1)
        return page.add("}")
    above = reference(plan, box - 1) if box else None
    if home == "shared":
        page.add(f"extension {type} {{")
        page.add(f"static let shared{at}: {type} = {{", 1)
        write_statements(page, plan, box, made, above, 2)
        page.add(f"return {made}", 2)
        page.add("}()", 1)
        return page.add("}")
    page.add(f"final class Home{at} {{")
    page.add(f"static let shared = Home{at}()", 1)
    plan.roots[box] = page.add(f"let container = {creation(plan, box, above)}", 1)
    page.add("private init() { assemble() }", 1)
    page.add("private func assemble() {", 1)
    write_joins(page, plan, box, "self.container", 2)
    page.add("}", 1)
    page.add("}")


def write_box(page, plan, box):
    home, at = plan.homes[box], f"{box}p{plan.number}"
    isContainer = plan.style == "container"
    made, parent = (f"box{box}", f"box{box - 1}") if isContainer else (f"assembler{box}", f"assembler{box - 1}")
    if home == "local":
        write_statements(page, plan, box, made, parent if box else None, 1)
    elif home == "parameter":
        page.add(f"let {made} = make{at}(below: {parent if box else 'nil'})", 1)
    else:
        page.add(f"let {made} = {reference(plan, box)}", 1)
    if not isContainer:
        page.add(f"let box{box} = assembler{box}.resolver", 1)


def scoped(plan, box):
    return f"defaultObjectScope: .{plan.byDefault}" if plan.byDefault and box == 0 else ""


def creation(plan, box, parent):
    return f"Container({', '.join(filter(None, [f'parent: {parent}' if parent else '', scoped(plan, box)]))})"


def write_statements(page, plan, box, made, parent, indent):
    """Makes a container or an assembler, under the name `made`, and fills it."""
    groups = groups_of(plan, box)
    if plan.style == "container":
        closures = [i for i, g in groups if g["kind"] == "closure"][:1]
        plan.roots[box] = page.add(f"let {made} = {creation(plan, box, parent)}" + (" { container in" if closures else ""), indent)
        for index in closures:
            write_registrations(page, plan, members(plan, index), "container", indent + 1)
            page.add("}", indent)
        return write_joins(page, plan, box, made, indent, closures)
    if plan.style == "assembler around a container":
        plan.roots[box] = page.add(f"let own{box} = {creation(plan, box, f'own{box - 1}' if box else None)}", indent)
        for index, group in groups:
            if group["joined"] == "by hand":
                page.add(f"{part(plan, index)}.assemble(container: own{box})", indent)
        text = list_text(page, plan, box, indent)
        page.add(f"let {made} = Assembler({text}, container: own{box})", indent)
    else:
        text, scope = list_text(page, plan, box, indent), scoped(plan, box)
        above = f", parent: {parent}" if parent else ", parent: nil" if scope else ""
        plan.roots[box] = page.add(f"let {made} = Assembler({text}{above}{', ' if scope else ''}{scope})", indent)
    rest = [i for i, g in groups if g["joined"] == "applied" or g["joined"] == "by hand" and plan.style == "assembler"]
    if len(rest) > 1:
        page.add(f"{made}.apply(assemblies: [{', '.join(part(plan, i) for i in rest)}])", indent)
    for index in rest if len(rest) == 1 else []:
        page.add(f"{made}.apply(assembly: {part(plan, index)})", indent)


def write_joins(page, plan, box, container, indent, done=()):
    for index, group in groups_of(plan, box):
        if index in done:
            continue
        if group["kind"] in ("inline", "closure"):
            write_registrations(page, plan, members(plan, index), container, indent)
        elif group["kind"] == "function":
            page.add(f"fill{index}p{plan.number}({container})", indent)
        else:
            page.add(f"{part(plan, index)}.assemble(container: {container})", indent)

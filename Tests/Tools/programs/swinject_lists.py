"""How a program for Swinject writes the assemblies that an assembler is made of."""

LISTINGS = ["literal"] * 3 + ["inits", "key paths", "grown", "bundled", "types", "by case", "built"]


def groups_of(plan, box):
    return [(i, g) for i, g in enumerate(plan.groups) if g["box"] == box]


def part(plan, index):
    return f"Part{index}p{plan.number}()"


def listed(plan, box):
    return [part(plan, i) for i, g in groups_of(plan, box) if g["joined"] == "listed"]


def listing(plan, box):
    """How the assemblies of a box are written; nothing at all is written in one way."""
    how = plan.listings[box]
    # An extension of what is generic is for each of its kinds by itself.
    generic = any(g["kind"] == "generic" for _, g in groups_of(plan, box))
    return "literal" if not listed(plan, box) or plan.style == "container" or generic and how == "types" else how


def write_lists(page, plan):
    """What lists need outside of where they stand."""
    for box in range(plan.boxes):
        parts, how, at = listed(plan, box), listing(plan, box), f"{box}p{plan.number}"
        if how == "key paths":
            page.add(f"struct Parts{at} {{")
            for position, text in enumerate(parts):
                page.add(f"let part{position}: Assembly = {text}", 1)
            page.add("}")
        elif how == "types":
            page.add(f"protocol Made{at}: Assembly {{ init() }}")
            for text in parts:
                page.add(f"extension {text.removesuffix('()')}: Made{at} {{}}")
        elif how == "by case":
            page.add(f"enum Which{at}: CaseIterable {{")
            page.add(f"case {', '.join(f'part{position}' for position in range(len(parts)))}", 1)
            page.add("var assembly: Assembly {", 1)
            page.add("switch self {", 2)
            for position, text in enumerate(parts):
                page.add(f"case .part{position}: return {text}", 2)
            page.add("}", 2)
            page.add("}", 1)
            page.add("}")
        elif how == "built":
            page.add(f"@resultBuilder enum Listing{at} {{ static func buildBlock(_ parts: Assembly...) -> [Assembly] {{ parts }} }}")
            page.add(f"@Listing{at} func parts{at}() -> [Assembly] {{")
            for text in parts:
                page.add(text, 1)
            page.add("}")


def list_text(page, plan, box, indent):
    """The assemblies that an assembler is made of; what has to stand before them is written."""
    parts, how, at = listed(plan, box), listing(plan, box), f"{box}p{plan.number}"
    types = [text.removesuffix("()") for text in parts]
    inits = ", ".join(type + ".init" for type in types)
    if how == "inits":
        return f"([{inits}] as [() -> Assembly]).map {{ $0() }}"
    if how == "key paths":
        names = ", ".join(rf"\.part{position}" for position in range(len(parts)))
        return f"([{names}] as [KeyPath<Parts{at}, Assembly>]).map {{ Parts{at}()[keyPath: $0] }}"
    if how == "types":
        return f"([{', '.join(type + '.self' for type in types)}] as [any Made{at}.Type]).map {{ $0.init() }}"
    if how == "by case":
        return f"Which{at}.allCases.map {{ $0.assembly }}" if box % 2 else rf"Which{at}.allCases.map(\.assembly)"
    if how == "built":
        return f"parts{at}()"
    if how == "literal":
        return f"[{', '.join(parts)}]"
    page.add(f"var list{box}: [Assembly] = []", indent)
    if how == "grown":
        page.add(f"for make in [{inits}] as [() -> Assembly] {{ list{box}.append(make()) }}", indent)
    else:
        bundles = ", ".join(f"[{text}]" for text in parts)
        page.add(f"for bundle in [{bundles}] as [[Assembly]] {{ list{box} += bundle }}", indent)
    return f"list{box}"

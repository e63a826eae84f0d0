"""A plan of a program for Swinject, as Swift."""
from programs import swinject_ways
from programs.swinject_lists import write_lists
from programs.swinject_places import write_box, write_group, write_home
from programs.swinject_registrations import asking, label, operand, write_class, write_entries, write_maker
from programs.text import Page


def write(plan):
    page = Page()
    page.add("import Swinject")
    if not plan.isArrowOwn:
        page.add("import SwinjectAutoregistration")
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
    write_lists(page, plan)
    for box in range(plan.boxes):
        write_home(page, plan, box)
    keys = write_entry_point(page, plan)
    made = {one.line: one.made for one in plan.registrations}
    captured = {line: plan.roots[box] for line, box in plan.captured.items()}
    return page, {"keys": keys, "pretended": [], "validations": [], "made": made, "captured": captured, "inside": plan.inside}


def write_entry_point(page, plan):
    page.add(f"func program{plan.number}(_ key: Int) {{")
    for box in range(plan.boxes):
        write_box(page, plan, box)
    keys = write_entries(page, plan, write_entry)
    page.add("}")
    return keys


def write_entry(page, plan, entry):
    key, box, text = entry["key"], f"box{entry['box']}", label(entry["key"])
    if entry["mode"] == "synchronized":
        line = page.add(f'show("{text}", {box}.synchronize().resolve({asking(key)})!)', 2)
    elif entry["mode"] in swinject_ways.HELPED:
        line = page.add(f'show("{text}", {swinject_ways.helped(entry["mode"], plan.number, box, key)}!)', 2)
    elif entry["mode"] == "found":
        line = page.add(f'@Found{plan.number}({box}) var found: {key[0]}?; show("{text}", found!)', 2)
    elif entry["mode"] in swinject_ways.ASKING:
        line = page.add(f'show("{text}", {swinject_ways.asked(entry["mode"], plan.number, box, key[0], asking(key))}!)', 2)
    elif entry["mode"] == "forced":
        line = page.add(f'show("{text}", {box}.resolve({asking(key)})!)', 2)
    elif entry["mode"] == "operator":
        line = page.add(f'show("{text}", {box} ~> {operand(key)})', 2)
    elif entry["mode"] == "lazy":
        line = page.add(f'show("{text}", {box}.resolve({asking(key, "Lazy<{}>")})!.instance)', 2)
    else:
        line = page.add(f'if let found = {box}.resolve({asking(key)}) {{ show("{text}", found) }} else {{ show("{text}", nil) }}', 2)
    return {"key": text, "line": line, "forced": entry["mode"] != "tested"}

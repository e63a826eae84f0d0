"""Random programs for Swinject of which each is a package: a library with containers, and two executables that each fill them in their own way.
Every key is told for each executable. All parts stand in one file, where one of the executables runs; dilint reads them as targets."""
import re

from programs.swinject import Registration, Slot
from programs.swinject_registrations import asking, label, write_class, write_registrations
from programs.text import Page

NAMES = ["left", "right"]
MODES = ["required"] * 8 + ["optional"] * 3 + ["lazy"] * 2
SCOPES = [None] * 5 + ["transient", "graph", "container", "container", "weak"]
EXECUTABLES = ["First", "Second"]
PACKAGE = """\
// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Program",
  dependencies: [.package(url: "https://github.com/Swinject/Swinject", from: "2.10.0")],
  targets: [
    .target(name: "Shared", dependencies: ["Swinject"]),
    .executableTarget(name: "First", dependencies: ["Shared", "Swinject"]),
    .executableTarget(name: "Second", dependencies: ["Shared", "Swinject"]),
  ]
)
"""
DECLARED = re.compile(r"^( *)(protocol|final class|struct|enum|init|var held|func|static)\b")


class Plan:
    def __init__(self, number, dice):
        self.number, self.dice = number, dice
        self.protocols, self.registrations, self.groups, self.entries = [], [], [], []
        self.boxes = dice.choice([1, 1, 2])
        self.captured, self.roots = {}, {}


def program(number, dice):
    plan = Plan(number, dice)
    register(plan)
    keys = sorted({one.key for one in plan.registrations}, key=str)
    for index, one in enumerate(plan.registrations):
        add_slots(plan, one, index, keys)
    for _ in range(dice.randint(3, 5)):
        home = dice.choice(["Shared", "Shared"] + EXECUTABLES)
        users = [e for e in EXECUTABLES if dice.random() < 0.75] if home == "Shared" else [home]
        kind = dice.choice(["function", "function", "assembly", "assembler"])
        plan.groups.append({"home": home, "users": users, "box": dice.randrange(plan.boxes), "kind": kind})
    for one in plan.registrations:
        one.group = dice.randrange(len(plan.groups))
    for key in keys + [(p, None, ()) for p in plan.protocols if dice.random() < 0.3]:
        asked = {"key": key, "box": dice.randrange(plan.boxes), "mode": dice.choice(["forced", "forced", "tested", "lazy"])}
        plan.entries.append(asked | {"home": dice.choice(["Shared", None])})
    return write(plan)


def register(plan):
    dice = plan.dice
    for index in range(dice.randint(3, 7)):
        service = f"S{index}p{plan.number}"
        plan.protocols.append(service)
        for turn in range(dice.choice([0] + [1] * 6 + [2] * 4 + [3])):
            name = dice.choice(NAMES) if dice.random() < (0.1 if turn == 0 else 0.25) else None
            one = Registration((service, name, ()), f"C{index}{'abc'[turn]}p{plan.number}", False)
            one.scope, one.form = dice.choice(SCOPES), "closure"
            plan.registrations.append(one)
    dice.shuffle(plan.registrations)


def add_slots(plan, one, index, keys):
    dice = plan.dice
    ahead = [other.key for other in plan.registrations[index + 1:]]
    for _ in range(dice.choice([0, 1, 1, 2, 2])):
        key = dice.choice(ahead) if ahead and dice.random() < 0.8 else dice.choice(keys)
        if all(key != s.key for s in one.slots):
            one.slots.append(Slot(key, dice.choice(MODES), dice.choice(["init"] * 6 + ["factory", "post", "post"])))


def write(plan):
    page, targets, keys = Page(), {}, []
    page.add("import Swinject")
    page.add(f"enum Shelf{plan.number} {{")
    for box in range(plan.boxes):
        plan.roots[box] = page.add(f"static let box{box} = Container({f'parent: box{box - 1}' if box else ''})", 1)
    page.add("}")
    for protocol in plan.protocols:
        page.add(f"protocol {protocol} {{}}")
    write_part(page, plan, "Shared")
    lines = {}
    page.add(f"func ask{plan.number}(_ key: Int) {{")
    page.add("switch key {", 1)
    for number, entry in enumerate(plan.entries):
        if entry["home"]:
            page.add(f"case {number}, {number + len(plan.entries)}:", 1)
            lines[number] = write_entry(page, plan, entry)
    page.add("default: break", 1)
    page.add("}", 1)
    page.add("}")
    # What others import has to say that they may.
    page.lines = [DECLARED.sub(r"\1public \2", line) for line in page.lines]
    targets["Shared"] = {"first": 1, "last": len(page.lines), "imports": "import Swinject"}
    for turn, name in enumerate(EXECUTABLES):
        first = page.add(f"// {name}")
        write_part(page, plan, name)
        keys += write_executable(page, plan, name, turn * len(plan.entries), lines)
        start = f"{name.lower()}{plan.number}(Int(CommandLine.arguments[1])!)\n"
        targets[name] = {"first": first, "last": len(page.lines), "imports": "import Shared; import Swinject", "main": start}
    page.add(f"func program{plan.number}(_ key: Int) {{")
    page.add(f"if key < {len(plan.entries)} {{ first{plan.number}(key) }} else {{ second{plan.number}(key) }}", 1)
    page.add("}")
    made = {one.line: one.made for one in plan.registrations}
    told = {"keys": keys, "pretended": [], "validations": [], "made": made, "captured": {}}
    return page, told | {"package": PACKAGE, "targets": targets}


def write_part(page, plan, home):
    """What registers in one target, and the classes of which it is."""
    for index, group in enumerate(plan.groups):
        if group["home"] != home:
            continue
        numbers = [n for n, one in enumerate(plan.registrations) if one.group == index]
        for number in numbers:
            write_class(page, plan, plan.registrations[number])
        if group["kind"] == "function":
            page.add(f"func fill{index}p{plan.number}(_ container: Container) {{")
            write_registrations(page, plan, numbers, "container", 1)
        else:
            page.add(f"struct Part{index}p{plan.number}: Assembly {{")
            page.add("init() {}", 1)
            page.add("func assemble(container: Container) {", 1)
            write_registrations(page, plan, numbers, "container", 2)
            page.add("}", 1)
        page.add("}")


def write_executable(page, plan, name, offset, lines):
    page.add(f"func {name.lower()}{plan.number}(_ key: Int) {{")
    for index, group in enumerate(plan.groups):
        box, part = f"Shelf{plan.number}.box{group['box']}", f"Part{index}p{plan.number}()"
        ways = {
            "function": f"fill{index}p{plan.number}({box})", "assembly": f"{part}.assemble(container: {box})",
            "assembler": f"_ = Assembler([{part}], container: {box})",
        }
        if name in group["users"]:
            page.add(ways[group["kind"]], 1)
    page.add("switch key {", 1)
    keys = []
    for number, entry in enumerate(plan.entries):
        if not entry["home"]:
            page.add(f"case {offset + number}:", 1)
        line = lines[number] if entry["home"] else write_entry(page, plan, entry)
        root = plan.roots[entry["box"]]
        keys.append({"key": label(entry["key"]), "line": line, "root": root, "target": name, "forced": entry["mode"] != "tested"})
    page.add(f"default: ask{plan.number}(key)", 1)
    page.add("}", 1)
    page.add("}")
    return keys


def write_entry(page, plan, entry):
    key, box, text = entry["key"], f"Shelf{plan.number}.box{entry['box']}", label(entry["key"])
    if entry["mode"] == "tested":
        return page.add(f'if let found = {box}.resolve({asking(key)}) {{ show("{text}", found) }} else {{ show("{text}", nil) }}', 2)
    if entry["mode"] == "lazy":
        return page.add(f'show("{text}", {box}.resolve({asking(key, "Lazy<{}>")})!.instance)', 2)
    return page.add(f'show("{text}", {box}.resolve({asking(key)})!)', 2)

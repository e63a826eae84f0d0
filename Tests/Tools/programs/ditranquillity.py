"""Random programs for DITranquillity 6: frameworks and parts, tags, names, many, optionals, lifetimes, rings, defaults, children."""
from programs.ditranquillity_text import write

LIFETIMES = [None] * 4 + ["prototype", "objectGraph", "objectGraph", "objectGraph", "perContainer(.strong)", "perContainer(.weak)",
                          "perRun(.strong)", "perRun(.weak)", "single", "custom"]
NAMES = ["left", "right"]


class Slot:
    """One thing that an object asks for. `mark` is a tag or name; `phase` is init, late, or cycle: late and marked to close a ring.
    `isByPath`: injected into a property by its key path. `isJoined`: injected by one closure with the slot before."""

    def __init__(self, type, mark, mode, phase, isByPath):
        self.type, self.mark, self.mode, self.phase, self.isByPath = type, mark, mode, phase, isByPath
        self.isJoined = False


class Registration:
    def __init__(self, service, made, isStruct):
        self.service, self.made, self.isStruct = service, made, isStruct
        self.slots, self.aliases = [], []
        self.lifetime = self.priority = self.form = self.group = None
        # It takes a number from whoever asks; so only the program asks for it.
        self.takesNumber = False


class Plan:
    def __init__(self, number, dice):
        self.number, self.dice = number, dice
        self.protocols, self.registrations, self.entries, self.groups = [], [], [], []
        self.tags = [f"T{i}p{number}" for i in range(2)]
        self.boxes, self.roots = 1, {}


def program(number, dice):
    plan = Plan(number, dice)
    register(plan)
    for index, one in enumerate(plan.registrations):
        add_slots(plan, one, index)
    place(plan)
    ask(plan)
    return write(plan)


def mark(plan, odds):
    """A tag or a name, or neither."""
    dice = plan.dice
    if dice.random() >= odds:
        return None
    return ("tag", dice.choice(plan.tags)) if dice.random() < 0.6 else ("name", dice.choice(NAMES))


def register(plan):
    dice = plan.dice
    for index in range(dice.randint(3, 7)):
        own = dice.random() < 0.25
        service = f"{'K' if own else 'S'}{index}p{plan.number}"
        if not own:
            plan.protocols.append(service)
        times = 0 if dice.random() < 0.07 else 1 if own else dice.choice([1, 1, 1, 1, 2, 2, 3])
        for turn in range(times):
            made = service if own else f"C{index}{'abc'[turn]}p{plan.number}"
            one = Registration(service, made, not own and dice.random() < 0.06)
            if not own:
                one.aliases.append((service, mark(plan, 0.15 if turn == 0 else 0.45), True))
            one.priority = dice.choice([None] * 6 + ["default", "default", "test"]) if times > 1 else None
            one.lifetime = dice.choice(LIFETIMES)
            # What the container keeps may be put there by others before it is asked for.
            isShort = one.lifetime in (None, "prototype")
            one.form = "metatype" if isShort and dice.random() < 0.05 else dice.choice(["closure", "closure", "init", "modified"])
            one.takesNumber = own and one.form == "closure" and dice.random() < 0.2
            plan.registrations.append(one)
    for one in plan.registrations:
        if plan.protocols and not one.takesNumber and dice.random() < 0.12:
            other = dice.choice(plan.protocols)
            if other != one.service:
                one.aliases.append((other, mark(plan, 0.3), dice.random() < 0.85))
    if dice.random() < 0.5:
        dice.shuffle(plan.registrations)


def keys_of(one):
    return [(one.made, None)] + [(type, mark) for type, mark, _ in one.aliases]


def some_key(plan, index):
    dice = plan.dice
    ahead = [k for one in plan.registrations[index + 1:] for k in keys_of(one)[-2:] if not one.takesNumber]
    everything = [k for one in plan.registrations for k in keys_of(one)[-2:] if not one.takesNumber] or [(plan.registrations[0].service, None)]
    type, how = dice.choice(ahead) if ahead and dice.random() < 0.7 else dice.choice(everything)
    if dice.random() < 0.08:
        return dice.choice([(type, mark(plan, 1)), (type, None)] + [(p, None) for p in plan.protocols[:2]])
    return type, how


def add_slots(plan, one, index):
    dice = plan.dice
    for _ in range(dice.choice([0, 1, 1, 2, 2, 3])):
        type, how = some_key(plan, index)
        if one.isStruct and type not in plan.protocols:
            continue  # A structure cannot hold itself.
        if any((type, how) == (s.type, s.mark) for s in one.slots):
            continue
        phase = "init" if one.isStruct else dice.choice(["init"] * 6 + ["late", "cycle", "cycle", "cycle"])
        mode = dice.choice(["required"] * 8 + ["optional"] * 3 + ["many", "many", "lazy", "provider", "maybe later"])
        if how and how[0] == "name" and phase == "init":
            how = None
        if how and mode in ("lazy", "provider", "maybe later"):
            mode = "required"
        if how and mode == "many":
            how = None
        if any((type, how) == (s.type, s.mark) for s in one.slots):
            continue
        one.slots.append(Slot(type, how, mode, phase, dice.random() < 0.5))
    for before, slot in zip(one.slots, one.slots[1:]):
        plain = all(s.phase == "late" and (not s.mark or s.mark[0] == "tag") for s in (before, slot))
        slot.isJoined = plain and not before.isJoined and dice.random() < 0.4
    modified = [s.phase == "init" and (s.mark is not None or s.mode == "many") for s in one.slots if s.phase == "init"]
    if one.form == "init" and any(modified) or one.form == "modified" and (not any(modified) or any(modified[2:]) or one.takesNumber):
        one.form = "closure"


def place(plan):
    """Frameworks and parts, some of them appended by others, in one container or in a child, too."""
    dice = plan.dice
    plan.boxes = dice.choice([1, 1, 1, 2])
    for index in range(dice.randint(1, 5)):
        kind = dice.choice(["part", "part", "framework", "framework", "function", "inline"])
        box = dice.randrange(plan.boxes)
        above = [i for i, g in enumerate(plan.groups) if g["box"] == box and g["kind"] == "framework"]
        inside = dice.choice(above) if above and kind in ("part", "framework") and dice.random() < 0.5 else None
        plan.groups.append({"kind": kind, "box": box, "inside": [inside] if inside is not None else [], "imports": []})
    frameworks = [i for i, g in enumerate(plan.groups) if g["kind"] == "framework"]
    for index in frameworks:
        others = [i for i in frameworks if i != index]
        if others and dice.random() < 0.4:
            plan.groups[index]["imports"].append(dice.choice(others))
    parts = [i for i, g in enumerate(plan.groups) if g["kind"] == "part"]
    if parts and frameworks and dice.random() < 0.15:
        part, framework = dice.choice(parts), dice.choice(frameworks)
        if plan.groups[part]["box"] == plan.groups[framework]["box"] and framework not in plan.groups[part]["inside"]:
            plan.groups[part]["inside"].append(framework)
    for one in plan.registrations:
        one.group = dice.randrange(len(plan.groups))


def ask(plan):
    dice = plan.dice
    last = plan.boxes - 1
    box = {id(one): plan.groups[one.group]["box"] for one in plan.registrations}
    asked = {(key, last) for one in plan.registrations for key in keys_of(one)}
    asked |= {(key, box[id(one)]) for one in plan.registrations for key in keys_of(one)}
    asked |= {((p, None), last) for p in plan.protocols if dice.random() < 0.6}
    frameworks = [i for i, g in enumerate(plan.groups) if g["kind"] == "framework"]
    # A ring without end takes a while to be told from a long way.
    asked = sorted(asked, key=str)
    dice.shuffle(asked)
    for key, where in asked[:9]:
        modes = ["forced", "tested", "tested", "modified"] + ([] if key[1] else ["lazy"]) + ["many"] * (1 if not key[1] else 0)
        mode = "tested" if key[1] and key[1][0] == "name" else dice.choice(modes)
        takers = [one.takesNumber for one in plan.registrations if key in keys_of(one)]
        mode = "numbered" if any(takers) else mode
        own = [i for i in frameworks if plan.groups[i]["box"] == where]
        source = dice.choice(own) if own and mode in ("forced", "tested") and dice.random() < 0.3 else None
        plan.entries.append({"key": key, "box": where, "mode": mode, "from": source})

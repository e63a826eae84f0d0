"""Random programs for Swinject 2.10: assemblies, parents, names, arguments, scopes, rings by factory and by `initCompleted`, and wrappers of their own."""
from programs import swinject_ways
from programs.swinject_lists import LISTINGS
from programs.swinject_text import write
from programs.swinject_ways import ASKING, HELPED

ARGUMENTS = ["Int", "String", "Bool", "Int?", "String?"]
NAMES = ["left", "right", "spare"]
# Assemblies that register by a detour: an object that keeps the container, a box around it, the cases of an
# enumeration, a list of closures, what a protocol or a class above provides.
KINDS = ["keeper", "boxed", "cases", "switched", "by protocol", "template", "override", "steps", "generic"]
TYPED = ["class", "struct", "extension"]
MODES = ["required"] * 8 + ["optional"] * 3 + ["helper"] * 3
MODES += ["guarded", "operator", "inferred", "lazy", "lazy", "provider", "wrapped", "captured"]
SCOPES = [None] * 5 + ["transient", "graph", "container", "container", "weak", "own"]


class Slot:
    """One thing that an object asks for. `phase` is init, factory (a property set in the factory) or post (in `initCompleted`)."""

    def __init__(self, key, mode, phase):
        self.key, self.mode, self.phase = key, mode, phase


class Registration:
    def __init__(self, key, made, isStruct):
        self.key, self.made, self.isStruct = key, made, isStruct
        self.slots, self.forwards = [], []
        self.scope = self.form = self.box = self.group = None
        # The entry is kept in a constant; its further types are added at the end of the group; a function of its own makes it.
        self.isStored = self.isForwardedLate = self.isMadeByFunction = False
        # The type is registered as what a protocol of the assembly calls it.
        self.isAssociated = False
        # Its name is what its type says of itself; a helper of the program registers it, chosen by what the closure takes: so many parameters.
        self.isTitled, self.isPut = key[1] == made, None


class Plan:
    def __init__(self, number, dice):
        self.number, self.dice = number, dice
        self.protocols, self.registrations, self.entries = [], [], []
        self.boxes = self.groups = self.style = None
        self.roots = {}
        # By line of what a registration asks of a container that it captured: which container.
        self.captured = {}
        self.byDefault = None
        # How each box's list of assemblies is written, and where each box is made.
        self.listings, self.homes = [], []
        # The program writes `~>` itself, and where it does: what is missing there stops the program in there.
        self.isArrowOwn, self.inside = dice.random() < 0.25, []
        # A helper's tag is an optional with a default; else there are two helpers, and one takes none.
        self.isTagOptional = dice.random() < 0.5
        # What an overload of `resolve` takes where nothing is said.
        self.fallback = dice.choice(["nil", ".spare"])


def program(number, dice):
    plan = Plan(number, dice)
    register(plan)
    for one in plan.registrations:
        choose_form(plan, one)
        add_forwards(plan, one)
    keys = sorted({k for one in plan.registrations for k in provided(one)}, key=str)
    for index, one in enumerate(plan.registrations):
        add_slots(plan, one, index, keys)
        settle_form(plan, one)
    place(plan)
    ask(plan, keys)
    return write(plan)


def register(plan):
    dice = plan.dice
    count = dice.randint(3, 8)
    for index in range(count):
        own = dice.random() < 0.25
        service = f"{'K' if own else 'S'}{index}p{plan.number}"
        if not own:
            plan.protocols.append(service)
        times = 0 if dice.random() < 0.07 else 2 if dice.random() < 0.25 else 1
        if own:
            times = min(times, 1)
        for turn in range(times):
            name = dice.choice(NAMES) if dice.random() < (0.15 if turn == 0 else 0.4) else None
            arguments = tuple(dice.choice(ARGUMENTS) for _ in range(dice.randint(1, 2))) if dice.random() < 0.12 else ()
            made = service if own else f"C{index}{'ab'[turn]}p{plan.number}"
            if name and dice.random() < 0.3:
                name = made
            plan.registrations.append(Registration((service, name, arguments), made, not own and dice.random() < 0.07))
    # What is registered twice need not be registered in a row.
    if dice.random() < 0.5:
        dice.shuffle(plan.registrations)


def choose_form(plan, one):
    dice = plan.dice
    one.scope = dice.choice(SCOPES)
    if one.scope == "own":
        one.scope = f"own{plan.number}"
    one.form = "autoregister" if dice.random() < (0.5 if one.key[2] else 0.15) and not plan.isArrowOwn else "closure"
    one.isStored = dice.random() < 0.12
    one.isForwardedLate = one.isStored and dice.random() < 0.5
    one.isMadeByFunction = dice.random() < 0.1
    if one.form == "closure" and not one.isMadeByFunction and not one.key[2] and dice.random() < 0.2:
        one.isPut = dice.choice([1, 1, 2])


def add_forwards(plan, one):
    """Further types that the entry answers for, as `implements` or `forward`; now and then one that the object is not."""
    dice = plan.dice
    if not plan.protocols or dice.random() >= 0.15:
        return
    for _ in range(dice.randint(1, 2)):
        other = dice.choice(plan.protocols)
        if other != one.key[0] and all(other != f[0] for f in one.forwards):
            one.forwards.append((other, dice.choice(NAMES) if dice.random() < 0.3 else None, dice.random() < 0.85))


def provided(one):
    return [one.key] + [(type, name, one.key[2]) for type, name, _ in one.forwards]


def some_key(plan, index, keys):
    """As a rule a key that is registered, later in the list; else one that is nearly so."""
    dice = plan.dice
    ahead = [k for one in plan.registrations[index + 1:] for k in provided(one)]
    key = dice.choice(ahead) if ahead and dice.random() < 0.7 else dice.choice(keys)
    if dice.random() >= 0.08:
        return key
    type, name, arguments = key
    spoilt = [(type, dice.choice(NAMES), arguments), (type, None, arguments), (type, name, ()), (type, name, (dice.choice(ARGUMENTS),))]
    return dice.choice(spoilt + [(p, None, ()) for p in plan.protocols[:2]])


def add_slots(plan, one, index, keys):
    dice = plan.dice
    for _ in range(dice.choice([0, 1, 1, 2, 2, 3])):
        key = some_key(plan, index, keys)
        if any(key == s.key for s in one.slots):
            continue
        mode = dice.choice(MODES)
        phase = dice.choice(["init", "init", "init", "post"]) if one.isStruct else dice.choice(["init"] * 6 + ["factory", "post", "post", "post"])
        if key[2] and mode in ("lazy", "provider", "wrapped", "inferred"):
            mode = "required"
        if mode == "helper":
            mode = dice.choice([way for way in swinject_ways.modes(plan, key) if way != "found"] or ["required"])
        if mode == "inferred" and (plan.isArrowOwn or phase != "init" or key[1]):
            mode = "operator"
        if one.isStruct and phase == "post" and mode in ("lazy", "provider"):
            mode = "required"  # Only a copy would have it, and nobody would use it.
        if mode == "operator" and key[2] and plan.isArrowOwn:
            mode = "required"
        if mode == "guarded" and phase == "factory" or mode == "captured" and one.isMadeByFunction:
            mode = "required"
        one.slots.append(Slot(key, mode, phase))


def settle_form(plan, one):
    """`autoregister` fills each parameter by its type alone."""
    if one.form != "autoregister":
        return
    arguments = one.key[2]
    types = [s.key[0] for s in one.slots if s.phase == "init"]
    fit = all(s.phase == "post" or s.phase == "init" and not s.key[1] and not s.key[2] for s in one.slots)
    # An argument goes to every parameter of its type, which must be told from the others.
    isToldApart = len(set(arguments)) == len(arguments) and all("?" not in a for a in arguments)
    if not fit or not isToldApart or len(set(types)) != len(types) or not (types or arguments):
        one.form = "closure"
        return
    for slot in one.slots:
        if slot.phase == "init" and (slot.mode in ASKING or slot.mode in HELPED or slot.mode in ("guarded", "operator", "inferred", "captured")):
            slot.mode = "required"


def place(plan):
    """Which containers there are, one below the other, and in which group and container each registration stands."""
    dice = plan.dice
    plan.style = dice.choice(["container", "assembler", "assembler", "assembler around a container"])
    plan.boxes = dice.choice([1, 1, 1, 2, 2, 3])
    plan.byDefault = dice.choice(["transient", "container"]) if dice.random() < 0.08 else None
    plan.groups = []
    for box in range(plan.boxes):
        for _ in range(dice.randint(1, 3)):
            kinds = TYPED + [dice.choice(KINDS), dice.choice(KINDS)]
            kinds += ["function", "inline", "closure"] if plan.style == "container" else []
            joined = dice.choice(["listed", "listed", "listed", "applied", "by hand"])
            plan.groups.append({"box": box, "kind": dice.choice(kinds), "joined": joined})
    for box in range(plan.boxes):
        plan.listings.append(dice.choice(LISTINGS))
        plan.homes.append(home(plan, box))
    for one in plan.registrations:
        one.group = dice.randrange(len(plan.groups))
        one.box = plan.groups[one.group]["box"]
    for index, group in enumerate(plan.groups):
        alone = [one for one in plan.registrations if one.group == index]
        if len(alone) == 1 and group["kind"] in TYPED and is_plain(alone[0]) and dice.random() < 0.4:
            group["kind"], alone[0].isMadeByFunction, alone[0].isAssociated = "associated", True, True


def is_plain(one):
    """Whether it may be made by a function of the assembly's own, under whatever type that says."""
    return one.form == "closure" and not one.key[2] and not one.isPut and all(s.mode != "captured" for s in one.slots)


def home(plan, box):
    """Where a box is made: in the program's function, in one that is given the box above it, or kept by a type for the whole program."""
    if plan.style == "assembler around a container" and plan.boxes > 1:
        return "local"
    homes = ["local"] * 3 + ["parameter"]
    if box == 0 or plan.homes[box - 1] in ("shared", "owner"):
        homes += ["shared", "owner" if plan.style == "container" else "shared"]
    return plan.dice.choice(homes)


def ask(plan, keys):
    """Every key is asked for, where it is hidden by a container below in its own one, too: what nobody asks for cannot fail."""
    dice = plan.dice
    last = plan.boxes - 1
    asked = [(key, last) for key in keys]
    holders = {key: [one.box for one in plan.registrations if key in provided(one)] for key in keys}
    asked += [(key, box) for key in keys for box in sorted(set(holders[key])) if box < max(holders[key])]
    asked += [(key, box) for key in keys for box in range(last) if dice.random() < 0.25 and (key, box) not in asked]
    asked += [((p, None, ()), dice.randrange(plan.boxes)) for p in plan.protocols if (p, None, ()) not in keys and dice.random() < 0.5]
    for key, box in asked:
        modes = ["forced", "forced", "tested", "tested"] + ([] if key[2] else ["lazy", "operator"])
        ways = swinject_ways.modes(plan, key)
        modes += [dice.choice(ways), dice.choice(ways)] if ways else []
        modes += ["synchronized"] if plan.style == "container" else []
        plan.entries.append({"key": key, "box": box, "mode": dice.choice(modes)})

"""Random programs for Knit 2.1: assemblies that depend on one another, stand in for one another, or demand what others register; assemblers one
below the other, with a resolver for each or one for all."""
from programs.knit_text import write

ARGUMENTS = ["Int", "String", "Bool", "Int?"]
NAMES = ["left", "right", "spare"]
MODES = ["required"] * 6 + ["accessor"] * 5 + ["optional"] * 3 + ["lazy"]
SCOPES = [None] * 5 + ["transient", "graph", "container", "container", "weak"]


class Slot:
    """One thing that an object asks for. `phase` is init or post (in `initCompleted`)."""

    def __init__(self, key, mode, phase):
        self.key, self.mode, self.phase = key, mode, phase


class Registration:
    def __init__(self, key, made, isStruct):
        self.key, self.made, self.isStruct = key, made, isStruct
        self.slots, self.forwards = [], []
        # How it is registered: plain, on the main actor, or into a collection.
        self.scope = self.group = self.line = None
        self.form = "plain"


class Group:
    """An assembly. `resolver` is the place of its target resolver in the plan's list."""

    def __init__(self, kind, resolver):
        self.kind, self.resolver, self.isStruct = kind, resolver, False
        self.needs, self.replaces, self.demands = [], [], []
        # The assembly that takes its place by default; the one that a fake is for; how its dependencies are written.
        self.standIn = self.original = None
        self.listing = "literal"


class Plan:
    def __init__(self, number, dice):
        self.number, self.dice = number, dice
        self.protocols, self.lists, self.registrations, self.groups, self.entries = [], [], [], [], []
        self.isScoped = dice.random() < 0.75
        self.boxes = [{} for _ in range(dice.choice([1, 1, 2, 2, 3]) if self.isScoped else 1)]
        own = [f"R{i}p{number}" for i in range(len(self.boxes))] if self.isScoped else [f"R0p{number}", f"R1p{number}"]
        self.resolvers = own if dice.random() < 0.7 else own[:1]
        self.roots, self.captured = {}, {}

    def resolver(self, box):
        return min(box, len(self.resolvers) - 1)

    @property
    def hasOwnResolvers(self):
        """Whether each assembler is for a resolver of its own: what an assembly of one asks for is then asked of that one alone."""
        return self.isScoped and len(self.resolvers) > 1

    def accessible(self, level):
        """The keys for which the tool writes accessors to a resolver: those of the assemblies that are for it."""
        here = [one for one in self.registrations if one.form in ("plain", "main") and self.groups[one.group].resolver == level]
        keys = {key for one in here for key in provided(one)}
        # Of all that have names and one type the first says what the accessor takes.
        unclear = {type for type, name, arguments in keys if name and arguments}
        return sorted((key for key in keys if not key[1] or key[0] not in unclear), key=str)

    def hasAccessor(self, key, level):
        return any(key in self.accessible(below) for below in range(level + 1))


def program(number, dice):
    plan = Plan(number, dice)
    register(plan)
    arrange(plan)
    keys = sorted({k for one in plan.registrations if one.form != "collected" for k in provided(one)}, key=str)
    for index, one in enumerate(plan.registrations):
        add_slots(plan, one, index, keys)
    hand_over(plan)
    ask(plan, keys)
    return write(plan)


def provided(one):
    return [one.key] + [(type, name, one.key[2]) for type, name in one.forwards]


def register(plan):
    dice = plan.dice
    for index in range(dice.randint(3, 8)):
        own = dice.random() < 0.25
        service = f"{'K' if own else 'S'}{index}p{plan.number}"
        if not own:
            plan.protocols.append(service)
        times = 0 if dice.random() < 0.05 else 2 if dice.random() < 0.3 and not own else 1
        for turn in range(times):
            name = dice.choice(NAMES) if dice.random() < (0.15 if turn == 0 else 0.4) else None
            arguments = tuple(dice.choice(ARGUMENTS) for _ in range(dice.randint(1, 2))) if dice.random() < 0.1 else ()
            made = service if own else f"C{index}{'ab'[turn]}p{plan.number}"
            one = Registration((service, name, arguments), made, not own and dice.random() < 0.06)
            one.scope = dice.choice(SCOPES)
            one.form = "main" if not arguments and dice.random() < 0.2 else "plain"
            plan.registrations.append(one)
    if dice.random() < 0.4:
        service = f"L0p{plan.number}"
        plan.lists.append(service)
        for turn in range(dice.randint(0, 3)):
            one = Registration((service, None, ()), f"M{'abc'[turn]}p{plan.number}", False)
            one.form = "collected"
            plan.registrations.append(one)
    for one in plan.registrations:
        if plan.protocols and one.form != "collected" and dice.random() < 0.12:
            other = dice.choice(plan.protocols)
            if other != one.key[0]:
                one.forwards.append((other, dice.choice(NAMES) if dice.random() < 0.3 else None))
    if dice.random() < 0.5:
        dice.shuffle(plan.registrations)


def arrange(plan):
    """Which assemblies there are, on which others each depends, and what each registers."""
    dice = plan.dice
    for resolver in range(len(plan.resolvers)):
        for _ in range(dice.randint(1, 4)):
            plan.groups.append(Group(dice.choice(["auto"] * 4 + ["plain", "plain", "generated"]), resolver))
    for one in plan.registrations:
        one.group = dice.randrange(len(plan.groups))
    for box, told in enumerate(plan.boxes):
        # What is registered when all assemblies of an assembler are done.
        fitting = [one for one in plan.registrations if one.form == "plain" and plan.groups[one.group].resolver == plan.resolver(box)]
        told["after"] = dice.choice(fitting) if plan.isScoped and fitting and dice.random() < 0.15 else None
        if told["after"]:
            told["after"].form = "after"
    makers = list(range(len(plan.groups)))
    if dice.random() < 0.5:
        demand(plan, makers)
    for index in makers:
        others = [i for i in makers if i != index]
        if others and dice.random() < 0.12:
            plan.groups[index].replaces.append(dice.choice(others))
    for index in makers:
        if dice.random() < 0.15:
            stand_in(plan, index)
    for index, group in enumerate(plan.groups):
        group.isStruct = dice.random() < 0.5
        near = [i for i, g in enumerate(plan.groups) if i != index and g.resolver == group.resolver]
        above = [i for i, g in enumerate(plan.groups) if g.resolver < group.resolver]
        others = near if group.kind != "generated" else [i for i in range(len(plan.groups)) if i != index]
        if group.kind != "fake":
            group.needs = dice.sample(others, min(len(others), dice.choice([0, 1, 1, 2, 2, 3])))
        if above and group.kind in ("auto", "plain") and dice.random() < 0.25:
            group.needs.append(dice.choice(above))
        group.listing = dice.choice(["literal", "literal", "module"])


def demand(plan, makers):
    """An abstract assembly, as a rule with somebody who stands in for it."""
    dice = plan.dice
    resolver = dice.randrange(len(plan.resolvers))
    group = Group("abstract", resolver)
    here = [k for one in plan.registrations if one.form != "collected" and plan.groups[one.group].resolver == resolver for k in provided(one)]
    here = [(type, name, False) for type, name, arguments in here if not arguments]
    group.demands = dice.sample(here, min(len(here), dice.randint(1, 3)))
    if dice.random() < 0.15:
        group.demands.append((dice.choice([f"S0p{plan.number}"] + plan.protocols), dice.choice(NAMES), dice.random() < 0.4))
    known = plan.protocols + [one.key[0] for one in plan.registrations]
    group.demands = [d for d in group.demands if d[0] in known]
    plan.groups.append(group)
    for index in makers:
        if plan.groups[index].resolver == resolver and dice.random() < 0.4:
            plan.groups[index].replaces.append(len(plan.groups) - 1)


def stand_in(plan, index):
    """A fake that takes the place of an assembly where default overrides are used; now and then one that does not say so."""
    dice = plan.dice
    original = plan.groups[index]
    fake = Group(dice.choice(["fake", "fake", "auto"]), original.resolver)
    if fake.kind == "fake":
        fake.original = index
    elif dice.random() < 0.8:
        fake.replaces.append(index)
    original.standIn = len(plan.groups)
    plan.groups.append(fake)
    for one in plan.registrations:
        if one.group == index and dice.random() < 0.5:
            one.group = original.standIn


def some_key(plan, index, keys):
    """As a rule a key that is registered, later in the list; else one that is nearly so."""
    dice = plan.dice
    ahead = [k for one in plan.registrations[index + 1:] if one.form != "collected" for k in provided(one)]
    key = dice.choice(ahead) if ahead and dice.random() < 0.8 else dice.choice(keys)
    if dice.random() >= 0.06:
        return key
    type, name, arguments = key
    return dice.choice([(type, dice.choice(NAMES), arguments), (type, None, arguments), (type, name, ())] + [(p, None, ()) for p in plan.protocols[:2]])


def add_slots(plan, one, index, keys):
    dice = plan.dice
    level = plan.groups[one.group].resolver
    for _ in range(dice.choice([0, 1, 1, 2, 2, 3]) if keys else 0):
        key = some_key(plan, index, keys)
        phase = "init" if one.isStruct else dice.choice(["init"] * 6 + ["post"] * 3)
        mode = dice.choice(MODES)
        if key[2] and mode == "lazy" or mode == "accessor" and (phase == "post" or not plan.hasAccessor(key, level)):
            mode = "required"
        if all(key != s.key for s in one.slots):
            one.slots.append(Slot(key, mode, phase))
    # A collection is there for the main actor alone, and so are the closures that fill one.
    if plan.lists and one.form == "main" and dice.random() < 0.4:
        one.slots.append(Slot((f"ServiceCollection<{plan.lists[0]}>", None, ()), dice.choice(["entries", "allEntries"]), "init"))


def hand_over(plan):
    """Which assemblies each assembler is given: most of those that it cannot make, and some others."""
    dice = plan.dice
    for box, told in enumerate(plan.boxes):
        fitting = [i for i, g in enumerate(plan.groups) if not plan.isScoped or g.resolver == plan.resolver(box)]
        odds = {"plain": 0.9, "abstract": 0.3, "fake": 0.2}
        told["handed"] = [i for i in fitting if dice.random() < odds.get(plan.groups[i].kind, 0.45)]
        if not told["handed"] and fitting:
            told["handed"] = [dice.choice(fitting)]
        dice.shuffle(told["handed"])
        told["behaviour"] = dice.choice([None] * 3 + ["useDefaultOverrides", "disableDefaultOverrides"])


def ask(plan, keys):
    """Every key is asked for in the last assembler, and now and then in another one."""
    dice = plan.dice
    last = len(plan.boxes) - 1
    asked = [(key, last) for key in keys]
    asked += [(key, box) for key in keys for box in range(last) if dice.random() < 0.4]
    asked += [((p, None, ()), dice.randrange(last + 1)) for p in plan.protocols + plan.lists if (p, None, ()) not in keys and dice.random() < 0.5]
    for key, box in asked:
        modes = ["forced", "forced", "tested", "tested"] + ([] if key[2] else ["lazy"])
        modes += ["inside"] if plan.isScoped else []
        modes += ["accessor"] * 2 if plan.isScoped and plan.hasAccessor(key, plan.resolver(box)) else []
        plan.entries.append({"key": key, "box": box, "mode": dice.choice(modes)})
    for service in plan.lists:
        for box in range(last + 1):
            plan.entries.append({"key": (f"ServiceCollection<{service}>", None, ()), "box": box, "mode": dice.choice(["entries", "allEntries"])})

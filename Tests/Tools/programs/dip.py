"""Random programs for Dip 7.1: containers that collaborate, tags that fall back, scopes, further types, arguments that are wired, properties
resolved later."""
from programs.dip_text import write

TAGS = ["left", "right", "spare"]
SCOPES = [None] * 5 + ["unique", "singleton"]


class Slot:
    """One thing that an object asks for. `phase` is init or post (in `resolvingProperties`)."""

    def __init__(self, key, mode, phase):
        self.key, self.mode, self.phase = key, mode, phase


class Registration:
    def __init__(self, key, made, box):
        self.key, self.made, self.box = key, made, box
        self.slots, self.forwards = [], []
        self.scope = self.line = None
        # The type is told by what the closure makes.
        self.isInferred = False
        # What the initializer takes are parameters of the closure, which the container fills.
        self.isWired = False


class Plan:
    def __init__(self, number, dice):
        self.number, self.dice = number, dice
        self.protocols, self.registrations, self.entries = [], [], []
        self.boxes = dice.choice([1, 1, 2, 2, 3])
        self.roots, self.captured = {}, {}


def program(number, dice):
    plan = Plan(number, dice)
    register(plan)
    keys = sorted({k for one in plan.registrations for k in provided(one)}, key=str)
    for index, one in enumerate(plan.registrations):
        add_slots(plan, one, index, keys)
    ask(plan, keys)
    return write(plan)


def provided(one):
    return [one.key] + [(type, tag) for type, tag in one.forwards]


def register(plan):
    dice = plan.dice
    for index in range(dice.randint(3, 8)):
        service = f"S{index}p{plan.number}"
        plan.protocols.append(service)
        times = 0 if dice.random() < 0.07 else 2 if dice.random() < 0.25 else 1
        # Objects of one call are kept by key, whichever of the containers that collaborate made them (`Resolve.swift`,
        # `previouslyResolved`), so what two of them register under one key is thrown away or not by the order of the call.
        box = dice.randrange(plan.boxes)
        # Of two that are wired the container would have to choose, and it asks with the tag with which it was asked.
        isWired = times == 1 and dice.random() < 0.25
        for turn in range(times):
            tag = dice.choice(TAGS) if not isWired and dice.random() < (0.15 if turn == 0 else 0.5) else None
            one = Registration((service, tag), f"C{index}{'ab'[turn]}p{plan.number}", box)
            one.scope = dice.choice(SCOPES)
            one.isInferred = dice.random() < 0.3
            one.isWired = isWired
            plan.registrations.append(one)
    for number, one in enumerate(list(plan.registrations)):
        # A further type is answered by whatever was made in the same call for one of the types that belong to it
        # (`previouslyResolved`), and outlives a registration that is replaced, without what was to be resolved later (`forwardsTo`
        # is weak). So each such type belongs to one registration, and that to a type of its own.
        isOnly = sum(other.key[0] == one.key[0] for other in plan.registrations) == 1
        if isOnly and not one.isWired and dice.random() < 0.3:
            further = f"F{number}p{plan.number}"
            plan.protocols.append(further)
            one.forwards.append((further, dice.choice(TAGS) if dice.random() < 0.3 else None))
    if dice.random() < 0.5:
        dice.shuffle(plan.registrations)


def wired(plan):
    return {one.key[0] for one in plan.registrations if one.isWired}


def some_key(plan, index, keys):
    """As a rule a key that is registered, later in the list, since no ring ends here; else one that is nearly so."""
    dice = plan.dice
    ahead = [k for one in plan.registrations[index + 1:] for k in provided(one)]
    type, tag = dice.choice(ahead) if ahead and dice.random() < 0.92 else dice.choice(keys)
    if dice.random() >= 0.1 or type in wired(plan):
        return (type, tag)
    return dice.choice([(type, dice.choice(TAGS)), (type, None)] + [(p, None) for p in plan.protocols[:2]])


def add_slots(plan, one, index, keys):
    dice = plan.dice
    for _ in range(dice.choice([0, 1, 1, 2, 2, 3])):
        key = some_key(plan, index, keys)
        phase = dice.choice(["init"] * 6 + ["post"] * 3)
        if one.isWired and phase == "init":
            key = (key[0], None)
        if any(key == s.key for s in one.slots):
            continue
        one.slots.append(Slot(key, dice.choice(["cast", "cast", "typed", "inferred"]), phase))


def ask(plan, keys):
    """Every key is asked for in some container, and now and then in another one."""
    dice = plan.dice
    asked = [(key, box) for key in keys for box in range(plan.boxes) if box == 0 or dice.random() < 0.5]
    asked += [((p, None), dice.randrange(plan.boxes)) for p in plan.protocols if (p, None) not in keys and dice.random() < 0.5]
    asked += [((type, dice.choice(TAGS)), 0) for type, tag in keys if type not in wired(plan) and dice.random() < 0.2]
    for key, box in dict.fromkeys(asked):
        plan.entries.append({"key": key, "box": box, "mode": dice.choice(["cast", "typed", "inferred"])})

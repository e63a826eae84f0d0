"""Random programs for Resolver 1.5: containers that ask others after themselves, names, scopes, further types, properties resolved later."""
from programs.resolver_text import write

NAMES = ["left", "right", "spare"]
SCOPES = [None] * 5 + ["graph", "unique"]
KEPT = ["application", "cached", "shared", "container"]


class Slot:
    """One thing that an object asks for. `phase` is init or post (in `resolveProperties`)."""

    def __init__(self, key, mode, phase):
        self.key, self.mode, self.phase = key, mode, phase


class Registration:
    def __init__(self, key, made, box):
        self.key, self.made, self.box = key, made, box
        self.slots, self.forwards = [], []
        self.scope = self.line = None
        # The type is told by what the closure makes.
        self.isInferred = False


class Plan:
    def __init__(self, number, dice):
        self.number, self.dice = number, dice
        self.protocols, self.registrations, self.entries = [], [], []
        self.boxes = dice.choice([1, 1, 2, 2, 3])
        # Whether a container gets the one that it asks when it is made, or later.
        self.joins = [dice.choice(["made", "added"]) for _ in range(self.boxes)]
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
    return [one.key] + [(type, name) for type, name in one.forwards]


def register(plan):
    dice = plan.dice
    for index in range(dice.randint(3, 8)):
        service = f"S{index}p{plan.number}"
        plan.protocols.append(service)
        times = 0 if dice.random() < 0.07 else 2 if dice.random() < 0.25 else 1
        for turn in range(times):
            name = dice.choice(NAMES) if dice.random() < (0.15 if turn == 0 else 0.5) else None
            one = Registration((service, name), f"C{index}{'ab'[turn]}p{plan.number}", dice.randrange(plan.boxes))
            # What is kept for the whole program is kept by type and name, so one container's object may answer for another's.
            one.scope = dice.choice(SCOPES + (KEPT if times == 1 else []))
            one.isInferred = dice.random() < 0.3
            plan.registrations.append(one)
    for one in plan.registrations:
        others = [p for p in plan.protocols if p != one.key[0]]
        if others and not one.key[1] and dice.random() < 0.15:
            one.forwards.append((dice.choice(others), dice.choice(NAMES) if dice.random() < 0.3 else None))
    if dice.random() < 0.5:
        dice.shuffle(plan.registrations)


def some_key(plan, index, keys):
    """As a rule a key that is registered, later in the list, since no ring ends here; else one that is nearly so."""
    dice = plan.dice
    ahead = [k for one in plan.registrations[index + 1:] for k in provided(one)]
    type, name = dice.choice(ahead) if ahead and dice.random() < 0.92 else dice.choice(keys)
    if dice.random() >= 0.08:
        return (type, name)
    return dice.choice([(type, dice.choice(NAMES)), (type, None)] + [(p, None) for p in plan.protocols[:2]])


def add_slots(plan, one, index, keys):
    dice = plan.dice
    for _ in range(dice.choice([0, 1, 1, 2, 2, 3])):
        key = some_key(plan, index, keys)
        if any(key == s.key for s in one.slots):
            continue
        mode = dice.choice(["required"] * 8 + ["optional"] * 3 + ["inferred", "inferred", "captured"])
        phase = dice.choice(["init"] * 6 + ["post"] * 3)
        one.slots.append(Slot(key, mode, phase))


def ask(plan, keys):
    """Every key is asked for in the container that asks all others, and now and then in another one."""
    dice = plan.dice
    last = plan.boxes - 1
    asked = [(key, last) for key in keys] + [(key, box) for key in keys for box in range(last) if dice.random() < 0.4]
    asked += [((p, None), dice.randrange(plan.boxes)) for p in plan.protocols if (p, None) not in keys and dice.random() < 0.5]
    for key, box in asked:
        plan.entries.append({"key": key, "box": box, "mode": dice.choice(["forced", "tested", "inferred"])})

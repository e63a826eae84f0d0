"""Changes to a text that keep some of its structure: what stands between brackets, lines, words."""
import re

TOKEN = re.compile(r'"(?:[^"\\\n]|\\.)*"|[A-Za-z_$][\w$]*|\d+|\s+|.', re.S)
PAIRS = {"(": ")", "[": "]", "{": "}", "<": ">"}
WORDS = ["self", "Self", "init", "x", "T", "\u202e", "\u200b", "\U0001f600", "\x1b[31m", "`a b`", "nil", "0", "-1", "9" * 40, "\0", "\ufeff"]


def changed(text, dice, others):
    """The text after one to four changes. `others` are texts of the same kind, from which parts are taken."""
    for _ in range(dice.choice([1, 1, 2, 4])):
        change = dice.choice(CHANGES)
        text = change(text, dice, others)
        if len(text) > 400_000:
            return text[:400_000]
    return text


def tokens(text):
    return TOKEN.findall(text)


def group(parts, dice):
    """From where to where a bracket and its partner stand; None without brackets."""
    places = [i for i, part in enumerate(parts) if part in PAIRS]
    if not places:
        return None
    first = dice.choice(places)
    depth = 0
    for place in range(first, len(parts)):
        if parts[place] == parts[first]:
            depth += 1
        elif parts[place] == PAIRS[parts[first]]:
            depth -= 1
            if depth == 0:
                return first, place + 1
    return None


def drop(text, dice, others):
    parts = tokens(text)
    if parts:
        first = dice.randrange(len(parts))
        del parts[first:first + dice.choice([1, 1, 1, 3, 20])]
    return "".join(parts)


def double(text, dice, others):
    parts = tokens(text)
    place = group(parts, dice) if dice.random() < 0.7 else None
    if not place and parts:
        first = dice.randrange(len(parts))
        place = first, first + dice.choice([1, 3, 10])
    if place:
        parts[place[1]:place[1]] = parts[place[0]:place[1]] * dice.choice([1, 2, 10, 300])
    return "".join(parts)


def double_lines(text, dice, others):
    lines = text.splitlines(True)
    if lines:
        first = dice.randrange(len(lines))
        last = first + dice.choice([1, 2, 5, 20])
        lines[last:last] = lines[first:last] * dice.choice([1, 1, 10, 200])
    return "".join(lines)


def number_lines(text, dice, others):
    """Many copies of some lines, each with names of its own."""
    lines = text.splitlines(True)
    if not lines:
        return text
    first = dice.randrange(len(lines))
    part = "".join(lines[first:first + dice.choice([1, 2, 5])])
    names = sorted(set(re.findall(r"\b[A-Z]\w+", part)))
    copies = []
    for number in range(dice.choice([3, 30, 300])):
        copies.append(re.sub(r"\b[A-Z]\w+", lambda m: m[0] + str(number) if m[0] in names[:2] else m[0], part))
    return "".join(lines[:first] + copies + lines[first:])


def exchange(text, dice, others):
    """One name for another of the same text: what makes itself, includes itself, inherits itself."""
    names = sorted(set(re.findall(r"\b[A-Za-z_]\w*", text)))
    if len(names) < 2:
        return text
    old, new = dice.sample(names, 2)
    if dice.random() < 0.5:
        return re.sub(rf"\b{old}\b", new, text)
    places = list(re.finditer(rf"\b{old}\b", text))
    place = dice.choice(places)
    return text[:place.start()] + new + text[place.end():]


def nest(text, dice, others):
    """A part within brackets, calls, strings or conditions, many times."""
    parts = tokens(text)
    place = group(parts, dice)
    if not place:
        return text
    inner = "".join(parts[place[0]:place[1]])
    before, after = dice.choice([
        ("(", ")"), ("[", "]"), ("{ ", " }"), ("f(", ")"), ("f { ", " }"), ("a ? b : ", ""), ('"\\(', ')"'), ("A<", ">"), ("!", ""), ("try ", ""),
        ("\n#if A\n", "\n#endif\n"), ("a + ", ""), ("", ".a"), ("", "?"), ("@a ", ""), ("{a: ", "}"), ("<a>", "</a>"), ("if a { ", " }"), ("() -> ", "")])
    many = dice.choice([1, 5, 50, 600, 6000])
    return "".join(parts[:place[0]]) + before * many + inner + after * many + "".join(parts[place[1]:])


def transplant(text, dice, others):
    """A bracket's content from another text."""
    parts, other = tokens(text), tokens(dice.choice(others))
    here, there = group(parts, dice), group(other, dice)
    if here and there:
        parts[here[0]:here[1]] = other[there[0]:there[1]]
    return "".join(parts)


def append(text, dice, others):
    return text + "\n" + dice.choice(others)


def reword(text, dice, others):
    parts = tokens(text)
    if parts:
        parts[dice.randrange(len(parts))] = dice.choice(WORDS)
    return "".join(parts)


def lengthen(text, dice, others):
    """A word or literal that is very long."""
    parts = tokens(text)
    places = [i for i, part in enumerate(parts) if re.match(r"[\w\"*]", part)]
    if places:
        place = dice.choice(places)
        parts[place] = parts[place][:1] + parts[place][1:-1] * dice.choice([2, 100, 10_000]) + parts[place][-1:]
    return "".join(parts)[:400_000]


def cut(text, dice, others):
    return text[:dice.randrange(len(text) + 1)]


CHANGES = [drop, drop, double, double_lines, number_lines, exchange, exchange, exchange, nest, nest, transplant, transplant, append, reword, lengthen, cut]

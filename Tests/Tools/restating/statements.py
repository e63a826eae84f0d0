"""Other ways to say a statement that tells a container something, `container.register(…) {…}`: each does the same, and no line moves."""
import re
from zlib import crc32

from seeding.swift_text import blanked, chain_end

VERBS = r"register|autoregister|append(?=\((?:part|framework):)|apply|assemble"
STATEMENT = re.compile(rf"^[ \t]*(?P<receiver>(?:[a-z_]\w*\.)*)(?P<verb>{VERBS})\b(?=[ \t]*[(<{{])", re.M)
HELPERS = {
    "same_": "fileprivate func same_<T>(_ it: T) -> T { it }",
    "Box_": "fileprivate struct Box_<T> { let it: T }",
    "with_": "fileprivate func with_<T>(_ it: T, _ body: (T) -> Void) { body(it) }",
    "asked_": "fileprivate func asked_<S>(_ from: Resolver, _ type: S.Type) -> S? { from.resolve(type) }",
}


def statements(text):
    """Those of a text, outermost ones only: (start, end, receiver with its dot, offset of the verb, what is blanked of it)."""
    plain, found, behind = blanked(text), [], 0
    for match in STATEMENT.finditer(plain):
        start = match.start() + len(match[0]) - len(match[0].lstrip())
        if start < behind:
            continue
        before = plain[:start].rstrip()
        end = chain_end(plain, match.end())
        rest = re.match(r"[ \t]*(?:;|\n|\}|$)", plain[end:])
        own = plain[start:end]
        # What continues a line above, is handed over, throws or waits is left alone.
        if not rest or not before or before[-1] in "=,(.[:&|+?" or before.endswith(("return", "try", "await", "->")):
            continue
        if re.search(r"\b(try|await|return)\b", outermost(own)) or re.match(r"\s*(\.|=|\?|:|[-+&|<>]\s)", plain[end:]):
            continue
        found.append((start, end, match["receiver"], match.start("verb"), own))
        behind = end
    return found


def outermost(own):
    """What of a text stands in no braces."""
    depth, out = 0, []
    for c in own:
        depth += (c == "{") - (c == "}")
        if depth == 0:
            out.append(c)
    return "".join(out)


def each(restate, only=lambda *_: True):
    """A change that restates each statement: `restate(statement, receiver, rest, number)`."""

    def change(text):
        for number, (start, end, receiver, verb, own) in reversed(list(enumerate(statements(text)))):
            said = restate(text[start:end], receiver, text[verb:end], number) if only(receiver, own) else None
            if said is not None:
                text = text[:start] + said + text[end:]
        return with_helpers(text)

    return change


def with_helpers(text):
    """With the functions that restated code calls at the end of the file, each file's under names of its own."""
    used = [name for name in HELPERS if re.search(rf"\b{name}[(<]", text)]
    if not used:
        return text
    text = text.rstrip("\n") + "\n" + "".join(HELPERS[name] + "\n" for name in used)
    return re.sub(rf"\b({'|'.join(used)})(?=[(<])", rf"\g<1>{crc32(text.encode()) % 10000}", text)


def has_receiver(receiver, _):
    return bool(receiver) and receiver != "super."


def typed(own_text):
    """The type of `register(T.self`, where it is a plain one."""
    match = re.match(r"[\w.]*register\(\s*([A-Z][\w.]*)\.self\b", own_text)
    return match and match[1]


def kept_type(statement, receiver, rest, number):
    type_name = typed(statement)
    if not type_name:
        return None
    return f"do {{ let kind_ = {type_name}.self; " + statement.replace(f"{type_name}.self", "kind_", 1) + " }"


def made_inside(statement, receiver, rest, number):
    """What the closure of `register(T.self) { r in … }` makes, made by a function inside of it."""
    type_name, plain = typed(statement), blanked(statement)
    match = re.search(r"\)\s*\{[ \t]*(\w+|\([\w, ]+\)|\w+(?:, \w+)+)[ \t]+in\b", plain)
    if not type_name or not match:
        return None
    opening = plain.index("{", match.start())
    depth, end = 0, opening
    for end in range(opening, len(plain)):
        depth += (plain[end] == "{") - (plain[end] == "}")
        if depth == 0:
            break
    body = statement[match.end():end]
    lines = [line for line in blanked(body).split("\n") if line.strip()]
    if not lines or re.search(r"\b(fatalError|return|let|var|guard|if|try|throws)\b", blanked(body)):
        return None
    if chain_end(blanked(body.strip()), len(re.match(r"[\w.]*", body.strip())[0])) != len(body.strip()):
        return None
    return statement[:match.end()] + f" func make_() -> {type_name} {{ return" + body + "}; return make_() " + statement[end:]


CHANGES = {
    "in a do": each(lambda said, *_: f"do {{ {said} }}"),
    "in a local function": each(lambda said, receiver, rest, number: f"func step{number}_() {{ {said} }}; step{number}_()"),
    "in a closure": each(lambda said, *_: f"_ = {{ {said} }}()"),
    "in a switch": each(lambda said, *_: f"switch 0 {{ default: {said} }}"),
    "in a loop": each(lambda said, *_: f"for _ in 0..<1 {{ {said} }}"),
    "in a list of closures": each(lambda said, *_: f"[{{ () -> Void in {said} }}].forEach {{ $0() }}"),
    "in a kept closure": each(lambda said, receiver, rest, number: f"let step{number}_ = {{ () -> Void in {said} }}; step{number}_()"),
    "if true": each(lambda said, *_: f"if true {{ {said} }}"),
    "by identity": each(lambda said, receiver, rest, _: f"same_({receiver[:-1]}).{rest}", has_receiver),
    "in a box": each(lambda said, receiver, rest, _: f"Box_(it: {receiver[:-1]}).it.{rest}", has_receiver),
    "one or the other": each(lambda said, receiver, rest, _: f"(true ? {receiver[:-1]} : {receiver[:-1]}).{rest}", has_receiver),
    "first of a list": each(lambda said, receiver, rest, _: f"[{receiver[:-1]}][0].{rest}", has_receiver),
    "optional": each(lambda said, receiver, rest, _: f"Optional({receiver[:-1]})?.{rest}", has_receiver),
    "renamed": each(lambda said, receiver, rest, _: f"do {{ let it_ = {receiver[:-1]}; it_.{rest} }}", has_receiver),
    "in a tuple": each(lambda said, receiver, rest, _: f"do {{ let (it_, _) = ({receiver[:-1]}, 0); it_.{rest} }}", has_receiver),
    "handed": each(lambda said, receiver, rest, _: f"with_({receiver[:-1]}) {{ it_ in it_.{rest} }}", has_receiver),
    "type kept": each(kept_type),
    "made inside": each(made_inside),
}

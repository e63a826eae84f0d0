"""Other ways to ask a container, `r.resolve(T.self)!`, and to say what makes a thing."""
import re

from restating.statements import with_helpers
from seeding.swift_text import blanked, closing

ASKING = re.compile(r"(?<![\w.])([a-z_]\w*)\.resolve\(\s*([A-Z][\w.]*)\.self\s*\)")


def rewritten(pattern, said, condition=None):
    """A change of whatever a pattern finds outside of comments and strings."""

    def change(text):
        if condition and not re.search(condition, text, re.M):
            return text
        plain = blanked(text)
        for match in reversed(list(re.compile(pattern, re.M).finditer(plain))):
            new = said(match)
            if new is not None:
                text = text[:match.start()] + new + text[match.end():]
        return with_helpers(text)

    return change


def lists(text):
    """`Assembler([…])`: a list that a closure answers."""
    plain = blanked(text)
    for match in reversed(list(re.finditer(r"\bAssembler\(\s*(?:assemblies:\s*)?(?=\[)", plain))):
        end = closing(plain, match.end())
        text = text[:match.end()] + "{ () -> [Assembly] in return " + text[match.end():end] + " }()" + text[end:]
    return text


def heirs(text):
    """Each class of assemblies inherits what it does from one above it, which nobody else names."""
    plain = blanked(text)
    pattern = r"^((?:public |internal |fileprivate |private )?)(?:final )?class (\w+): (?:Assembly|AutoInitModuleAssembly|Module|DIPart|DIFramework)\b[^{\n]*(?=\{)"
    for match in reversed(list(re.finditer(pattern, plain, re.M))):
        end = closing(plain, match.end())
        # What an extension adds, the class above has not.
        if re.search(r"\b(required|convenience|deinit)\b", plain[match.end():end]) or f"extension {match[2]}" in plain:
            continue
        head = text[match.start():match.end()].replace("final ", "", 1).replace(match[2], match[2] + "Above_", 1)
        text = text[:match.start()] + head + text[match.end():end] + f"; {match[1]}class {match[2]}: {match[2]}Above_ {{}}" + text[end:]
    return text


def extended(text):
    """From the function that registers on, what a type has stands in an extension."""
    plain = blanked(text)
    pattern = r"^((?:public |internal |final |open )*)(?:class|struct|enum) (\w+)(?::[^{\n]*)?[ \t]*(?=\{)"
    for match in reversed(list(re.finditer(pattern, plain, re.M))):
        end = closing(plain, match.end())
        inside = plain[match.end():end]
        function = re.search(r"^[ \t]*(?:public |internal |private |fileprivate |static )*func (?:assemble|load|register\w*)\(", inside, re.M)
        if not function or not re.match(r"\s*\}?$", plain[end:end + 1]):
            continue
        rest = inside[function.start():]
        depth, members = 0, []
        for c in rest:
            if depth == 0:
                members.append(c)
            depth += (c == "{") - (c == "}")
        if re.search(r"\b(let|override|deinit|init|open|lazy|subscript)\b|\bvar \w+[^\n{]*\n|@\w+ ", "".join(members)):
            continue
        at = match.end() + function.start()
        text = text[:at] + f"}}; extension {match[2]} {{ " + text[at:]
    return text


CHANGES = {
    "asked by a function": rewritten(ASKING.pattern, lambda m: f"asked_({m[1]}, {m[2]}.self)", r"^import Swinject"),
    "asked by identity": rewritten(ASKING.pattern, lambda m: f"same_({m[1]}.resolve({m[2]}.self))", r"^import Swinject"),
    "asked in a closure": rewritten(ASKING.pattern, lambda m: f"{{ {m[1]}.resolve({m[2]}.self) }}()", r"^import Swinject"),
    "asked optionally": rewritten(ASKING.pattern, lambda m: f"(true ? {m[1]}.resolve({m[2]}.self) : nil)", r"^import Swinject"),
    "list of a closure": lists,
    "heirs": heirs,
    "in an extension": extended,
    "factories said": rewritten(r"(?<=\{ )self( \{)", lambda m: "Factory(self)" + m[1], r"^import Factory"),
    "shared by identity": rewritten(r"(?<![\w.])Container\.shared(?=\.\w+\()", lambda m: "same_(Container.shared)", r"^import Factory"),
    "live by a closure": rewritten(r"(static (?:let|var) liveValue(?:: \w+)? = )(\w+\(\))$", lambda m: f"{m[1]}{{ {m[2]} }}()"),
    "live by identity": rewritten(r"(static (?:let|var) liveValue(?:: \w+)? = )(\w+\(\))$", lambda m: f"{m[1]}same_({m[2]})"),
}

"""Just enough of Swift's surface to find statements, calls and declarations in a text."""
import re

OPEN, CLOSE = "([{", ")]}"


def blanked(text):
    """The same text with comments and the insides of strings turned to blanks, so that offsets stay."""
    out, i, n = list(text), 0, len(text)
    while i < n:
        two = text[i:i + 2]
        if two == "//":
            end = text.find("\n", i)
            end = n if end < 0 else end
        elif two == "/*":
            end = text.find("*/", i + 2)
            end = n if end < 0 else end + 2
        elif text[i] == '"':
            quote = '"""' if text[i:i + 3] == '"""' else '"'
            end = i + len(quote)
            while end < n and text[end:end + len(quote)] != quote:
                end += 2 if text[end] == "\\" else 1
            for k in range(i + len(quote), min(end, n)):
                if out[k] != "\n":
                    out[k] = "_"
            i = min(end + len(quote), n)
            continue
        else:
            i += 1
            continue
        for k in range(i, end):
            if out[k] != "\n":
                out[k] = " "
        i = end
    return "".join(out)


def closing(text, start):
    """The offset behind the bracket that closes the one at `start`; the end of the text if none does."""
    depth = 0
    for i in range(start, len(text)):
        if text[i] in OPEN:
            depth += 1
        elif text[i] in CLOSE:
            depth -= 1
            if depth == 0:
                return i + 1
    return len(text)


def angle(text, start):
    """The offset behind the `>` that closes the `<` at `start`, or `start` if it is no generic bracket."""
    depth = 0
    for i in range(start, min(len(text), start + 400)):
        c = text[i]
        if c == "<":
            depth += 1
        elif c == ">" and text[i - 1] != "-":
            depth -= 1
            if depth == 0:
                return i + 1
        elif c in ";={}\n":
            return start
    return start


def chain_end(text, i):
    """From behind a callee's name: the offset behind its arguments, trailing closures and all that is chained to it."""
    end = i
    while i < len(text):
        while i < len(text) and text[i] in " \t":
            i += 1
        if i < len(text) and text[i] == "<" and angle(text, i) > i:
            i = angle(text, i)
        elif i < len(text) and text[i] in "([{":
            i = closing(text, i)
        elif re.match(r"[?!](?!=)", text[i:i + 2] or " "):
            i += 1
        elif m := re.match(r"\s*\.\s*`?\w+`?", text[i:]):
            i += m.end()
        elif m := re.match(r"\s*\w+:\s*(?=\{)", text[i:]):
            i += m.end()
        else:
            break
        end = i
    return end


def split(text, separator=","):
    """Splits at separators outside of brackets; blanks around the parts are dropped."""
    parts, depth, last, angles = [], 0, 0, 0
    for i, c in enumerate(text):
        if c in OPEN:
            depth += 1
        elif c in CLOSE:
            depth -= 1
        elif c == "<":
            angles += 1
        elif c == ">" and text[i - 1:i] != "-":
            angles = max(0, angles - 1)
        elif c == separator and depth == 0 and angles == 0:
            parts.append(text[last:i].strip())
            last = i + 1
    parts.append(text[last:].strip())
    return [p for p in parts if p]


def line_of(text, offset):
    return text.count("\n", 0, offset) + 1


def type_of(text):
    """A type's text without what does not change its identity, and whether it is optional."""
    t = re.sub(r"@\w+(\([^)]*\))?|\b(any|some|inout|borrowing|consuming|__owned)\b", "", text)
    t = re.sub(r"\s+", "", t.split("=")[0])
    optional = t.endswith(("?", "!"))
    t = t.rstrip("?!")
    while t.startswith("(") and closing(t, 0) == len(t) and "," not in t:
        t = t[1:-1]
    if m := re.fullmatch(r"Optional<(.*)>", t):
        return m[1], True
    if m := re.fullmatch(r"(?:Async)?(?:Lazy|Provider\d?|ProviderArgs)<(.*)>", t):
        inner, inner_optional = type_of(split(m[1])[0])
        return inner, optional or inner_optional
    return "&".join(sorted(t.split("&"))), optional


def aliases_of(texts):
    """The last words of what each typealias stands for, by its name; all of them where there are many of one name."""
    found = {}
    for text in texts:
        for m in re.finditer(r"\btypealias\s+(\w+)\s*=\s*([\w. &]+)", text):
            found.setdefault(m[1], set()).update(re.findall(r"(\w+)\s*(?=&|$)", m[2]))
    return {name: tuple(sorted(words - {name})) for name, words in found.items()}

"""What a project's types look like: initializers, methods and properties, by name of the type."""
import re

from .swift_text import closing, split, type_of


class Types:
    def __init__(self, files):
        self.inits, self.methods, self.properties, self.supers = {}, {}, {}, {}
        for text in files.values():
            self._read(text)

    def _read(self, text):
        head = re.compile(r"\b(class|struct|actor|extension|enum|protocol)\s+([A-Z][\w.]*)\s*(<[^{]*?>)?\s*(:[^{]*)?\{")
        for m in head.finditer(text):
            name = m[2].split(".")[-1]
            if m[1] != "extension" and m[4]:
                inherited = split(m[4].strip(": \n").split(" where ")[0])
                self.supers.setdefault(name, [re.sub(r"<.*", "", s).strip() for s in inherited])
            self._members(name, m[1], self._outer(text[m.end():closing(text, m.end() - 1) - 1]))

    def _outer(self, body):
        """The body without what stands inside inner braces."""
        out, i = [], 0
        while i < len(body):
            if body[i] == "{":
                out.append("{}")
                i = closing(body, i)
            else:
                out.append(body[i])
                i += 1
        return "".join(out)

    def _members(self, name, kind, body):
        for m in re.finditer(r"\binit\s*[?!]?\s*(?:<[^(]*>)?\(", body):
            self.inits.setdefault(name, []).append(self.parameters(body[m.end():closing(body, m.end() - 1) - 1]))
        for m in re.finditer(r"\bfunc\s+(\w+)\s*(?:<[^(]*>)?\(", body):
            self.methods.setdefault((name, m[1]), self.parameters(body[m.end():closing(body, m.end() - 1) - 1]))
        stored = []
        for m in re.finditer(r"^(.*?)\b(let|var)\s+(\w+)\s*:\s*([^={\n]+)(=?)", body, re.M):
            self.properties.setdefault((name, m[3]), m[4].strip())
            if "static" not in m[1] and not m[5]:
                stored.append((m[3], m[4].strip()))
        if kind == "struct" and name not in self.inits and stored:
            self.inits[name] = [stored]

    @staticmethod
    def parameters(text):
        """(outer label, type) of each parameter; `_` for none."""
        found = []
        for part in split(text):
            if m := re.match(r"(?:@\w+\s+)*(\w+)(?:\s+\w+)?\s*:\s*(.*)", part, re.S):
                found.append((m[1], m[2].split("=")[0].strip()))
        return found

    def line(self, name):
        """The type and its ancestors."""
        seen, todo = [], [name]
        while todo:
            current = todo.pop(0)
            if current not in seen:
                seen.append(current)
                todo += self.supers.get(current, [])
        return seen

    def initializers(self, name):
        """An initializer that no container can call (`init?(coder:)`) is none."""
        for ancestor in self.line(name):
            usable = [i for i in self.inits.get(ancestor, []) if [label for label, _ in i] not in (["coder"], ["nibName", "bundle"])]
            if usable:
                return usable
        return [[]]

    def property(self, name, member):
        return next((self.properties[(a, member)] for a in self.line(name) if (a, member) in self.properties), None)

    def method(self, name, member):
        return next((self.methods[(a, member)] for a in self.line(name) if (a, member) in self.methods), None)


def needs_type(text):
    """Type and optionality of what is asked for; nil where the text says nothing."""
    return type_of(text) if text else (None, True)

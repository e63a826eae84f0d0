"""Swift text with known line numbers, and the part that all programs share."""

# What every program is linked with: it writes one line for each object that a key leads to, so that a crash later on keeps what came before.
SUPPORT = """\
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

protocol Told { var held: [(String, () -> Any?)] { get } }

nonisolated(unsafe) private var seen: Set<String> = []

/// A line of what happened, written at once: the process may end in the middle.
func note(_ line: String) {
  print(line)
  fflush(nil)
}

/// What stands behind a key, and all that it holds; whatever comes later is made to come now.
func show(_ key: String, _ found: Any?) {
  guard let found = opened(found) else { return note("absent \\(key)") }
  note("found \\(key) \\(tell(found))")
}

func opened(_ value: Any?) -> Any? {
  guard let value else { return nil }
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return value }
  return opened(mirror.children.first?.value)
}

func tell(_ found: Any?) -> String {
  guard let found = opened(found) else { return "nil" }
  if let list = found as? [Any] { return "[" + list.map { tell($0) }.sorted().joined(separator: " ") + "]" }
  let name = "\\(type(of: found))"
  guard seen.insert(name).inserted, let told = found as? Told else { return name }
  for (slot, value) in told.held { note("holds \\(name) \\(slot) \\(tell(value()))") }
  return name
}
"""


def main(numbers):
    """The entry point: the number of a program, then the number of one of its keys."""
    cases = "\n".join(f'case "{n}": program{n}(key)' for n in numbers)
    return f"let key = Int(CommandLine.arguments[2])!\nswitch CommandLine.arguments[1] {{\n{cases}\ndefault: break\n}}\nnote(\"done\")\n"


class Page:
    """Lines of Swift; `add` answers the number of the line, from 1."""

    def __init__(self):
        self.lines = []

    def add(self, line="", indent=0):
        self.lines.append("  " * indent + line)
        return len(self.lines)

    def text(self):
        return "\n".join(self.lines) + "\n"

import Model

/// The name of the accessor that the tool writes for a service (`TypeNamer` in its source): the last name of the type without
/// generic arguments, its leading capitals lowered but for the one that begins the next word.
func accessorName(_ type: String) -> String {
  let plain = Array(plainName(type))
  guard let small = plain.firstIndex(where: \.isLowercase) else { return String(plain).lowercased() }
  let count = max(small - 1, 1)
  return String(plain[..<count]).lowercased() + String(plain[count...])
}

/// A type's text as part of a name.
private func plainName(_ type: String) -> String {
  if type.isClosure { return "closure" }
  var text = type.without("any ").filter { !"?[]():& ".contains($0) }
  if let open = text.firstIndex(of: "<"), let close = text.lastIndex(of: ">"), open < close {
    let inner = text[text.index(after: open)..<close]
    let main = String(text[..<open] + text[text.index(after: close)...])
    let suffix = ["Publisher", "Subject", "Provider", "Set", "Future"].first(where: main.hasSuffix)
    let first = inner.split(separator: ",", omittingEmptySubsequences: false).first.map(String.init) ?? ""
    text = suffix.map { plainName(first) + $0 } ?? main
  } else {
    text = text.filter { $0 != "," }
  }
  let steps = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  guard let last = steps.last, steps.count > 1 else { return text }
  return last == "Factory" ? steps.suffix(2).joined() : last
}

extension String {
  /// It is the text of a function's type.
  fileprivate var isClosure: Bool { zip(self, dropFirst()).contains { $0 == "-" && $1 == ">" } }

  fileprivate func without(_ word: String) -> String {
    var result = ""
    var rest = self[...]
    while let next = rest.first {
      if rest.hasPrefix(word) {
        rest = rest.dropFirst(word.count)
      } else {
        result.append(next)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// Whether it may stand as a name in Swift text.
  var isIdentifier: Bool {
    guard let first, first.isLetter || first == "_" else { return false }
    return allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}

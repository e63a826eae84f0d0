import Model

/// What a comment `// @knit …` says (`KnitDirectives` of the tool).
struct KnitDirective: Hashable {
  enum Access: String { case `public`, `internal`, hidden, ignore }

  var access: Access?
  var alias: String?
  var module: String?
  var spi: String?
  /// What the tool refuses in it, to go on after "this comment".
  var refusal: String?

  /// Reads the words behind `@knit`; the tool stops at the first that it does not know.
  init(_ text: String) {
    for word in text.split(whereSeparator: \.isWhitespace).map(String.init) {
      if let level = Access(rawValue: word) {
        access = level
      } else if word == "disable-performance-gen" || word == "tag" || word.quoted(after: "tag") != nil {
        continue
      } else if let name = word.quoted(after: "alias") {
        alias = name
      } else if let name = word.quoted(after: "module-name") {
        module = name
      } else if word.hasPrefix("@_spi("), word.hasSuffix(")") {
        if spi != nil {
          refusal = "has two `@_spi`"
          return
        }
        spi = String(word.dropFirst(6).dropLast())
      } else {
        refusal = "says `\(word)`, which the tool does not know"
        return
      }
    }
  }
}

extension String {
  /// `x` of `word("x")`.
  fileprivate func quoted(after word: String) -> String? {
    guard hasPrefix(word + "(\""), hasSuffix("\")") else { return nil }
    return String(dropFirst(word.count + 2).dropLast(2))
  }
}

extension Digest {
  /// The directive that stands above a line: the first comment line that has one.
  func knitDirective(above line: Int) -> (KnitDirective, Position)? {
    let found = remarks.first { $0.word == "@knit" && $0.form == .line && $0.before == line }
    return found.map { (KnitDirective($0.text), $0.at) }
  }
}

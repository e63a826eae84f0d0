import Model

/// What an override may concern that is said of one object, as `Demo().dependency(\.tide, …)`: all that the words in the expression which makes
/// the object lead to, each word meaning everything that has the name. Who asks elsewhere asks without it.
final class OverrideReach {
  private let symbols: Symbols
  private let spoken: SpokenNames
  private lazy var files = Dictionary(grouping: 0..<symbols.appFiles) { symbols.digests[$0].file }
  private var known: [Set<String>: Set<DeclarationID>] = [:]

  init(_ symbols: Symbols, _ spoken: SpokenNames) { (self.symbols, self.spoken) = (symbols, spoken) }

  /// The words of an expression that makes an object and names nothing but types; nil where it may stand for whatever somebody else made.
  static func words(of expression: Expression) -> Set<String>? {
    guard makes(expression) else { return nil }
    var words: Set<String> = []
    var isOpen = false
    let mentioning = Mentioning { word, _ in words.insert(word.name) }
    mentioning.visit([.expression(expression)])
    Walk.statements([.expression(expression)]) { inner in
      switch inner.form {
      case .name(let name, _): if name.first?.isUppercase != true || name == "Self" { isOpen = true }
      case .opaque: isOpen = true
      default: break
      }
    }
    return isOpen || words.isEmpty ? nil : words
  }

  /// `Demo(…)`, and what is said of it: `Demo(…).debounced()`.
  private static func makes(_ expression: Expression) -> Bool {
    guard case .call(let callee, _) = expression.form else { return false }
    switch callee.form {
    case .name: return true
    case .member(let base?, _, _, _): return makes(base)
    default: return false
    }
  }

  /// Whether the words lead to whatever asks at a place.
  func reaches(_ place: Location, from words: Set<String>) -> Bool {
    let position = Position(line: place.line, column: place.column)
    return (files[place.file] ?? []).contains { file in
      let index = symbols.digests[file].declarations.lastIndex { $0.at <= position }
      var current = index.map { DeclarationID(file: file, index: $0) }
      // A property has its name in common with what it reads.
      while let id = current, symbols.declaration(id).kind == .property, let parent = symbols.parent(of: id) { current = parent }
      guard current != nil else { return true }
      let reached = reached(from: words)
      while let id = current {
        if reached.contains(id) { return true }
        current = symbols.parent(of: id)
      }
      return false
    }
  }

  private func reached(from words: Set<String>) -> Set<DeclarationID> {
    if let known = known[words] { return known }
    var reached: Set<DeclarationID> = []
    var heard: Set<Int> = []
    var open = words.compactMap(spoken.number)
    func reach(_ id: DeclarationID) {
      var below = [id]
      while let next = below.popLast() {
        guard reached.insert(next).inserted else { continue }
        open += spoken.names(in: next).lazy.map { Int($0) }
        below += symbols.children[next] ?? []
        guard let key = symbols.typeOf[next] else { continue }
        for heir in symbols.descendants(of: key) {
          open += [heir.split(separator: ".").last.flatMap { spoken.number(of: String($0)) }].compactMap { $0 }
        }
      }
    }
    while let word = open.popLast() {
      guard heard.insert(word).inserted else { continue }
      for id in spoken.named[word] { reach(id) }
    }
    known[words] = reached
    return reached
  }
}

import Model

extension Graph {
  /// What a registration makes, as a reader knows it: `FileLogger`.
  func name(of provider: Int) -> String {
    let provider = providers[provider]
    return code(provider.implementation?.description ?? provider.keys.first?.description ?? "a registration")
  }

  /// Who asks: the object of a registration, or a type or function.
  func name(of asker: Need.Asker) -> String {
    switch asker {
    case .provider(let index): name(of: index)
    case .code(let text): text.isEmpty ? "the code here" : code(text)
    }
  }

  /// Who needs something. A registration that hands on the very thing that it asks for is told from it by what it is registered as.
  func asker(of need: Need) -> String {
    let name = name(of: need.by)
    guard name == self.name(of: need.key), case .provider(let index) = need.by, let own = providers[index].keys.first else {
      return name
    }
    return self.name(of: own)
  }

  /// "`FileLogger` is registered here as `Logger`".
  func registration(_ provider: Int, as key: Key) -> Finding.Note {
    let isItself = name(of: provider) == name(of: key)
    return Finding.Note(
      "\(name(of: provider)) is registered here\(isItself ? "" : " as \(name(of: key))")", at: providers[provider].at)
  }

  func name(of owner: Owner) -> String {
    switch owner {
    case .group(let index): code(groups[index].name)
    case .root(let index): code(roots[index].name)
    }
  }

  /// The way from a root down to a scope as the framework's users write it: `^->Root->Feed`.
  func text(ofPath path: [Int]) -> String {
    guard let first = path.first else { return "" }
    let names = path.map { groups[$0].name.split(separator: ".").last.map(String.init) ?? groups[$0].name }
    let notation = policy(of: groups[first].framework).idiom.path ?? PathNotation(start: "", step: " > ")
    return notation.text(names)
  }

  /// The key as the program knows it: "`Logger` named "file"".
  func name(of key: Key) -> String {
    var plain = key
    (plain.name, plain.tags) = (nil, [])
    let rest = key.description.dropFirst(plain.description.count)
    return code(plain.description) + rest
  }

  func policy(of framework: String) -> Policy { policies[framework] ?? Policy() }
}

/// Text that the program itself contains.
func code(_ text: String) -> String { "`\(text)`" }

/// "a", "a and b", "a, b and c".
func list(_ words: [String], _ joint: String = "and") -> String { words.inWords(joint) }

/// `A`, `B` and `C`, or the first of many.
func shortList(_ words: [String]) -> String {
  let most = Limit.inSentence.value
  return list(words.count > most ? words.prefix(most - 1) + ["\(words.count - most + 1) more"] : words)
}

extension Sequence where Element: Hashable & Comparable {
  /// Each once, ascending.
  func uniqued() -> [Element] { Set(self).sorted() }
}

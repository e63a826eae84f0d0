import Model

/// Which names of the program's declarations each of them speaks, as numbers: walked once, whoever asks for it, and only if somebody does.
final class SpokenNames {
  private let symbols: Symbols
  private lazy var index = Index(symbols)
  /// The declarations of each name; extensions have that of what they extend.
  var named: [[DeclarationID]] { index.named }
  private var known: [DeclarationID: [Int]] = [:]
  /// Names at file scope by which several targets each call a type of their own.
  private(set) lazy var typesOfSeveralTargets = Set(
    named.indices.filter { name in
      let types = named[name].filter { symbols.declaration($0).isNominal && symbols.parent(of: $0) == nil }
      return Set(types.map { symbols.targetOfFile[$0.file] }).count > 1
    })

  /// Numbers for names.
  private struct Index {
    var numbers: [String: Int] = [:]
    var named: [[DeclarationID]] = []

    init(_ symbols: Symbols) {
      for (file, digest) in symbols.digests[..<symbols.appFiles].enumerated() {
        for (index, declaration) in digest.declarations.enumerated() {
          let name = declaration.kind == .extension ? declaration.type?.baseName ?? "" : declaration.name
          let number = numbers[name] ?? named.count
          if number == named.count {
            numbers[name] = number
            named.append([])
          }
          named[number].append(DeclarationID(file: file, index: index))
        }
      }
    }
  }

  init(_ symbols: Symbols) { self.symbols = symbols }

  func number(of name: String) -> Int? { index.numbers[name] }

  /// What a declaration speaks of, but for what is declared in it.
  func names(in id: DeclarationID) -> [Int] {
    if let found = known[id] { return found }
    let declaration = symbols.declaration(id)
    let found = names { mentioning in
      mentioning.visit(declaration)
      for type in declaration.inherits { mentioning.visit(type) }
    }
    known[id] = found
    return found
  }

  func names(inStatementsOf file: Int) -> [Int] { names { $0.visit(symbols.digests[file].statements) } }

  private func names(_ visit: (Mentioning) -> Void) -> [Int] {
    var found: Set<Int> = []
    visit(
      Mentioning { [numbers = index.numbers] word, _ in
        if let number = numbers[word.name] { found.insert(number) }
      })
    return found.sorted()
  }
}

import Model

/// Which names each declaration of the program speaks, and who speaks a name: the program is walked once, whoever asks.
final class SpokenNames {
  private let symbols: Symbols
  /// Numbers for names: first those that the program declares, in the order in which it does, then all others that it speaks.
  private var numbers: [String: Int] = [:]
  /// By number: the declarations of a name; extensions have that of what they extend.
  private(set) var named: [[DeclarationID]] = []
  /// By file: the row of its first declaration; that of its statements follows on its last.
  private var firstRows: [Int] = []
  /// By row: whose it is.
  private var owners: [DeclarationID] = []
  /// By row: where its names begin; with their end at last.
  private var starts = [0]
  /// The names of all rows: of each every name once.
  private var names: [Int32] = []
  private lazy var speakers = Speakers(names, starts, of: named.count)
  /// Names at file scope by which several targets each call a type of their own.
  private(set) lazy var typesOfSeveralTargets = Set(
    named.indices.filter { name in
      let types = named[name].filter { symbols.declaration($0).isNominal && symbols.parent(of: $0) == nil }
      return Set(types.map { symbols.targetOfFile[$0.file] }).count > 1
    })

  /// By number of a name: the rows that speak it, one after the other.
  private struct Speakers {
    private var rows: [Int32]
    private var ends: [Int]

    init(_ names: [Int32], _ starts: [Int], of count: Int) {
      ends = [Int](repeating: 0, count: count + 1)
      rows = [Int32](repeating: 0, count: names.count)
      for name in names { ends[Int(name) + 1] += 1 }
      for name in 0..<count { ends[name + 1] += ends[name] }
      // Each name's rows are filled in from where those of the name before end.
      for row in starts.indices.dropLast() {
        for name in names[starts[row]..<starts[row + 1]] {
          rows[ends[Int(name)]] = Int32(row)
          ends[Int(name)] += 1
        }
      }
    }

    subscript(name: Int) -> ArraySlice<Int32> { rows[(name == 0 ? 0 : ends[name - 1])..<ends[name]] }
  }

  init(_ symbols: Symbols) {
    self.symbols = symbols
    for (file, digest) in symbols.digests[..<symbols.appFiles].enumerated() {
      for (index, declaration) in digest.declarations.enumerated() {
        let name = declaration.kind == .extension ? declaration.type?.baseName ?? "" : declaration.name
        named[number(name)].append(DeclarationID(file: file, index: index))
      }
    }
    var lastRow = [Int](repeating: -1, count: named.count)
    for (file, digest) in symbols.digests[..<symbols.appFiles].enumerated() {
      firstRows.append(owners.count)
      for (index, declaration) in digest.declarations.enumerated() {
        add(DeclarationID(file: file, index: index), &lastRow) { mentioning in
          mentioning.visit(declaration)
          for type in declaration.inherits { mentioning.visit(type) }
          for pair in declaration.equalities { for type in [pair.left, pair.right] { mentioning.visit(type) } }
        }
      }
      add(DeclarationID(file: file, index: -1), &lastRow) { $0.visit(digest.statements) }
    }
  }

  /// - Parameter lastRow: by number of a name, the last row that speaks it.
  private func add(_ owner: DeclarationID, _ lastRow: inout [Int], _ visit: (Mentioning) -> Void) {
    let row = owners.count
    owners.append(owner)
    withoutActuallyEscaping({ (word: MentionedWord, _: MentionedOwner) in
      let number = self.number(word.name)
      if number == lastRow.count { lastRow.append(-1) }
      guard lastRow[number] != row else { return }
      lastRow[number] = row
      self.names.append(Int32(number))
    }) { visit(Mentioning(say: $0)) }
    starts.append(names.count)
  }

  private func number(_ name: String) -> Int {
    if let known = numbers[name] { return known }
    numbers[name] = named.count
    named.append([])
    return named.count - 1
  }

  func number(of name: String) -> Int? { numbers[name] }

  /// What a declaration speaks of, but for what is declared in it.
  func names(in id: DeclarationID) -> ArraySlice<Int32> { names(ofRow: firstRows[id.file] + id.index) }

  func names(inStatementsOf file: Int) -> ArraySlice<Int32> {
    names(ofRow: firstRows[file] + symbols.digests[file].declarations.count)
  }

  private func names(ofRow row: Int) -> ArraySlice<Int32> { names[starts[row]..<starts[row + 1]] }

  /// Who speaks a name, in the order of the files; statements at file scope have the index -1.
  func speakers(of name: String) -> [DeclarationID] {
    number(of: name).map { speakers[$0].map { owners[Int($0)] } } ?? []
  }
}

import Model

/// Frameworks whose source somebody copied into a module of another name, the app's own among them: nothing imports them.
struct FrameworkCopies {
  /// By file: the id of the framework.
  let frameworkOfFile: [String: String]
  private let frameworks: [Framework]

  init(of frameworks: [Framework], in digests: [Digest]) {
    let imported = Set(digests.flatMap { $0.imports.compactMap(\.path.first) })
    let unnamed = frameworks.filter { !$0.sourceTypes.isEmpty && imported.isDisjoint(with: $0.modules) }
    self.frameworks = unnamed
    frameworkOfFile = Dictionary(
      digests.compactMap { digest in unnamed.first { $0.isCopied(in: digest) }.map { (digest.file, $0.id) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The files as if each that sees a copy imported the framework: those of the targets that compile it, and those that import one of these.
  func importing(_ digests: [Digest], _ targets: ProjectTargets) -> [Digest] {
    if frameworkOfFile.isEmpty { return digests }
    var digests = digests
    for framework in frameworks {
      let copies = frameworkOfFile.filter { $0.value == framework.id }.map(\.key)
      if copies.isEmpty { continue }
      let having = Set(copies.flatMap { targets.members[$0] ?? [] })
      let modules = Set(having.map { targets.targets[$0].module })
      // What no description places stands in one module with all that none does.
      let isLoose = copies.contains { targets.members[$0] == nil }
      for index in digests.indices {
        let members = targets.members[digests[index].file]
        let sees =
          members.map { !having.isDisjoint(with: $0) } ?? isLoose
          || digests[index].imports.contains { $0.path.first.map(modules.contains) ?? false }
        if sees { digests[index].imports.append(Import(path: [framework.modules[0]], at: Position(line: 1, column: 1))) }
      }
    }
    return digests
  }
}

extension Framework {
  /// Whether a file is this framework's own source, in one piece.
  func isCopied(in digest: Digest) -> Bool {
    guard !sourceTypes.isEmpty else { return false }
    let names = Set(digest.declarations.lazy.filter { $0.parent == nil && $0.isNominal }.map(\.name))
    return names.isSuperset(of: sourceTypes)
  }
}

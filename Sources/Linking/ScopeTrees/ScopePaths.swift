import Model

extension Evaluator {
  /// What a framework's tool wrote, held against the trees: the ways that it registers are text in calls of its output.
  func findPaths(_ real: [ScopeType], _ draft: inout Draft) {
    for (vocabulary, words) in symbols.vocabularies.enumerated() {
      guard let notation = words.policy.idiom.path, real.contains(where: { $0.vocabulary == vocabulary }) else { continue }
      let files = registered(notation)
      guard !files.isEmpty || symbols.targets.count > 1 else { continue }
      let trees = ways(vocabulary, draft)
      findStale(vocabulary, notation, files, trees, &draft)
      findSamePaths(vocabulary, notation, trees, &draft)
    }
  }

  /// A way from a root to a scope: simple names, and the scopes themselves.
  private struct Way {
    var names: [String]
    var scopes: [Int]
  }

  /// Every way of a framework's trees; nil where there are more than can be listed, or a ring makes them endless.
  private func ways(_ vocabulary: Int, _ draft: Draft) -> [Way]? {
    let children = draft.scopes.children
    guard children.ringComponents.isEmpty else { return nil }
    let framework = symbols.vocabularies[vocabulary].framework
    let tops = draft.scopes.indices.filter { draft.scopes[$0].root != nil && draft.scopes[$0].framework == framework }
    let names = draft.scopes.map { draft.groups[$0.group].name.split(separator: ".").last.map(String.init) ?? "" }
    var found = tops.map { Way(names: [names[$0]], scopes: [$0]) }
    var at = 0
    while at < found.count {
      guard found.count < 5_000 else { return nil }
      for child in children.next[found[at].scopes.last!] {
        found.append(Way(names: found[at].names + [names[child]], scopes: found[at].scopes + [child]))
      }
      at += 1
    }
    return found
  }

  /// The ways that a file registers, and where.
  struct Registered {
    var file: Int
    var ways: [(text: String, at: Location)]
  }

  func registered(_ notation: PathNotation) -> [Registered] {
    symbols.digests[..<symbols.appFiles].enumerated().compactMap { file, digest in
      var found: [(text: String, at: Location)] = []
      for declaration in digest.declarations where declaration.kind == .function {
        Walk.statements(declaration.body ?? []) { expression in
          guard case .call(_, let arguments) = expression.form, case .string(let text?)? = arguments.first?.value.form,
            text.hasPrefix(notation.start)
          else { return }
          found.append((text, Location(digest.file, expression.at)))
        }
      }
      return found.isEmpty ? nil : Registered(file: file, ways: found)
    }
  }

  private func findStale(
    _ vocabulary: Int, _ notation: PathNotation, _ files: [Registered], _ ways: [Way]?, _ draft: inout Draft
  ) {
    guard let ways else { return }
    let framework = symbols.vocabularies[vocabulary].framework
    let known = Set(ways.map { notation.text($0.names) })
    let roots = Set(ways.map { notation.text([$0.names[0]]) })
    let declared = Set(symbols.types.values.filter { !$0.isExternal }.compactMap(\.path.last))
    for file in files {
      let own = Set(file.ways.map(\.text))
      // A file of other roots alone is another program's.
      let said = own.intersection(roots).union(madeRoots(of: file, files, ways, notation, draft))
      guard !said.isEmpty else { continue }
      var dead: [(text: String, isPossible: Bool, at: Location)] = []
      for way in file.ways where !known.contains(way.text) {
        let names = way.text.dropFirst(notation.start.count).split(separator: notation.step).map(String.init)
        // What is there and no root in sight may be one where nobody sees it.
        guard roots.contains(notation.text([names[0]])) || !declared.contains(names[0]) else { continue }
        dead.append((way.text, names.contains { !declared.contains($0) }, way.at))
      }
      var lacking: [String] = []
      for way in ways where said.contains(notation.text([way.names[0]])) {
        let text = notation.text(way.names)
        guard !lacking.contains(text), isLacking(text, from: way, file, files, draft) else { continue }
        lacking.append(text)
      }
      // What stops the app is said before what does no harm.
      var parts: [String] = []
      if let first = lacking.first { parts.append("lacks `\(first)`" + more(lacking.count)) }
      if let first = dead.first { parts.append("registers `\(first.text)`, which no component takes" + more(dead.count)) }
      guard !parts.isEmpty else { continue }
      draft.hazardOccurrences.append(
        HazardOccurrence(
          .staleOutput, framework: framework, words: ["how": parts.joined(separator: "; it ")],
          isPossible: lacking.isEmpty && dead.allSatisfy(\.isPossible), at: lacking.isEmpty ? dead[0].at : file.ways[0].at))
    }
  }

  /// Roots that are made, and of whose target the tool, which reads a target whole, wrote this file first.
  private func madeRoots(
    of file: Registered, _ files: [Registered], _ ways: [Way], _ notation: PathNotation, _ draft: Draft
  ) -> [String] {
    let made = Set(recording.makings.map(\.made))
    return ways.filter { $0.names.count == 1 }.compactMap { way in
      let (text, root) = (notation.text(way.names), draft.groups[draft.scopes[way.scopes[0]].group])
      guard made.contains(root.name), isWritten(file, for: root),
        files.first(where: { isWritten($0, for: root) })?.file == file.file
      else { return nil }
      return text
    }
  }

  /// Whether one target compiles a generated file and a root; where no target is known, whether the root stands beside the file or below.
  private func isWritten(_ file: Registered, for root: Group) -> Bool {
    if let target = symbols.targetOfFile[file.file] { return target == root.target }
    let folder = symbols.digests[file.file].file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return root.target == nil && root.at.file.split(separator: "/", omittingEmptySubsequences: false).starts(with: folder)
  }

  private func more(_ count: Int) -> String { count > 1 ? ", and \(count - 1) more" : "" }

  /// Whether a way that a root of an app begins, whose generated code a file is part of, is registered in no file of that app. Another app
  /// fills a table of its own, though its root and its ways may be called the same.
  private func isLacking(_ text: String, from way: Way, _ file: Registered, _ files: [Registered], _ draft: Draft) -> Bool {
    let root = draft.groups[draft.scopes[way.scopes[0]].group]
    let registering = files.filter { $0.ways.contains { $0.text == text } }.map { hosts(of: $0) }
    let own = hosts(of: file)
    let ofRoot = program.executables.linking(root.at.file, of: root.target)
    guard !own.isEmpty, !ofRoot.isEmpty else { return registering.isEmpty }
    return own.intersection(ofRoot).contains { host in registering.allSatisfy { !$0.isEmpty && !$0.contains(host) } }
  }

  /// The executables that link a generated file; none where there are no several, or where that is not known.
  private func hosts(of file: Registered) -> Set<Int> {
    program.executables.linking(symbols.digests[file.file].file, of: symbols.targetOfFile[file.file])
  }

  /// Two targets that some file imports together, with scopes at the ends of ways that are written alike.
  private func findSamePaths(_ vocabulary: Int, _ notation: PathNotation, _ ways: [Way]?, _ draft: inout Draft) {
    var first: [String: (target: Int, at: Location)] = [:]
    for way in ways ?? [] where way.names.count > 1 {
      let group = draft.groups[draft.scopes[way.scopes.last!].group]
      guard let target = group.target else { continue }
      let text = notation.text(way.names)
      guard let other = first[text] else {
        first[text] = (target, group.at)
        continue
      }
      let names = [draft.targets[other.target].name, draft.targets[target].name]
      guard other.target != target,
        symbols.imports[..<symbols.appFiles].contains(where: { imported in names.allSatisfy(imported.contains) })
      else { continue }
      draft.hazardOccurrences.append(
        HazardOccurrence(
          .samePath, framework: symbols.vocabularies[vocabulary].framework, words: ["name": text],
          related: [Finding.Note("the other one", at: other.at)], at: group.at))
    }
  }
}

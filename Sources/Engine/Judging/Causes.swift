import Model

/// The findings, and of those that follow from others which ones.
///
/// What is registered in a module that no container loads is missing wherever it is asked for: the module is the cause, and the needs
/// are what it costs. What only may be so explains nothing that surely is.
func withCauses(_ findings: [Finding], _ graph: Graph) -> [Finding] {
  let unloaded = Dictionary(
    findings.filter { $0.rule == "unloaded-module" }.map { ($0.subject, $0) }, uniquingKeysWith: { first, _ in first })
  if unloaded.isEmpty { return findings }
  let listed = Dictionary(
    graph.groupLists.flatMap { list in list.groups.map { ($0, list.name) } }, uniquingKeysWith: { first, _ in first })
  let needs = Dictionary(grouping: graph.needs, by: \.at)
  let above = Dictionary(grouping: graph.includes.filter { $0.kind != .peer }, by: \.to)

  /// The finding about the group, or about one that would load it.
  func cause(of group: Int) -> Finding? {
    var seen: Set<Int> = [group]
    var line = [group]
    while !line.isEmpty {
      let group = line.removeFirst()
      if let found = unloaded[[graph.groups[group].name]] ?? listed[group].flatMap({ unloaded[[$0]] }) { return found }
      for include in above[group] ?? [] {
        if case .group(let holder) = include.from, seen.insert(holder).inserted { line.append(holder) }
      }
    }
    return nil
  }

  return findings.map { finding in
    guard finding.rule == "missing-provider" else { return finding }
    let lacking = (needs[finding.at] ?? []).filter { finding.subject == [$0.key.description] }.flatMap(\.verdicts)
      .filter { $0.status == .missing }
    let causes = lacking.map { verdict -> String? in
      guard case .notLoaded(let group)? = verdict.nearMisses.first?.reason, let cause = cause(of: group),
        cause.certainty == .certain || finding.certainty == .possible
      else { return nil }
      return cause.fingerprint
    }
    var finding = finding
    if let first = causes.first, Set(causes).count == 1 { finding.cause = first }
    return finding
  }
}

/// The targets of files: of those that compile a file the one with the deepest folder around it, else an app; where none does, by folders alone.
func targets(of files: Set<String>, compiledBy members: [String: [String]], _ graph: Graph) -> [String: String] {
  let folders = Dictionary(graph.targets.map { ($0.path, $0.name) }, uniquingKeysWith: { first, _ in first })
  let apps = Set(graph.targets.filter { $0.kind == "app" }.map(\.name))
  var names: [String: String] = [:]
  for file in files {
    // Of several targets that share a folder only those that compile the file are meant.
    let own = members[file] ?? []
    var folder = Path.parent(file)
    while folder != "/", !folder.isEmpty {
      if let name = folders[folder] {
        names[file] = name
        break
      }
      folder = Path.parent(folder)
    }
    if let name = names[file], own.isEmpty || own.contains(name) { continue }
    names[file] = own.first(where: apps.contains) ?? own.first ?? names[file]
  }
  return names
}

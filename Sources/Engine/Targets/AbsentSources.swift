import Model

extension [BuildFile] {
  /// What is left of descriptions where an Xcode project is one of another checkout: nothing is there of what its apps compile, or, where it
  /// has none, of what any of its targets does, and sources lie beside it that nothing else describes. Those targets would silence all of
  /// these as leftovers of theirs, so they go, and it is said.
  func withoutAbsentTargets(sources: [String], root: String, _ ground: Ground) -> [BuildFile] {
    guard contains(where: { $0.file.hasSuffix(".pbxproj") }) else { return self }
    let known = Set(sources)
    var claims = ClaimIndex()
    for target in flatMap(\.targets) { claims.add(target.files, of: 0) }
    return map { build in
      guard build.file.hasSuffix(".pbxproj") else { return build }
      let own = build.targets.filter { $0.kind != "test" && !($0.files.listed.isEmpty && $0.files.folders.isEmpty) }
      let apps = own.filter { $0.kind == "app" }
      let absent = (apps.isEmpty ? own : apps).filter { !$0.files.isThere(known, root: root, ground) }
      guard !absent.isEmpty, absent.count == (apps.isEmpty ? own : apps).count,
        sources.contains(where: { Path.isInside($0, build.folder) && claims.claims(to: $0).isEmpty })
      else { return build }
      var rest = build
      rest.targets.removeAll { target in !target.files.isThere(known, root: root, ground) }
      rest.namesAllFiles = false
      let first = absent[0]
      let path = first.files.listed.min() ?? first.files.folders[0]
      let others =
        absent.count == 1 ? "" : absent.count == 2 ? " and `\(absent[1].name)`" : " and \(absent.count - 1) more targets"
      rest.unclear.append(
        .init(
          reason: """
            nothing that `\(first.name)`\(others) \(absent.count == 1 ? "compiles" : "compile") is there, not even `\(path)`, \
            so what lies here is judged without this project
            """,
          at: first.at))
      return rest
    }
  }
}

extension BuildSources {
  /// Whether anything of it is there, or might be in a place that is not looked at.
  fileprivate func isThere(_ known: Set<String>, root: String, _ ground: Ground) -> Bool {
    let names = listed.union(folders)
    if names.isEmpty || !names.isDisjoint(with: known) { return true }
    if names.contains(where: { $0.hasPrefix("/") || $0 == ".." || $0.hasPrefix("../") }) { return true }
    return names.contains { ground.files.real($0, in: root).map(ground.files.exists) ?? false }
  }
}

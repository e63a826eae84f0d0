import Model

extension ProjectTargets {
  /// Files that nothing but tests compile, whatever the folder is called in which they stand.
  func testSources(among files: [String]) -> Set<String> {
    Set(
      files.filter { file in
        guard let owners = members[file], !owners.isEmpty else { return false }
        return owners.allSatisfy { targets[$0].kind == "test" }
      })
  }
}

import Model

extension Found {
  /// Counts files among the sources that look like tests and that a description gives to a target which is none: `Tests` is a folder
  /// like others inside a library. Only what the build takes for tests is left out.
  mutating func takeInSources(_ builds: [BuildFile]) {
    guard !tests.isEmpty else { return }
    var index = ClaimIndex()
    var kinds: [String] = []
    for build in builds {
      for target in build.targets {
        index.add(target.files, of: kinds.count)
        kinds.append(target.kind)
      }
    }
    let own = tests.filter { file in
      // `TargetSpec.swift` is no test where it helps to describe the build.
      if file.split(separator: "/").contains("ProjectDescriptionHelpers") { return true }
      let claims = index.claims(to: file)
      // The deepest folder decides, and a list goes before folders.
      guard let best = claims.max(by: { ($0.depth ?? .max) < ($1.depth ?? .max) }) else { return false }
      return claims.allSatisfy { $0.depth != best.depth || kinds[$0.owner] != "test" }
    }
    sources = (sources + own).sorted()
    tests.removeAll(where: Set(own).contains)
  }
}

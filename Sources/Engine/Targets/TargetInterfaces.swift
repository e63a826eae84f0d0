import Model

extension ProjectTargets {
  /// Which target is the interface of which: as the manifest says, else `ChatInterfaces` of `Chat` where both are there, the
  /// second leans on the first, and the first declares protocols and nothing that works.
  func interfaces(declared: [DeclaredTarget], imports: [TargetImport], digests: [Digest]) -> [TargetInterface] {
    var result: Set<TargetInterface> = []
    let byName = Dictionary(grouping: targets.indices) { targets[$0].name }
    for target in declared {
      guard let implementation = byName[target.name.name]?.first, let name = target.interface else { continue }
      if let interface = byName[name]?.first {
        result.insert(TargetInterface(implementation: implementation, interface: interface))
      }
    }
    let said = Set(result.map(\.implementation))
    let leans = Set(imports.map { [$0.from, $0.to] } + dependencies.map { [$0.from, $0.to] })
    let words = words(in: digests)
    for (index, target) in targets.enumerated() {
      guard let suffix = ["Interfaces", "Interface", "Protocols", "API"].first(where: target.name.hasSuffix) else { continue }
      let name = String(target.name.dropLast(suffix.count))
      for other in [name, name + "Implementation", name + "Impl"].flatMap({ byName[$0] ?? [] }) where !said.contains(other) {
        guard leans.contains([other, index]), !leans.contains([index, other]) || targets[index].kind == "interface" else {
          continue
        }
        guard targets[other].kind != "app", targets[other].kind != "test" else { continue }
        let word = words[index] ?? Words()
        guard targets[index].kind == "interface" || word.protocols > 0 && word.classes == 0 else { continue }
        result.insert(TargetInterface(implementation: other, interface: index))
      }
    }
    return result.sorted { ($0.implementation, $0.interface) < ($1.implementation, $1.interface) }
  }

  private struct Words {
    var protocols = 0
    var classes = 0
  }

  /// By target: how many protocols and classes it declares.
  private func words(in digests: [Digest]) -> [Int: Words] {
    var result: [Int: Words] = [:]
    for digest in digests {
      for target in members[digest.file] ?? [] {
        for declaration in digest.declarations where declaration.parent == nil {
          if declaration.kind == .protocol { result[target, default: Words()].protocols += 1 }
          if declaration.kind == .class || declaration.kind == .actor { result[target, default: Words()].classes += 1 }
        }
      }
    }
    return result
  }
}

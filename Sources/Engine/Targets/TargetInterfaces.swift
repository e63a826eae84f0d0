import Model

extension ProjectTargets {
  /// Which target is the interface of which: as the manifest says, else `ChatInterfaces` of `Chat` where both are there, the
  /// second leans on the first, and the first declares protocols and nothing that works.
  func interfaces(declared: [DeclaredTarget], imports: [TargetImport], digests: [Digest]) -> [TargetInterface] {
    var result: Set<TargetInterface> = []
    let byName = Dictionary(grouping: targets.indices) { targets[$0].name }
    for target in declared {
      guard let name = target.interface?.name else { continue }
      for implementation in targets.indices {
        guard let part = target.name.name.matched(targets[implementation].name) else { continue }
        if let interface = byName[name.replacing("*", with: part)]?.first, interface != implementation {
          result.insert(TargetInterface(implementation: implementation, interface: interface, isDeclared: true))
        }
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
        guard targets[index].kind == "interface" || word.protocols + word.boxes > 0 && word.classes == 0 else { continue }
        result.insert(TargetInterface(implementation: other, interface: index))
      }
    }
    return result.sorted { ($0.implementation, $0.interface) < ($1.implementation, $1.interface) }
  }

  private struct Words {
    var protocols = 0
    var classes = 0
    /// Structs that hold closures, which stand for what a protocol would ask for.
    var boxes = 0
  }

  /// Whether most of what a struct at file scope stores is closures.
  private func holdsClosures(_ name: String, _ digest: Digest) -> Bool {
    let stored = digest.declarations.filter { declaration in
      guard declaration.kind == .property, declaration.body == nil, !declaration.isStatic, let parent = declaration.parent else {
        return false
      }
      return digest.declarations[parent].name == name && digest.declarations[parent].parent == nil
    }
    let closures = stored.count { if case .function? = $0.type?.unwrapped { true } else { false } }
    return closures > 0 && closures * 2 >= stored.count
  }

  /// By target: how many protocols and classes it declares.
  private func words(in digests: [Digest]) -> [Int: Words] {
    var result: [Int: Words] = [:]
    for digest in digests {
      for target in members[digest.file] ?? [] {
        for declaration in digest.declarations where declaration.parent == nil {
          if declaration.kind == .protocol { result[target, default: Words()].protocols += 1 }
          if declaration.kind == .struct, holdsClosures(declaration.name, digest) { result[target, default: Words()].boxes += 1 }
          if declaration.kind == .class || declaration.kind == .actor { result[target, default: Words()].classes += 1 }
        }
      }
    }
    return result
  }
}

extension String {
  /// What the first `*` of this glob stands for in a name that fits it; the empty text where it has none, nil where it does not fit.
  func matched(_ name: String) -> String? {
    guard name.fits(self) else { return nil }
    guard let star = firstIndex(of: "*") else { return "" }
    let (front, back) = (self[..<star], self[index(after: star)...])
    let rest = name.dropFirst(front.count)
    guard let next = back.firstIndex(of: "*") else { return String(rest.dropLast(back.count)) }
    let middle = back[..<next]
    return rest.firstRange(of: middle).map { String(rest[..<$0.lowerBound]) } ?? String(rest)
  }
}

import Model

extension Draft {
  /// What assemblies list: added where only the manifest knows the assembly, compared where the source has it too.
  mutating func declareMemberships(_ declared: Declared, _ names: DeclaredNames) {
    for assembly in declared.assemblies {
      guard let group = names[assembly.name.name] else { continue }
      if names.isInSource(group) {
        compare(assembly, group, names)
      } else {
        for (kind, list) in lists(of: assembly) {
          for name in list ?? [] {
            guard let member = names[name.name] else { continue }
            includes.append(Include(from: .group(group), to: member, kind: kind, at: name.at))
            coverage.includes.understood += 1
          }
        }
      }
      for declaration in assembly.declarations {
        guard let member = names[declaration.module.name] else { continue }
        if includes.contains(where: { $0.from == .group(group) && $0.to == member && $0.kind == .dynamic }) { continue }
        includes.append(Include(from: .group(group), to: member, kind: .dynamic, at: declaration.module.at))
        coverage.includes.understood += 1
      }
    }
    // A module is as visible as the lists say that name it.
    for include in includes where groups[include.to].kind == "declared" && groups[include.to].level == .module {
      if include.kind == .public { groups[include.to].visibility = .public }
      if include.kind == .internal, groups[include.to].visibility == nil { groups[include.to].visibility = .internal }
    }
  }

  private func lists(of assembly: DeclaredAssembly) -> [(Include.Kind, [DeclaredName]?)] {
    [(.public, assembly.publicModules), (.internal, assembly.internalModules), (.dependency, assembly.dependencies)]
  }

  /// Says where manifest and source differ about an assembly that both know.
  private mutating func compare(_ assembly: DeclaredAssembly, _ group: Int, _ names: DeclaredNames) {
    let name = assembly.name.name
    if assembly.isDynamic, !groups[group].isDynamic {
      let message = "the manifest says that `\(name)` is dynamic, and the source that it is not"
      mismatch(name, message, assembly.name.at, groups[group].at)
    }
    // A list that could not be read to the end may hold what the manifest says.
    let isUnread = opaque.contains { $0.what == .include && $0.at.file == groups[group].at.file }
    for (kind, list) in lists(of: assembly) {
      for listed in list ?? [] {
        guard let member = names[listed.name] else { continue }
        let found = includes.filter { $0.from == .group(group) && $0.to == member }
        let isVisible = visibilities.contains { $0.from == group && $0.to == member }
        if found.isEmpty, !(isVisible && kind == .dependency) {
          if isUnread {
            includes.append(Include(from: .group(group), to: member, kind: kind, at: listed.at))
            loadWherever(group, gains: member)
          } else {
            let verb = kind == .dependency ? "depends on" : "loads"
            mismatch(
              name, "the manifest says that `\(name)` \(verb) `\(listed.name)`, and the source does not", listed.at,
              groups[group].at)
          }
        } else if let other = found.first(where: { $0.kind == kind.opposite }) {
          mismatch(
            name, "`\(listed.name)` is \(kind.rawValue) to `\(name)` in the manifest, and \(other.kind.rawValue) in the source",
            listed.at, other.at)
        }
      }
    }
    compareBack(assembly, group, names)
  }

  /// What the source lists and the manifest, which has such a list, does not.
  private mutating func compareBack(_ assembly: DeclaredAssembly, _ group: Int, _ names: DeclaredNames) {
    let name = assembly.name.name
    let modules =
      assembly.publicModules == nil && assembly.internalModules == nil
      ? nil : (assembly.publicModules ?? []) + (assembly.internalModules ?? []) + assembly.declarations.map(\.module)
    let listed = [
      Group.Level.module: modules.map { Set($0.compactMap { names[$0.name] }) },
      .assembly: assembly.dependencies.map { Set($0.compactMap { names[$0.name] }) },
    ]
    for include in includes where include.from == .group(group) && names.isInSource(include.to) && include.kind != .peer {
      let level = groups[include.to].level
      guard let known = listed[level] ?? nil, !known.contains(include.to) else { continue }
      let verb = level == .assembly ? "depends on" : "loads"
      let key = level == .assembly ? "dependencies" : "modules"
      let message = "`\(name)` \(verb) `\(groups[include.to].name)` in the source, and the manifest's \(key) do not list it"
      mismatch(name, message, assembly.name.at, include.at)
    }
  }

  private mutating func mismatch(_ subject: String, _ message: String, _ manifest: Location, _ source: Location?) {
    mismatches.append(Mismatch(subject: subject, message: message, manifest: manifest, source: source))
  }

  /// Whether a provider that the manifest declares for a module of the source is news. One that the source has is not; one that
  /// it lacks although all of it was read is a mismatch, and added all the same, so that the one mistake is reported once.
  mutating func mayAdd(_ declared: DeclaredProvider, to group: Int, _ module: DeclaredName) -> Bool {
    let own = registrations.filter { $0.provider.owner == .group(group) }
    let types = [declared.type] + declared.aliases
    let same = own.first { registration in
      let keys = registration.provider.keys.map(\.type)
      return registration.provider.implementation == declared.type || types.contains(where: keys.contains)
    }
    if let same {
      let keys = same.provider.keys.map(\.type)
      for alias in declared.aliases where !keys.contains(alias) && !same.provider.isPartlyOpaque {
        let message = "the manifest says that `\(module.name)` provides `\(declared.type)` as `\(alias)`, and the source does not"
        mismatch(module.name, message, declared.at, same.provider.at)
      }
      return false
    }
    if !opaque.contains(where: { $0.what == .registration && $0.at.file == groups[group].at.file }) {
      let message = "the manifest says that `\(module.name)` provides `\(declared.type)`, and the source does not register it"
      mismatch(module.name, message, declared.at, groups[group].at)
    }
    return true
  }
}

extension Include.Kind {
  fileprivate var opposite: Include.Kind? { self == .public ? .internal : self == .internal ? .public : nil }
}

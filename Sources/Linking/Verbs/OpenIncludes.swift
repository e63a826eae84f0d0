import Model

extension Evaluator {
  /// A container loads something that cannot be told.
  func openInclude(_ reason: String, _ container: ContainerValue, _ vocabulary: Int, seesProgram: Bool) {
    note(.include, reason)
    calls.dependencies.effect()
    let at = context.site
    if let group = context.groups.last { recording.openGroups.insert(group) }
    if case .exact(let root) = container { return open(root, at: at, seesProgram: seesProgram) }
    for root in recording.roots(of: vocabulary) { open(root, at: at, seesProgram: seesProgram) }
    // Whom a caller hands over is looked at there.
    if !container.isParameter {
      recording.openIncludes.insert(HandedOutType(vocabulary: vocabulary, at: at, seesProgram: seesProgram))
    }
  }

  private func open(_ root: Int, at: Location, seesProgram: Bool) {
    let open = OpenRoot(root: root, at: at)
    if seesProgram { recording.openRoots.insert(open) } else { recording.handedOutRoots.insert(open) }
  }

  /// Which container loads what cannot be told may be met only later.
  func openWhatWasMetLater() {
    for include in recording.openIncludes.sorted(by: { $0.at < $1.at }) {
      for root in recording.roots(of: include.vocabulary) { open(root, at: include.at, seesProgram: include.seesProgram) }
    }
  }
}

/// A library's function was called on a type of containers before any of them was met, or some container loads what cannot be told.
struct HandedOutType: Hashable {
  var vocabulary: Int
  var at: Location
  /// It is handed something that names the program's types.
  var seesProgram: Bool
}

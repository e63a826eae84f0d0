import Model

/// The apps and extensions of a program, each a process of its own, and what is linked into each. Where there are no two of them
/// nothing is told apart.
struct Executables {
  let hosts: [Draft.Host]
  /// By file: those that link it, those whose own target compiles it, and the one of which it is a part and of no other target but tests.
  private var linking: [String: Set<Int>] = [:]
  private var compiling: [String: Set<Int>] = [:]
  private var owning: [String: Set<Int>] = [:]
  private let copied: CopiedFiles
  private var linkingTarget: [Int: Set<Int>] = [:]

  init(_ program: Program, _ copied: CopiedFiles) {
    self.copied = copied
    hosts = program.hosts.count > 1 ? program.hostsWithFlags() : []
    guard !hosts.isEmpty else { return }
    var linking: [Int: Set<Int>] = [:]
    var compiling: [Int: Set<Int>] = [:]
    for (host, item) in hosts.enumerated() {
      for target in item.targets { linking[target, default: []].insert(host) }
      if let target = item.executable { compiling[target, default: []].insert(host) }
    }
    linkingTarget = linking
    for (file, targets) in program.targetsOfFile {
      self.linking[file] = targets.reduce(into: []) { $0.formUnion(linking[$1] ?? []) }
      self.compiling[file] = targets.reduce(into: []) { $0.formUnion(compiling[$1] ?? []) }
      // Tests may compile an app's own files once more.
      if targets.count(where: { program.targets[$0].kind != "test" }) == 1 { owning[file] = self.compiling[file] }
    }
  }

  /// Those that link a file, or what stands of it in a target; none where that is not known.
  func linking(_ file: String, of target: Int?) -> Set<Int> {
    (copied.targets[file] == nil ? linking[file] : target.flatMap { linkingTarget[$0] }) ?? []
  }

  /// Whether the executable's own target compiles a file.
  func isCompiled(_ file: String, by host: Int) -> Bool { compiling[file]?.contains(host) ?? false }

  /// The executable whose own target alone compiles a file. What several compile is theirs as a shared module's is: that it is there
  /// does not mean that each runs it.
  func owning(_ file: String) -> Set<Int> { owning[file] ?? [] }

  func isOwn(_ file: String, of host: Int) -> Bool { owning(file).contains(host) }

  /// Where code that goes through these places, outermost first, begins, and into which executables all of it is linked.
  /// - Parameter target: the one for which a file is followed that stands in several by itself.
  func origin(_ path: CallPath, _ target: Int?) -> Origin {
    var found: Set<Int>?
    for place in path.places {
      let here = copied.targets[place.file] == nil ? linking[place.file] : target.flatMap { linkingTarget[$0] }
      guard let here, !here.isEmpty else { continue }
      found = found?.intersection(here) ?? here
    }
    return Origin(at: path.outermost, hosts: found?.isEmpty == false ? found : nil)
  }
}

/// From where something is done.
struct Origin: Hashable {
  /// The outermost place.
  var at: Location
  /// The executables that link all of the code that leads to it; nil: not known, so any.
  var hosts: Set<Int>?
}

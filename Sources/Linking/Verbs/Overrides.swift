import Model

/// What code sets in place of what a container holds for everybody: `withDependencies { $0.clock = Clock() }`. Known by the names of members, and
/// of types in brackets, since such closures are handed to functions that stand outside the sources.
struct Overrides {
  /// Those that count in every executable.
  private var everywhere: Set<String> = []
  /// By name: the executables into which code is linked that sets it.
  private var byHost: [String: Set<Int>] = [:]
  /// By name: those that are said of one object, the words that make it, and the executables; nil: every one.
  private var ofOne: [String: [(words: Set<String>, hosts: Set<Int>?)]] = [:]
  private let reach: OverrideReach
  /// Functions of frameworks that set what is kept under the type of the only value that they are handed.
  private let setters: Set<String>
  /// Properties of frameworks that have everything replaced where they are given certain values, and these.
  private let replacers: [String: Set<String>]

  /// Previews override for themselves, and bodies to which nothing leads, or that no build compiles, for nobody.
  init(_ program: Program, _ symbols: Symbols, _ spoken: SpokenNames, leavingOut isIdle: (DeclarationID) -> Bool) {
    let previews = symbols.previewDeclarations()
    let setters = symbols.functions(marked: "sets")
    let replacers = symbols.values(marked: "sets")
    (self.setters, self.replacers) = (setters, replacers)
    reach = OverrideReach(symbols, spoken)
    let targets = OverrideTargets(symbols)
    for (file, digest) in symbols.digests[..<symbols.appFiles].enumerated() where !symbols.leftovers.contains(file) {
      var names: Set<String> = []
      var ofOne: [(name: String, words: Set<String>)] = []
      var others: Set<Position> = []
      func add(_ found: [Assigned]) {
        for item in found where item.member.map({ targets.mayHave($0, in: item.name) }) ?? true {
          names.insert(item.replacesAll(by: replacers) ? Self.all : item.name)
        }
      }
      func visit(_ expression: Expression, in declaration: DeclarationID?) {
        if let (name, words) = Self.setOfOne(by: expression, setters) { return ofOne.append((name, words)) }
        // A call is met before its arguments.
        others.formUnion(targets.closuresForOthers(expression, in: declaration, file))
        if !others.contains(expression.at) { add(Self.names(setBy: expression)) }
        guard let value = expression.onlyArgument(ofAny: setters) else { return }
        let types = value.typesMade ?? digest.types(ofValue: value, in: declaration.map(symbols.declaration))
        names.formUnion((types ?? [Self.any]).map(Self.key))
      }
      for (index, declaration) in digest.declarations.enumerated()
      where !previews.contains(DeclarationID(file: file, index: index)) {
        let body = (declaration.body ?? []) + declaration.observers + (declaration.value.map { [.expression($0)] } ?? [])
        // What a constant begins with may run by itself.
        guard declaration.body == nil || !isIdle(DeclarationID(file: file, index: index)) else { continue }
        Walk.statements(body, expression: { visit($0, in: DeclarationID(file: file, index: index)) })
        for parameter in declaration.parameters {
          guard let type = parameter.type?.unwrapped.key, symbols.types[type]?.vocabulary != nil else { continue }
          add(Self.names(assignedTo: parameter.name, in: declaration.body ?? []))
        }
        add(targets.setBySelf(DeclarationID(file: file, index: index)))
      }
      Walk.statements(digest.statements, expression: { visit($0, in: nil) })
      guard !names.isEmpty || !ofOne.isEmpty else { continue }
      let hosts = program.hosts(thatMayLink: digest.file)
      for (name, words) in ofOne { self.ofOne[name, default: []].append((words, hosts)) }
      if let hosts {
        for name in names { byHost[name, default: []].formUnion(hosts) }
      } else {
        everywhere.formUnion(names)
      }
    }
  }

  /// Whether some code of the program sets what a key path or a type leads to, or a value of the type that is its key, for whoever
  /// asks at a place; `hosts` empty: for every executable.
  func setting(_ value: Value?, key: TypeName?, at place: Location) -> (isSet: Bool, hosts: Set<Int>) {
    var names: [String] = []
    switch value?.form {
    case .keyPath(_, let path)?: names += path.prefix(1)
    case .metatype(let type)?: names += [type.baseName].compactMap { $0 }
    default: break
    }
    guard !names.isEmpty else { return (false, []) }
    names += [Self.all, key?.baseName].compactMap { $0 }
    if !setters.isEmpty { names += ([key?.baseName].compactMap { $0 } + [Self.any]).map(Self.key) }
    if names.contains(where: everywhere.contains) { return (true, []) }
    let concerning = names.flatMap { ofOne[$0] ?? [] }.filter { reach.reaches(place, from: $0.words) }
    if concerning.contains(where: { $0.hosts == nil }) { return (true, []) }
    let hosts = names.compactMap { byHost[$0] } + concerning.compactMap(\.hosts)
    return hosts.isEmpty ? (false, []) : (true, hosts.reduce(into: []) { $0.formUnion($1) })
  }

  /// Everything that somebody asks for.
  private static let all = "*"
  /// A value of a type that nobody can tell.
  private static let any = "_"
  /// A name that stands for the type of a value, which no member has.
  private static func key(_ type: String) -> String { "." + type }

  /// A name that is set, with what of it where it is not the whole.
  struct Assigned {
    var name: String
    var member: String?
    /// The case that it is set to, as in `.preview`.
    var value: String?

    fileprivate func replacesAll(by replacers: [String: Set<String>]) -> Bool {
      member == nil && value.map { replacers[name]?.contains($0) ?? false } ?? false
    }
  }

  /// What is assigned to the only parameter of a closure, or to a parameter that is declared as a framework's, and the key paths that are handed
  /// over with a value.
  private static func names(setBy expression: Expression) -> [Assigned] {
    switch expression.form {
    case .closure(let closure) where closure.parameters.count == 1 || closure.parameters.isEmpty && closure.shorthand == 1:
      return names(assignedTo: closure.parameters.first?.name ?? "$0", in: closure.body)
    case .call(_, let arguments) where arguments.count > 1 && arguments[0].label == nil:
      guard case .keyPath(_, let path) = arguments[0].value.form, let name = path.first else { return [] }
      return [Assigned(name: name, member: path.count > 1 ? path[1] : nil)]
    default: return []
    }
  }

  /// `Demo().dependency(\.tide, Tide())`: what is set for one object that is made there, and the words that make it.
  private static func setOfOne(by expression: Expression, _ setters: Set<String>) -> (name: String, words: Set<String>)? {
    guard case .call(let callee, let arguments) = expression.form, arguments.count > 1, arguments[0].label == nil,
      case .keyPath(_, let path) = arguments[0].value.form, let name = path.first,
      case .member(let base?, let function, _, _) = callee.form, setters.contains(function),
      let words = OverrideReach.words(of: base)
    else { return nil }
    return (name, words)
  }

  static func names(assignedTo base: String, in body: [Statement]) -> [Assigned] {
    var names: [Assigned] = []
    Walk.statements(body) { expression in
      guard case .assign(let left, let right) = expression.form else { return }
      if case .index(let owner, let arguments) = left.form, case .name(base, _) = owner.form {
        names += arguments.compactMap { keyName($0).map { Assigned(name: $0) } }
      }
      let path = path(of: left, on: base)
      guard let name = path.first else { return }
      let value: String? = if case .member(nil, let value, _, _) = right.form { value } else { nil }
      names.append(Assigned(name: name, member: path.count > 1 ? path[1] : nil, value: value))
    }
    return names
  }

  /// `a` and `b` of `base.a.b`.
  private static func path(of expression: Expression, on base: String) -> [String] {
    guard case .member(let owner?, let name, _, _) = expression.form else { return [] }
    if case .name(base, _) = owner.form { return [name] }
    let above = path(of: owner, on: base)
    return above.isEmpty ? [] : above + [name]
  }

  /// What stands in brackets: `[TideKey.self]`, `[keyPath: \.tide]`.
  private static func keyName(_ argument: Argument) -> String? {
    switch argument.value.form {
    case .keyPath(_, let path) where argument.label == "keyPath": path.count == 1 ? path[0] : nil
    case .metatype(let type): type.baseName
    case .member(let base?, "self", _, _): if case .name(let name, _) = base.form { name } else { nil }
    default: nil
    }
  }
}

extension Program {
  /// The executables that may link a file; nil where nothing says which, or none does, so that it may be any.
  fileprivate func hosts(thatMayLink file: String) -> Set<Int>? {
    let homes = targetsOfFile[file] ?? []
    guard !homes.isEmpty else { return nil }
    let found = hosts.indices.filter { host in hosts[host].mayLink.map { homes.contains(where: $0.contains) } ?? true }
    return found.isEmpty ? nil : Set(found)
  }
}

import Model

/// What code sets in place of what a container holds for everybody: `withDependencies { $0.clock = Clock() }`. Known by the names of members, and
/// of types in brackets, since such closures are handed to functions that stand outside the sources.
struct Overrides {
  /// By name, each once.
  private let byName: [String: [Draft.Setting]]
  /// By name: those that are said of one object, and the words that make it.
  private let ofOne: [String: [(words: Set<String>, setting: Draft.Setting)]]
  private let reach: OverrideReach
  /// By the name of a type in brackets, `self[TideKey.self]`: the properties that read or set it. Whoever sets one of them sets all.
  private let properties: [String: Set<String>]
  /// Functions of frameworks that set what is kept under the type of the only value that they are handed.
  private let setters: Set<String>
  /// Properties of frameworks that have everything replaced where they are given certain values, and these.
  private let replacers: [String: Set<String>]

  /// Previews override for themselves, and bodies to which nothing leads, or that no build compiles, for nobody.
  init(
    _ program: Program, _ symbols: Symbols, _ spoken: SpokenNames, _ previews: Set<DeclarationID>,
    leavingOut isIdle: (DeclarationID) -> Bool
  ) {
    let setters = symbols.functions(marked: "sets")
    let replacers = symbols.values(marked: "sets")
    (self.setters, self.replacers) = (setters, replacers)
    reach = OverrideReach(symbols, spoken)
    let targets = OverrideTargets(symbols)
    var byName: [String: [Draft.Setting]] = [:]
    var ofOne: [String: [(words: Set<String>, setting: Draft.Setting)]] = [:]
    var makers: Set<String> = []
    var properties: [String: Set<String>] = [:]
    for (file, digest) in symbols.digests[..<symbols.appFiles].enumerated() where !symbols.leftovers.contains(file) {
      lazy var hosts = program.hosts(thatMayLink: digest.file)
      var others: Set<Position> = []
      var wholes: [String] = []
      func setting(in builds: BuildCondition) -> Draft.Setting? {
        // The system for which a program is built its sources do not tell.
        builds.excludes(.always) ? nil : Draft.Setting(hosts: hosts, condition: builds.onAnySystemOfItsDevices)
      }
      func add(_ name: String, in builds: BuildCondition) {
        guard let setting = setting(in: builds), byName[name]?.contains(setting) != true else { return }
        byName[name, default: []].append(setting)
      }
      func add(_ found: [Assigned], in builds: BuildCondition) {
        for item in found where item.member.map({ targets.mayHave($0, in: item.name) }) ?? true {
          add(item.replacesAll(by: replacers) ? Self.all : item.name, in: builds.and(item.condition))
        }
      }
      func visit(_ expression: Expression, in declaration: DeclarationID?, _ builds: BuildCondition) {
        if let (name, words) = Self.setOfOne(by: expression, setters) {
          if let setting = setting(in: builds) { ofOne[name, default: []].append((words, setting)) }
          return
        }
        // A call is met before its arguments.
        others.formUnion(targets.closuresForOthers(expression, in: declaration, file))
        if !others.contains(expression.at) { add(Self.names(setBy: expression), in: builds) }
        wholes += Self.wholes(setBy: expression)
        if let key = expression.typeInBrackets, let own = declaration.map(symbols.declaration), own.kind == .property {
          properties[key, default: []].insert(own.name)
        }
        guard let value = expression.onlyArgument(ofAny: setters) else { return }
        let types = value.typesMade ?? symbols.types(ofValue: value, in: declaration, file)
        for type in types ?? [Self.any] { add(Self.key(type), in: builds) }
      }
      func addWholes(in body: [Statement], _ builds: BuildCondition) {
        for name in wholes { add(Self.names(assignedToCopy: name, in: body), in: builds) }
        makers.formUnion(wholes)
        wholes = []
      }
      for (index, declaration) in digest.declarations.enumerated()
      where !previews.contains(DeclarationID(file: file, index: index)) {
        let values = [declaration.value] + declaration.parameters.map(\.defaultValue)
        let body = (declaration.body ?? []) + declaration.observers + values.compactMap { $0.map { .expression($0) } }
        // What a constant begins with may run by itself.
        guard declaration.body == nil || !isIdle(DeclarationID(file: file, index: index)) else { continue }
        let id = DeclarationID(file: file, index: index)
        lazy var builds = symbols.condition(of: id)
        Walk.builds(body) { visit($0, in: id, builds.and($1)) }
        addWholes(in: body, builds)
        for parameter in declaration.parameters {
          guard let type = parameter.type?.unwrapped.key, symbols.types[type]?.vocabulary != nil else { continue }
          add(Self.names(assignedTo: parameter.name, in: declaration.body ?? []), in: builds)
        }
        add(targets.setBySelf(id), in: builds)
      }
      Walk.builds(digest.statements) { visit($0, in: nil, $1) }
      addWholes(in: digest.statements, .always)
    }
    for (name, setting) in Self.settings(madeBy: makers, program, symbols, isIdle) where byName[name]?.contains(setting) != true {
      byName[name, default: []].append(setting)
    }
    (self.byName, self.ofOne, self.properties) = (byName, ofOne, properties)
  }

  /// Where code of the program sets what a key path or a type leads to, or a value of the type that is its key, for whoever asks at a place.
  func settings(_ value: Value?, key: TypeName?, at place: Location) -> [Draft.Setting] {
    var names: [String] = []
    switch value?.form {
    case .keyPath(_, let path)?: names += path.prefix(1)
    case .metatype(let type)?: names += [type.baseName].compactMap { $0 }
    default: break
    }
    guard !names.isEmpty else { return [] }
    names += [Self.all, key?.baseName].compactMap { $0 }
    names += key?.baseName.flatMap { properties[$0] }?.subtracting(names).sorted() ?? []
    if !setters.isEmpty { names += ([key?.baseName].compactMap { $0 } + [Self.any]).map(Self.key) }
    let found = names.flatMap { byName[$0] ?? [] }
    if found.contains(.everywhere) { return [.everywhere] }
    return found + names.flatMap { ofOne[$0] ?? [] }.filter { reach.reaches(place, from: $0.words) }.map(\.setting)
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
    /// The builds of those that have the code around it.
    var condition = BuildCondition.always

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
    // What goes along with a way to an action is a way to a state: `.ifLet(\.tide, action: \.tide)`.
    case .call(_, let arguments) where arguments.count > 1 && arguments[0].label == nil && !arguments[1].value.isPath:
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

  /// What is assigned to members of a name, or of a copy of it that is put back.
  static func names(assignedTo base: String, in body: [Statement]) -> [Assigned] {
    copies(of: base, putBackIn: body).flatMap { names(assignedToCopy: $0, in: body) } + names(assignedToCopy: base, in: body)
  }

  /// `var values = $0; …; $0 = values`.
  private static func copies(of base: String, putBackIn body: [Statement]) -> [String] {
    var (made, back): ([String], Set<String>) = ([], [])
    Walk.statements(
      body,
      expression: { expression in
        guard case .assign(let left, let right) = expression.form, case .name(base, _) = left.form,
          case .name(let copy, _) = right.form
        else { return }
        back.insert(copy)
      }, binding: { if case .name(base, _)? = $0.value?.form { made.append($0.name) } })
    return made.filter(back.contains)
  }

  static func names(assignedToCopy base: String, in body: [Statement]) -> [Assigned] {
    var names: [Assigned] = []
    Walk.builds(body) { expression, builds in
      guard case .assign(let left, let right) = expression.form else { return }
      if case .index(let owner, let arguments) = left.form, case .name(base, _) = owner.form {
        names += arguments.compactMap { keyName($0).map { Assigned(name: $0, condition: builds) } }
      }
      let path = path(of: left, on: base)
      guard let name = path.first else { return }
      let value: String? = if case .member(nil, let value, _, _) = right.form { value } else { nil }
      names.append(Assigned(name: name, member: path.count > 1 ? path[1] : nil, value: value, condition: builds))
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
  func hosts(thatMayLink file: String) -> Set<Int>? {
    let homes = targetsOfFile[file] ?? []
    guard !homes.isEmpty else { return nil }
    let found = hosts.indices.filter { host in hosts[host].mayLink.map { homes.contains(where: $0.contains) } ?? true }
    return found.isEmpty ? nil : Set(found)
  }
}

extension Expression {
  /// `\.tide`, and `/Action.tide`, which leads to a case.
  fileprivate var isPath: Bool {
    switch form {
    case .keyPath, .prefix("/", _): true
    default: false
    }
  }
}

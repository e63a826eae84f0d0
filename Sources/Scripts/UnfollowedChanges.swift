import Model

/// Variables that something changes which is not followed from where it stands: what they hold nobody knows.
struct UnfollowedChanges {
  /// Names of variables at file scope.
  private(set) var globals: Set<String> = []
  /// Names of static variables, of whatever type.
  private(set) var shared: Set<String> = []
  /// Variables at file scope that are changed anywhere, followed or not.
  private(set) var changed: Set<String> = []

  private var variables: Set<String> = []
  /// Of them, those of helpers, whose changes are never followed.
  private var elsewhere: Set<String> = []
  /// By name of a type: its properties, and those of them that are static variables.
  private var properties: [String: Set<String>] = [:]
  private var statics: [String: Set<String>] = [:]
  private var allStatics: Set<String> = []
  /// Functions that change what they are called on: Swift's, those of sets and numbers among them, and the description's own.
  private var changing = InPlaceChanges.functions.union([
    "formIntersection", "formSymmetricDifference", "subtract", "update", "partition", "negate",
  ])
  /// By name of a free function: what it changes itself, and which names it mentions.
  private var effects: [String: Set<String>] = [:]
  private var mentions: [String: Set<String>] = [:]
  /// Names that are mentioned where what a function of that name changes is not followed.
  private var loose: Set<String> = []

  init() {}

  /// `own` are the description and then its helpers, `interface` what its tool gives it.
  init(_ own: [Digest], interface: [Digest]) {
    for (file, digest) in (own + interface).enumerated() { list(digest, isHelper: file > 0, isOwn: file < own.count) }
    guard !variables.isEmpty || !allStatics.isEmpty else { return }
    for (file, digest) in own.enumerated() {
      if file == 0 { take(digest.statements, in: [], locals: [], isFollowed: true) }
      for index in digest.declarations.indices { take(index, of: digest, isHelper: file > 0) }
    }
    // What functions change that are called by others.
    var rest = loose.sorted()
    var seen: Set<String> = loose
    while let name = rest.popLast() {
      globals.formUnion(effects[name] ?? [])
      for next in (mentions[name] ?? []).sorted() where seen.insert(next).inserted { rest.append(next) }
    }
    globals.formUnion(changed.intersection(elsewhere))
  }

  private mutating func list(_ digest: Digest, isHelper: Bool, isOwn: Bool) {
    for declaration in digest.declarations {
      if isOwn, declaration.modifiers.contains("mutating") { changing.insert(declaration.name) }
      guard declaration.kind == .property else { continue }
      let isVariable = isOwn && declaration.modifiers.contains("var") && declaration.body == nil
      guard let parent = declaration.parent else {
        if isVariable { variables.insert(declaration.name) }
        if isVariable, !declaration.attributes.isEmpty { globals.insert(declaration.name) }
        if isVariable, isHelper { elsewhere.insert(declaration.name) }
        continue
      }
      guard let type = name(ofType: digest.declarations[parent]) else { continue }
      properties[type, default: []].insert(declaration.name)
      guard isVariable, declaration.isStatic else { continue }
      statics[type, default: []].insert(declaration.name)
      allStatics.insert(declaration.name)
    }
  }

  private func name(ofType declaration: Declaration) -> String? {
    declaration.isNominal ? declaration.name : declaration.kind == .extension ? declaration.type?.baseName : nil
  }

  private mutating func take(_ index: Int, of digest: Digest, isHelper: Bool) {
    let declaration = digest.declarations[index]
    var types: [String] = []
    var locals: Set<String> = []
    var isFree = declaration.kind == .function
    var next: Int? = index
    while let here = next {
      let outer = digest.declarations[here]
      if let type = name(ofType: outer) { types.append(type) }
      if here != index, outer.kind != .function { isFree = false }
      locals.formUnion(outer.parameters.map(\.name))
      if outer.kind == .function || here == index { locals.formUnion(Self.bound(in: outer.body ?? [])) }
      next = outer.parent
    }
    let name = isFree && !isHelper ? declaration.name : nil
    take(declaration.body ?? [], in: types, locals: locals, isFollowed: name != nil, function: name)
    var parts = declaration
    parts.body = nil
    take(parts.written, in: types, locals: locals, isFollowed: false)
  }

  /// Names that a body binds.
  private static func bound(in body: [Statement]) -> Set<String> {
    var bound: Set<String> = []
    Walk.statements(
      body,
      expression: {
        if case .closure(let closure) = $0.form { bound.formUnion(closure.parameters.map(\.name) + closure.captures.map(\.name)) }
      }, binding: { bound.insert($0.name) }, names: { bound.formUnion($0) })
    return bound
  }

  private mutating func take(
    _ body: [Statement], in types: [String], locals: Set<String>, isFollowed: Bool, function: String? = nil
  ) {
    // Where calls stand for what they change, and closures that run where they stand.
    var performed: Set<Position> = []
    var run: Set<Position> = []
    var kept: [(closure: Closure, at: Position)] = []
    var all: [Expression] = []
    Walk.statements(
      body,
      expression: { expression in
        all.append(expression)
        if case .closure(let closure) = expression.form { kept.append((closure, expression.at)) }
        if case .call(let callee, let arguments) = expression.form, case .member(_?, "forEach", _, _) = callee.form {
          if let first = arguments.first { run.insert(first.value.at) }
        }
      },
      statement: { statement in
        switch statement {
        case .expression(let expression), .return(let expression?, _): performed.insert(Self.called(expression).at)
        default: break
        }
      })
    let seen = isFollowed ? performed : []
    let place = Place(types: types, locals: locals, function: function, performed: seen, isFollowed: isFollowed)
    for expression in all { note(expression, place) }
    guard isFollowed else { return }
    for (closure, at) in kept where !run.contains(at) {
      let own = closure.parameters.map(\.name) + closure.captures.map(\.name)
      let inner = Place(types: types, locals: locals.union(own).union(Self.bound(in: closure.body)), function: function)
      var inside: [Expression] = []
      Walk.statements(closure.body, expression: { inside.append($0) })
      for expression in inside { note(expression, inner) }
    }
  }

  private struct Place {
    var types: [String]
    var locals: Set<String>
    var function: String?
    var performed: Set<Position> = []
    var isFollowed = false
  }

  private mutating func note(_ expression: Expression, _ place: Place) {
    switch expression.form {
    case .name(let name, _):
      if !place.performed.contains(expression.at) { loose.insert(name) }
      if let function = place.function { mentions[function, default: []].insert(name) }
    case .assign(let left, _): change(left, place, isFollowed: place.isFollowed)
    case .binary(let left, let sign, _) where InPlaceChanges.assigns(sign):
      change(left, place, isFollowed: place.isFollowed)
    case .call(let callee, let arguments):
      let isPerformed = place.performed.contains(expression.at)
      for argument in arguments {
        if case .prefix("&", let target) = argument.value.form { change(target, place, isFollowed: isPerformed) }
      }
      guard case .member(let base?, let name, _, _) = callee.form, changing.contains(name) else { return }
      let isTaken = ["removeFirst", "removeLast", "popLast"].contains(name) && arguments.isEmpty
      change(base, place, isFollowed: isPerformed || isTaken && place.isFollowed)
    default: break
    }
  }

  private mutating func change(_ target: Expression, _ place: Place, isFollowed: Bool) {
    var target = target
    while true {
      switch target.form {
      case .name(let name, _):
        guard !place.locals.contains(name) else { return }
        if let owner = place.types.first(where: { properties[$0]?.contains(name) ?? false }) {
          if statics[owner]?.contains(name) ?? false { shared.insert(name) }
          return
        }
        guard variables.contains(name) else { return }
        changed.insert(name)
        if !isFollowed { globals.insert(name) }
        if let function = place.function { effects[function, default: []].insert(name) }
        return
      case .member(let base?, let name, _, _):
        if allStatics.contains(name), Self.isType(base) {
          shared.insert(name)
          return
        }
        target = base
      case .member(nil, let name, _, _):
        if allStatics.contains(name) { shared.insert(name) }
        return
      case .index(let inner, _), .call(let inner, _), .force(let inner), .chain(let inner), .attempt(let inner, _),
        .await(let inner):
        target = inner
      default: return
      }
    }
  }

  /// Whether what stands in front of a dot can be a type.
  private static func isType(_ expression: Expression) -> Bool {
    switch expression.form {
    case .name(let name, _), .member(_, let name, _, _): name.first?.isUppercase == true
    case .metatype, .call: true
    default: false
    }
  }

  /// The call that a statement is.
  private static func called(_ expression: Expression) -> Expression {
    switch expression.form {
    case .attempt(let inner, _), .await(let inner), .force(let inner), .chain(let inner): return called(inner)
    case .assign(let left, let right): if case .name("_", _) = left.form { return called(right) } else { return expression }
    default: return expression
    }
  }
}

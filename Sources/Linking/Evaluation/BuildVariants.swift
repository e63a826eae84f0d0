import Model

/// What is declared once in each branch of an `#if`: one name means another declaration in each of the builds that have one, and each is
/// followed under its own condition.
extension Evaluator {
  /// Candidates that some builds have together, and these builds.
  struct BuildVariant<Candidate> {
    var condition: BuildCondition
    var candidates: [Candidate]
  }

  /// The candidates that are there where the evaluation stands: one variant, unless no build has all of them.
  func variants<Candidate>(_ candidates: [Candidate], _ id: (Candidate) -> DeclarationID) -> [BuildVariant<Candidate>] {
    let all = BuildVariant(condition: .always, candidates: candidates)
    guard candidates.count > 1 else { return [all] }
    let conditions = candidates.map { simplified(self.conditions(id($0))) }
    guard conditions.contains(where: { $0 != .always }) else { return [all] }
    let there = candidates.indices.filter { !conditions[$0].excludes(context.condition) }
    let distinct = there.map { conditions[$0] }.reduce(into: [BuildCondition]()) { if !$0.contains($1) { $0.append($1) } }
    let conditional = distinct.filter { $0 != .always }
    let isApart = conditional.indices.contains { a in conditional[..<a].contains { $0.excludes(conditional[a]) } }
    guard isApart, conditional.count <= Limit.propertyValues.value else {
      return [there.isEmpty ? all : BuildVariant(condition: .always, candidates: there.map { candidates[$0] })]
    }
    var found: [(condition: BuildCondition, indices: [Int])] = []
    func add(_ condition: BuildCondition, _ indices: [Int]) {
      if let known = found.firstIndex(where: { $0.indices == indices }) {
        found[known].condition = .any([found[known].condition, condition])
      } else if !indices.isEmpty {
        found.append((condition, indices))
      }
    }
    for condition in conditional { add(condition, there.filter { !conditions[$0].excludes(condition) }) }
    let others = BuildCondition.not(.any(conditional))
    if others.meets(context.condition) { add(others, there.filter { conditions[$0] == .always }) }
    return found.map { item in BuildVariant(condition: item.condition, candidates: item.indices.map { candidates[$0] }) }
  }

  /// Whether some of the builds in which the evaluation stands have a declaration.
  func isThere(_ id: DeclarationID) -> Bool {
    let condition = simplified(conditions(id))
    return condition == .always || !condition.excludes(context.condition)
  }

  /// The declarations of a type that hold what is stored in it; several only where each stands in builds of its own.
  func bodies(of type: TypeName?) -> [DeclarationID] {
    guard let symbol = type?.key.flatMap({ symbols.types[$0] }), symbol.declarations.count > 1 else { return [] }
    return symbol.declarations.filter { symbols.declaration($0).isNominal }
  }

  /// The builds that have a type whose first declaration stands there.
  func condition(of symbol: TypeSymbol, _ first: DeclarationID) -> BuildCondition {
    let all = symbol.declarations.filter { symbols.declaration($0).isNominal }.map(conditions)
    guard all.count > 1 else { return conditions(first) }
    let some = BuildCondition.any(all)
    return some.follows(from: .always) ? .always : some
  }

  /// Follows something in those builds of the present ones that satisfy a condition.
  func within<T>(_ condition: BuildCondition, _ body: () -> T) -> T {
    with({ $0.condition = $0.condition.and(condition) }, body)
  }

  /// What each variant gives, in its builds.
  func eachVariant<Candidate>(
    _ variants: [BuildVariant<Candidate>], born: Int, _ body: ([Candidate]) -> Value
  ) -> Value {
    byBuild(variants.map { variant in (variant.condition, within(variant.condition) { body(variant.candidates) }) }, born: born)
  }

  /// A value that is another one in each build; the plain value where it is the same in all.
  func byBuild(_ values: [(condition: BuildCondition, value: Value)], born: Int) -> Value {
    let all = Set(values.map { structure(of: $0.value) })
    // Each thing that is asked for learns by itself what for.
    guard all.count > 1 || values.count > 1 && values.contains(where: { !$0.value.requests.isEmpty }) else {
      return values[0].value
    }
    let parts = values.flatMap { item -> [Value] in
      let inner = if case .choice(let inner) = item.value.form, item.value.isByBuild { inner } else { [item.value] }
      return inner.map { part in
        var part = part
        part.build = part.build.map { item.condition.and($0) } ?? item.condition
        return part
      }
    }
    let known = parts.map(\.type).filter { $0 != .unknown }
    return Value(.choice(parts), type: known.first ?? .unknown, born: born)
  }

  /// What becomes of a value that is another one in each build; nil where it is not.
  func eachBuild(of value: Value, born: Int, _ body: (Value) -> Value) -> Value? {
    guard value.isByBuild, case .choice(let parts) = value.form else { return nil }
    let there = parts.filter { !context.condition.excludes($0.build ?? .always) }
    let found = (there.isEmpty ? parts : there).map { part in
      var plain = part
      plain.build = nil
      let condition = part.build ?? .always
      return (condition: condition, value: within(condition) { body(plain) })
    }
    return byBuild(found, born: born)
  }

  /// What an object keeps, in each of the builds in which that is something else.
  func builds(of fields: Fields) -> [(condition: BuildCondition, fields: Fields)] {
    guard let name = fields.values.keys.sorted().first(where: { fields.values[$0]!.isByBuild }),
      case .choice(let parts) = fields.values[name]!.form
    else { return [(.always, fields)] }
    let there = parts.filter { !context.condition.excludes($0.build ?? .always) }
    return (there.isEmpty ? parts : there).flatMap { part in
      let own = Fields()
      own.isWhole = fields.isWhole
      own.values = fields.values
      own.values[name] = part
      own.values[name]!.build = nil
      let condition = part.build ?? .always
      return within(condition) { builds(of: own) }.map { (condition: condition.and($0.condition), fields: $0.fields) }
    }
  }

  /// A call one of whose arguments is another value in each build: one call in each.
  func eachBuild(
    of given: [Given], _ cache: [Int: Value], born: Int, _ body: ([Given]) -> Value
  ) -> Value? {
    guard let index = cache.keys.sorted().first(where: { cache[$0]!.isByBuild }) else { return nil }
    var known = given
    for (index, value) in cache {
      known[index].expression = nil
      known[index].value = value
    }
    return eachBuild(of: cache[index]!, born: born) { part in
      known[index].value = part
      return body(known)
    }
  }
}

extension Value {
  /// Whether it is another value in each build.
  var isByBuild: Bool { if case .choice(let parts) = form { parts.first?.build != nil } else { false } }

  /// What a container is asked for, in each build.
  var requests: [RequestRecord] {
    switch form {
    case .request(let request): [request]
    case .choice(let parts) where isByBuild: parts.flatMap(\.requests)
    default: []
    }
  }

  /// What must be there for it to be there.
  var asked: [RequestRecord] { requests + absentWith }
}

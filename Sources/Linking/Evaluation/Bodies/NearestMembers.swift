import Model

extension Evaluator {
  /// Of members of one name and type, which only several modules together can have, the one that a file sees first; else the
  /// one declared in the nearest folder.
  func nearest(_ members: [Member], _ frame: Frame) -> Member? {
    guard let first = members.first, members.count > 1, let type = symbols.enclosingType(first.id) else { return members.first }
    let all = members.filter { symbols.enclosingType($0.id) == type }
    let visible = all.filter { !symbols.isHidden($0.id, from: frame.scope.file) }
    let own = visible.isEmpty ? all : visible
    guard own.count > 1 else { return own.first }
    let ranked = own.map { ($0, symbols.nearness($0.id, to: frame.scope.file)) }
    let seenFirst = ranked.filter { [least = ranked.map(\.1).min()] in $0.1 == least }.map(\.0)
    guard seenFirst.contains(where: { $0.id.file != seenFirst[0].id.file }) else { return seenFirst.first }
    let here = symbols.digests[frame.scope.file].file.split(separator: "/")
    func shared(_ member: Member) -> Int {
      zip(here, symbols.digests[member.id.file].file.split(separator: "/")).prefix { $0 == $1 }.count
    }
    return seenFirst.map { ($0, shared($0)) }.reduce(nil as (Member, Int)?) { best, next in
      best.map { $0.1 >= next.1 } ?? false ? best : next
    }?.0
  }

  /// Of functions of one signature, which only several modules together can have, the one that a file sees first.
  func seenFirst(_ members: [Member], _ frame: Frame) -> [Member] {
    guard members.count > 1 else { return members }
    let groups = Dictionary(grouping: members) { member in
      let declaration = symbols.declaration(member.id)
      return Signature(
        owner: symbols.enclosingType(member.id), labels: declaration.parameters.map(\.label),
        types: declaration.parameters.map(\.type) + [declaration.type],
        mayOmit: declaration.parameters.map { $0.defaultValue != nil },
        takes: declaration.parameters.map { [$0.isAutoclosure, $0.isVariadic] }, bounds: declaration.generics.map(\.bounds),
        condition: conditions(member.id))
    }
    guard groups.count < members.count else { return members }
    let first = Set(groups.values.compactMap { nearest($0, frame)?.id })
    return members.filter { first.contains($0.id) }
  }
}

/// What tells functions of one name apart.
private struct Signature: Hashable {
  var owner: String?
  var labels: [String?]
  /// Of the parameters, and of the answer.
  var types: [TypeName?]
  /// What a protocol demands has no default argument, and what meets it may be called with less.
  var mayOmit: [Bool]
  /// What is made of a value by itself, and what takes several, is another function than what takes a closure, or one.
  var takes: [[Bool]]
  /// Those of type parameters.
  var bounds: [[TypeName]]
  /// Those of the branches of an `#if` are told apart by the build.
  var condition: BuildCondition
}

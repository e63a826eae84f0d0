import Model

/// Local variables that one way of a choice assigns to, and another does not or otherwise: behind the choice they hold one of what each way left.
struct AssignedWays {
  /// What a variable held before it was assigned to.
  struct Assignment {
    var environment: Environment
    var name: String
    var before: Value
  }

  /// Those on the ways being followed, in their order.
  var assignments: [Assignment] = []
  /// How many choices stand around.
  var depth = 0
}

extension Evaluator {
  /// `name = value` for a local name.
  func assignLocal(_ name: String, _ value: Value, _ environment: Environment) {
    if calls.ways.depth > 0, let holder = environment.holder(of: name), let before = holder.own(name) {
      calls.ways.assignments.append(AssignedWays.Assignment(environment: holder, name: name, before: before))
    }
    environment.assign(name, value)
  }

  /// Follows each way of a choice as if it were the only one, as far as assignments to local variables go.
  ///
  /// - Parameters:
  ///   - ways: Each says whether what stands behind the choice follows.
  ///   - builds: Where the build chooses, the builds of each way.
  ///   - isWhole: There are no other ways.
  func eachWay(_ ways: [() -> Bool], builds: [BuildCondition]? = nil, isWhole: Bool) {
    struct Variable: Hashable {
      var environment: ObjectIdentifier
      var name: String
    }
    var assigned: [Variable: (first: AssignedWays.Assignment, after: [Int: Value])] = [:]
    var order: [Variable] = []
    var following: [Int] = []
    calls.ways.depth += 1
    for (index, way) in ways.enumerated() {
      let start = calls.ways.assignments.count
      if way() { following.append(index) }
      for assignment in calls.ways.assignments[start...].reversed() {
        let variable = Variable(environment: ObjectIdentifier(assignment.environment), name: assignment.name)
        if assigned[variable] == nil {
          assigned[variable] = (assignment, [:])
          order.append(variable)
        }
        if assigned[variable]!.after[index] == nil {
          assigned[variable]!.after[index] = assignment.environment.own(assignment.name)
        }
        assignment.environment.assign(assignment.name, assignment.before)
      }
      calls.ways.assignments.removeSubrange(start...)
    }
    calls.ways.depth -= 1
    for variable in order {
      let (first, after) = assigned[variable]!
      guard let rest = first.environment.own(first.name) else { continue }
      var left = following.map { (condition: builds?[$0] ?? .always, value: after[$0] ?? rest) }
      if !isWhole { left.append((.not(.any(builds ?? [])), rest)) }
      guard let last = following.last(where: { after[$0] != nil }).flatMap({ after[$0] }) else { continue }
      if calls.ways.depth > 0 { calls.ways.assignments.append(first) }
      first.environment.assign(first.name, joined(left, last, isByBuild: builds != nil))
    }
  }

  /// One of what the ways left, where each can be told; else what the last one left.
  private func joined(_ left: [(condition: BuildCondition, value: Value)], _ last: Value, isByBuild: Bool) -> Value {
    guard left.count > 1, left.allSatisfy({ isTold($0.value) }) else { return last }
    if isByBuild { return byBuild(left, born: last.born) }
    var one = oneOf(left.map(\.value), type: last.type, born: last.born)
    one.isEither = left.count == 2 && left.allSatisfy { isKnown($0.value) || $0.value.isEither }
    one.isWhole = left.allSatisfy { isSurely($0.value) }
    return one
  }

  /// Whether a value is a constant, a container, a group, or a list or choice of such.
  private func isTold(_ value: Value) -> Bool {
    switch value.form {
    case .text, .constant, .metatype, .container: true
    case .plain, .object: isGroup(value)
    case .list: true
    case .choice(let values): values.allSatisfy(isTold)
    default: false
    }
  }
}

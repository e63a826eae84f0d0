import Model

/// Conditions of `#if` under the flags of a run.
extension Evaluator {
  /// Whether a condition can hold under the flags of the run.
  func holds(_ condition: BuildCondition) -> Bool { condition.value { self.flag($0) } != false }

  /// The condition without what the run's flags decide.
  func simplified(_ condition: BuildCondition) -> BuildCondition {
    condition.value { self.flag($0) } == true ? .always : condition
  }

  private func flag(_ test: String) -> Bool? {
    if test.hasPrefix("canImport(") || test.hasPrefix("swift(") || test.hasPrefix("compiler(") {
      return program.flags == nil ? nil : true
    }
    guard let flags = program.flags else { return nil }
    if let bracket = test.firstIndex(of: "(") {
      // One system named among the flags decides about all systems.
      let kind = test[...bracket]
      return ["os(", "product("].contains(kind) && flags.contains { $0.hasPrefix(kind) } ? flags.contains(test) : nil
    }
    return flags.contains(test)
  }

  /// `#if`: each branch under its condition; those that the run's flags rule out are not entered.
  func compile(_ branches: [Statement.Branch], _ frame: Frame, _ environment: Environment) {
    let there = branches.filter { holds($0.condition) }
    eachWay(
      there.map { branch in
        {
          self.with({ $0.condition = $0.condition.and(self.simplified(branch.condition)) }) {
            self.declareFunctions(branch.body, frame, environment)
            for statement in branch.body where self.run(statement, frame, environment) == .leaves { break }
          }
          return !self.endsBody(branch.body)
        }
      }, builds: there.map { simplified($0.condition) },
      isWhole: there.contains { simplified($0.condition) == .always }
        || BuildCondition.any(there.map(\.condition)).follows(from: .always))
  }

  /// Whether the body around it ends with a block.
  func endsBody(_ block: [Statement]) -> Bool {
    if case .return? = block.last { true } else { endsProgram(block) }
  }
}

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
}

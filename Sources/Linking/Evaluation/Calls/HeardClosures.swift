import Model

/// Closures that a body is handed and calls without telling them anything: a message that is only made if it is written, a block that
/// runs under a lock. Of most of them it makes no difference which closure it is, and the body need not be followed for each.
extension Evaluator {
  /// What a closure answers that the caller of the body at hand hands over, where it is told nothing and answers data or nothing: data
  /// that the caller decides. nil where it may matter which closure that is.
  func heard(_ function: Value, _ callee: Expression?, _ values: [Value], _ frame: Frame) -> Value? {
    guard case .name(let name, _)? = callee?.form, let body = frame.function,
      symbols.declaration(body).parameters.contains(where: { $0.name == name }), values.isEmpty,
      case .function(_, let result) = function.type.unwrapped, result == .void || isData(result)
    else { return nil }
    counters.hearings += 1
    return result == .void ? Value(type: .void) : Value(.parameter, type: result, born: function.born)
  }

  /// Whether a body must be followed for what it is handed.
  func leavesOpen(_ id: DeclarationID, _ arguments: Arguments? = nil) -> Bool {
    let own = standaloneBody(id)
    return own.isOpen || own.hears && arguments.map(tells) ?? true
  }

  /// Whether one of the closures that a call hands over has to do with a container.
  func tells(_ arguments: Arguments) -> Bool {
    arguments.values.contains { _, value in
      guard case .function = value.type.unwrapped else {
        if case .closure(let closure) = value.form { return !isInert(closure) }
        return false
      }
      switch value.form {
      case .closure(let closure): return !isInert(closure)
      case .plain, .null: return false
      case .parameter:
        // Whoever calls this body decides.
        counters.hearings += 1
        return false
      default: return true
      }
    }
  }

  /// Whether a closure mentions nothing that has to do with a container, and sees nothing around it that may.
  private func isInert(_ closure: ClosureValue) -> Bool {
    guard isSilent(closure) else { return false }
    return calls.names(in: closure).allSatisfy { name in
      guard let value = closure.environment.value(name) else { return true }
      switch value.form {
      case .text, .truth, .null, .constant: return true
      case .plain: return value.object == nil && containerVocabulary(value.type) == nil
      case .parameter: return isData(value.type)
      default: return false
      }
    }
  }

  private func isSilent(_ closure: ClosureValue) -> Bool {
    if let known = calls.silentClosures[closure.place] { return known }
    var isSilent = true
    Mentioning { [program] word, _ in if program.relevantWords.contains(word) { isSilent = false } }.visit(closure.closure.body)
    Walk.statements(closure.closure.body) { if case .await = $0.form { isSilent = false } }
    calls.silentClosures[closure.place] = isSilent
    return isSilent
  }
}

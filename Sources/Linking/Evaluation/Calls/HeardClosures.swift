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
    noteHearing()
    return result == .void ? Value(type: .void) : Value(.parameter, type: result, born: function.born)
  }

  /// A closure of a caller is called.
  ///
  /// - Parameter surely: wherever that happens, it does.
  func noteHearing(surely: Bool = true) {
    counters.hearings += 1
    if surely, !context.isConditional { counters.sureHearings += 1 }
  }

  /// Whether a body must be followed for what it is handed.
  func leavesOpen(_ id: DeclarationID, _ arguments: Arguments? = nil) -> Bool {
    let own = standaloneBody(id)
    return own.isOpen || own.hears && arguments.map { tells($0, heardBy: own) } ?? true
  }

  /// Whether one of the closures that a call hands to a body which calls closures has to do with a container.
  func tells(_ arguments: Arguments, heardBy body: StandaloneBody) -> Bool {
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
        noteHearing(surely: body.hearsSurely)
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

  /// Whether a closure of a type says nothing to containers by itself, answers nothing, changes nothing and calls nothing that it is handed.
  func doesNothing(_ closure: ClosureValue, _ type: TypeName) -> Bool {
    guard case .function(let parameters, .void) = type.unwrapped, closure.place.kind == .written,
      parameters.allSatisfy({ type in
        if case .function = type.unwrapped { false } else { !type.isPartlyUnknown && !type.isOpen }
      })
    else { return false }
    return isSilent(closure) && !changesSomething(closure)
  }

  /// Whether a closure that sees a value, and says nothing to containers by itself, may do so by means of the value, or hand it on.
  func mayBeUsed(_ value: Value) -> Bool {
    switch value.form {
    case .text, .truth, .null, .constant, .metatype, .list, .tuple, .choice, .object, .keyPath, .closure, .resource, .textMethod:
      false
    case .plain: containerVocabulary(value.type) != nil
    case .parameter: !isData(value.type)
    case .function, .container, .handle, .request, .listMethod, .optionalMethod: true
    }
  }

  private func changesSomething(_ closure: ClosureValue) -> Bool {
    if let known = calls.changingClosures[closure.place] { return known }
    var changes = false
    Walk.statements(closure.closure.body) { if ChangedNames.target(of: $0) != nil { changes = true } }
    calls.changingClosures[closure.place] = changes
    return changes
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

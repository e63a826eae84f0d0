import Model

/// Functions that are handed over by their names, as `Detail.view`.
extension Evaluator {
  /// How well such a function, or the best of those that bear the name, takes and answers what is wanted; nil where that is plainly impossible.
  func fit(_ function: FunctionValue, _ wanted: TypeName) -> Int? {
    guard case .function(let given, let result) = wanted.unwrapped, !given.contains(where: \.isPack), !function.candidates.isEmpty
    else { return 2 }
    return function.candidates.compactMap { candidate in
      var one = function
      one.candidates = [candidate]
      guard case .function(let taken, let answered)? = functionType(one) else { return 2 }
      if let object = function.unapplied { return fit([object], .function(taken, answered), given, result) }
      return fit(taken, answered, given, result)
    }.max()
  }

  private func fit(_ taken: [TypeName], _ answered: TypeName, _ given: [TypeName], _ result: TypeName) -> Int? {
    guard mayConvert(answered, to: result) else { return nil }
    if given == [.void], taken.isEmpty { return 2 }
    // A function of several things may take a tuple of them.
    if given.count == 1, taken.count > 1 { return given[0].isOpen || given[0].isPartlyUnknown ? 1 : nil }
    return taken.count == given.count && zip(given, taken).allSatisfy { mayConvert($0, to: $1) } ? 2 : nil
  }
}

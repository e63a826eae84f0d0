import Model

extension Evaluator {
  /// Matches labels as Swift does: in order, skipping parameters with a default; a free trailing closure takes the next
  /// parameter that is a function, be it by another name that the program has for its type.
  func match(_ parameters: [Parameter], _ given: [Given], in scope: Scope? = nil) -> [Int: [Int]]? {
    func takesFunction(_ parameter: Parameter) -> Bool {
      guard let written = parameter.type else { return true }
      // What may be kept is a function, whatever its type is called; of what is not looked up at all only the name tells.
      if isFunction(written) || parameter.isEscaping { return true }
      guard let type = scope.map({ symbols.resolve(written, in: $0) }) else { return written.baseName == "Maker" }
      return isFunction(type) || parameter.defaultValue == nil && isFromOutside(type, scope?.file)
    }
    /// A trailing closure belongs to a later parameter that has no default.
    func needsFunction(_ parameter: Parameter) -> Bool {
      parameter.defaultValue == nil && parameter.type != nil && takesFunction(parameter)
    }
    var taken: [Int: [Int]] = [:]
    var next = 0
    for (index, parameter) in parameters.enumerated() {
      if next < given.count {
        let argument = given[next]
        let isFree = argument.isTrailing && argument.label == nil && !parameter.isAutoclosure
        let fits =
          isFree
          ? takesFunction(parameter) || parameter.type?.baseName?.count == 1
          : argument.label == parameter.label
        if fits, !(isFree && parameter.defaultValue != nil && parameters[(index + 1)...].contains(where: needsFunction)) {
          taken[index] = [next]
          next += 1
          while parameter.isVariadic, next < given.count, given[next].label == nil, !given[next].isTrailing {
            taken[index]?.append(next)
            next += 1
          }
          continue
        }
      }
      if parameter.defaultValue == nil, !parameter.isVariadic { return nil }
    }
    return next == given.count ? taken : nil
  }

  /// Whether a type of a parameter is declared where nobody looks: it may be another name for anything, a function too. Interfaces say all of
  /// theirs.
  func isFromOutside(_ type: TypeName, _ file: Int?) -> Bool {
    guard case .nominal(let parts) = type.unwrapped else { return false }
    if let file, symbols.vocabulary(ofFile: file) != nil { return false }
    return symbols.isUndeclared(type.unwrapped) && !(parts.count == 1 && OutsideInitializer.plainTypes.contains(parts[0].name))
  }
}

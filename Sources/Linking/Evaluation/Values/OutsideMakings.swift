import Model

/// What a call of a capital name answers that nobody here declares: an object of a type of that name, as a rule.
extension Evaluator {
  func madeOutside(_ type: TypeName, _ given: [(label: String?, value: Value)]) -> TypeName {
    guard case .nominal(let parts) = type, parts.count == 1, parts[0].arguments.isEmpty else { return type }
    return OutsideInitializer.answer(parts[0].name, given.first?.label, given.first.map { isText($0.value.type) } ?? false)
      ?? type
  }

  /// An enumeration's `init(rawValue:)`, which nobody writes, answers nil where no case has the value.
  func orNothing(_ made: Value, _ given: [Given]) -> Value {
    let declarations = made.type.key.flatMap { symbols.types[$0] }?.declarations ?? []
    let isOfCases = declarations.contains { symbols.declaration($0).kind == .enum }
    return isOfCases && given.count == 1 && given[0].label == "rawValue" ? asOptional(made) : made
  }

  /// Whether only the name of a call outside the sources, or of a static there, tells of which type a value is.
  func isGuessed(_ value: Value) -> Bool {
    guard value.at != nil || value.isForeign, isOutside(value.type), let name = value.type.baseName else { return false }
    return !isSystems(value.type) && !OutsideInitializer.plainTypes.contains(name)
  }
}

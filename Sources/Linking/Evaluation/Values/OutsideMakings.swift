import Model

/// What a call of a capital name answers that nobody here declares: an object of a type of that name, as a rule.
extension Evaluator {
  func madeOutside(_ type: TypeName, _ given: [(label: String?, value: Value)]) -> TypeName {
    guard case .nominal(let parts) = type, parts.count == 1, parts[0].arguments.isEmpty else { return type }
    return OutsideInitializer.answer(parts[0].name, given.first?.label, given.first.map { isText($0.value.type) } ?? false)
      ?? type
  }

  /// Whether only the name of a call outside the sources, or of a static there, tells of which type a value is.
  func isGuessed(_ value: Value) -> Bool {
    guard value.at != nil || value.isForeign, isOutside(value.type), let name = value.type.baseName else { return false }
    return !isSystems(value.type) && !OutsideInitializer.plainTypes.contains(name)
  }
}

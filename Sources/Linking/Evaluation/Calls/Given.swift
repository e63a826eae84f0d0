import Model

/// An argument whose value is found when the parameter it meets is known.
struct Given {
  var label: String?
  var isTrailing: Bool
  var expression: Expression?
  var value: Value?
}

import Model

/// What tells that a file was written for Swift 2 or before: forms that no later compiler takes.
extension Reader {
  /// Functions of the system that became properties in Swift 3.
  private static let formerFunctions: [String: Set<String>] = [
    "NSBundle": ["mainBundle"],
    "NSFileManager": ["defaultManager"],
    "NSNotificationCenter": ["defaultCenter"],
    "NSUserDefaults": ["standardUserDefaults"],
    "UIApplication": ["sharedApplication"],
    "UIDevice": ["currentDevice"],
    "UIScreen": ["mainScreen"],
  ]

  /// `UIScreen.mainScreen()`, or an override that hands its first argument on without the label that its own parameter has.
  func isOldCall(_ callee: Expression, _ arguments: [Argument]) -> Bool {
    guard case .member(let base?, let name, _, _) = callee.form, case .name(let owner, _) = base.form else { return false }
    guard owner == "super" else { return arguments.isEmpty && Self.formerFunctions[owner]?.contains(name) == true }
    guard let parent, let first = arguments.first, first.label == nil, !first.isTrailing else { return false }
    let around = declarations[parent]
    return around.kind == .function && around.name == name && around.modifiers.contains("override")
      && around.parameters.first?.label != nil
  }
}

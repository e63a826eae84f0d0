import Model

extension [Hazard] {
  /// Legal forms that go wrong.
  static let swinject: [Hazard] = [
    Hazard(
      id: "swinject-unseen-setup", sign: .unseenHook, severity: .warning,
      summary: "a storyboard's `setup` is not visible to Objective-C, so nobody calls it",
      explanation: """
        SwinjectStoryboard asks the Objective-C runtime whether its class has a method `setup`, and calls it before the first \
        storyboard is made. Since Swift 4 a method of an extension is visible there only with `@objc`. Without it nothing is \
        registered, and controllers come up empty.

        Write `@objc` in front of it.
        """,
      message: "`{name}` has no `@objc`, so the storyboards never call it",
      cure: "write `@objc class func {name}()`")
  ]
}

extension CodeTool {
  /// Nothing is written for Swinject; what its add-on finds by name alone is looked at.
  static let swinject = CodeTool(words: []) { digest in
    var output = Output()
    for declaration in digest.declarations where declaration.kind == .function && declaration.name == "setup" {
      guard let outer = declaration.parent.map({ digest.declarations[$0] }), outer.kind == .extension,
        outer.type?.baseName == "SwinjectStoryboard", declaration.isStatic, declaration.parameters.isEmpty
      else { continue }
      let attributes = declaration.attributes + outer.attributes
      if attributes.contains(where: { $0.name.baseName == "objc" || $0.name.baseName == "objcMembers" }) { continue }
      output.complaints.append(Complaint(.unseenHook, words: ["name": "setup"], at: declaration.at))
    }
    return output
  }
}

import Model

extension KnitChain {
  /// Why the tool refuses it, to go on after "this registration"; nil where it takes it.
  func refusal(isElse: Bool, isNested: Bool, kind: String) -> (how: String, at: Position)? {
    let register = registers[0]
    if isElse { return ("stands in an `#else`", register.at) }
    if isNested { return ("stands in an `#if` within another", register.at) }
    if registers.count > 1 { return ("is one of two in a chain", registers[1].at) }
    if kind == "AbstractAssembly", register.name == "register" {
      return ("makes something, and an `AbstractAssembly` may only demand it: `registerAbstract`", register.at)
    }
    if kind != "AbstractAssembly", register.name == "registerAbstract" {
      return ("demands something, which only an `AbstractAssembly` may", register.at)
    }
    for link in links where link.service != nil && (link.name == "implements" || link.name == register.name) {
      if link.nameText.isWritten, link.nameText.text == nil { return ("has a name that is no plain text", link.at) }
    }
    let handed = register.handedOver
    if !handed.isEmpty, handed.allSatisfy({ $0.type == nil }) {
      return ("takes arguments without types: write `{ (resolver: …, argument: …) in`", register.at)
    }
    if let untyped = handed.first(where: { $0.type == nil }) {
      return ("takes `\(untyped.label)` without a type", register.at)
    }
    return nil
  }
}

import Model

/// Tells whether two values are the same, wherever they are handed to. What sees names around it is the same only as itself.
struct ValueComparison {
  /// What a container is asked for, and registrations, are the same where they came about in the same way. Where that is being written
  /// down, each is another, since whoever is handed it says more of it.
  let tellsRecordsApart: Bool

  func areSame(_ a: Value?, _ b: Value?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return a.type == b.type && a.exact == b.exact && a.born == b.born && a.object == b.object
      && (a.isKept, a.isDefault, a.isForeign, a.isTypeByCustom, a.isEither, a.isWhole)
        == (b.isKept, b.isDefault, b.isForeign, b.isTypeByCustom, b.isEither, b.isWhole)
      && areSame(a.form, b.form) && haveSameDetails(a, b)
  }

  private func haveSameDetails(_ a: Value, _ b: Value) -> Bool {
    if a.details == nil && b.details == nil { return true }
    return (a.at, a.handedAt, a.unreadReason, a.build, a.under, a.keptIn)
      == (b.at, b.handedAt, b.unreadReason, b.build, b.under, b.keptIn)
      && areSame(a.payload, b.payload) && a.absentWith.elementsEqual(b.absentWith, by: areSame)
  }

  private func areSame(_ a: [Value], _ b: [Value]) -> Bool { a.elementsEqual(b) { self.areSame($0, $1) } }

  private func areSame(_ a: [(label: String?, value: Value)], _ b: [(label: String?, value: Value)]) -> Bool {
    a.elementsEqual(b) { $0.label == $1.label && areSame($0.value, $1.value) }
  }

  private func areSame(_ a: Value.Form, _ b: Value.Form) -> Bool {
    switch (a, b) {
    case (.plain, .plain), (.null, .null), (.parameter, .parameter): true
    case (.metatype(let a), .metatype(let b)): a == b
    case (.text(let a), .text(let b)), (.constant(let a), .constant(let b)): a == b
    case (.truth(let a), .truth(let b)): a == b
    case (.container(let a), .container(let b)): a == b
    case (.keyPath(let root, let names), .keyPath(let other, let others)): root == other && names == others
    case (.list(let a, let isComplete), .list(let b, let isAlso)): isComplete == isAlso && areSame(a, b)
    case (.choice(let a), .choice(let b)): areSame(a, b)
    case (.tuple(let a), .tuple(let b)): areSame(a, b)
    case (.closure(let a), .closure(let b)): a === b
    case (.object(let a), .object(let b)): a === b
    case (.handle(let a), .handle(let b)): areSame(a, b)
    case (.request(let a), .request(let b)): areSame(a, b)
    default: false
    }
  }

  private func areSame(_ a: RequestRecord, _ b: RequestRecord) -> Bool {
    if a === b { return true }
    return !tellsRecordsApart && (a.serial, a.born, a.container) == (b.serial, b.born, b.container)
      && (a.expected, a.name, a.answersOptional, a.isOpen) == (b.expected, b.name, b.answersOptional, b.isOpen)
  }

  private func areSame(_ a: RegistrationRecord, _ b: RegistrationRecord) -> Bool {
    a === b || !tellsRecordsApart && (a.serial, a.container, a.isOpen) == (b.serial, b.container, b.isOpen)
  }
}

import Model

extension Evaluator {
  /// `$name`: what a framework's wrapper gives beside the value that it wraps, where the framework says what that is.
  func projection(_ name: String, of receiver: Value, _ frame: Frame) -> Value? {
    guard name.first == "$", let member = property(String(name.dropFirst()), of: receiver), member.id.file < symbols.appFiles
    else { return nil }
    let scope = Scope(file: member.id.file, declaration: member.id, generics: member.generics)
    guard let wrapper = wrapper(symbols.declaration(member.id).attributes, in: scope), wrapper.symbol.vocabulary != nil,
      let projected = property("projectedValue", of: Value(type: wrapper.symbol.nominal)),
      symbols.declaration(projected.id).body != nil
    else { return nil }
    // What the wrapper asks for, it asks for where it is worn.
    let start = recording.requests.count
    defer { recording.requests.removeSubrange(start...) }
    let fields = Fields()
    let own = Frame(scope: scope, function: nil, receiver: nil, depth: frame.depth)
    let type = symbols.declaration(member.id).type.map { symbols.resolve($0, in: scope) }
    let worn = make(wrapper, type, nil, fields, own, Environment(parent: nil))
    let object = Value(.object(fields), type: worn.type, born: frame.depth)
    return propertyValue(Member(id: projected.id, generics: worn.generics), of: object, frame)
  }
}

import Model

extension Evaluator {
  /// `T.method`: the function that an object of `T` still has to be handed to.
  func unapplied(_ name: String, _ labels: [String]?, of type: TypeName, _ frame: Frame) -> Value? {
    var members = symbols.members(of: type, named: name)
    if let labels { members = members.filter { symbols.declaration($0.id).parameters.map { $0.label ?? "_" } == labels } }
    guard !members.isEmpty, members.allSatisfy({ symbols.declaration($0.id).kind == .function }) else { return nil }
    var function = FunctionValue(candidates: members.map { Overload(id: $0.id, generics: $0.generics) }, receiver: nil)
    if members.allSatisfy({ !symbols.declaration($0.id).isStatic }) { function.unapplied = type }
    return Value(.function(function), born: frame.depth)
  }

  /// `T.method(object)`: the method of that object, which may have one of its own; nil where it is no such call.
  func method(_ function: FunctionValue, handed given: [Given], _ frame: Frame, _ environment: Environment) -> Value? {
    guard let type = function.unapplied, given.count == 1, given[0].label == nil, !given[0].isTrailing else { return nil }
    let object = value(of: given[0], expecting: type, frame, environment)
    let meant = function.candidates.map { candidate in symbols.declaration(candidate.id) }
    if let name = meant.first?.name, case .function(var own)? = member(name, of: object, nil, frame)?.form {
      own.candidates = own.candidates.filter { candidate in
        let labels = symbols.declaration(candidate.id).parameters.map(\.label)
        return meant.contains { $0.parameters.map(\.label) == labels }
      }
      if !own.candidates.isEmpty { return Value(.function(own), born: frame.depth) }
    }
    var method = FunctionValue(candidates: function.candidates, receiver: object)
    method.isOneOfSeveral = function.isOneOfSeveral
    return Value(.function(method), born: frame.depth)
  }
}

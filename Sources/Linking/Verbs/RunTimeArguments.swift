import Model

extension Evaluator {
  /// What a maker takes beside what the framework hands it: arguments that whoever asks must bring. Their types count as far as
  /// they are written.
  func arguments(of maker: Value, after handed: Int, _ record: RegistrationRecord) -> [Value] {
    var types = Array(parameterTypes(maker).dropFirst(handed))
    // `(()) -> T` takes nothing: a closure without parameters may stand for it, and nobody hands anything over.
    if handed == 0, types == [.void] { types = [] }
    record.arguments = types
    return types.enumerated().map { number, type in
      let request = RequestRecord(
        container: record.container, vocabulary: record.vocabulary, context: context, phase: .eager, born: maker.born,
        serial: recordNumber())
      (request.isArgument, request.argument) = (true, "\(number)")
      record.taken.append(request)
      if type != .unknown { request.expected = type }
      return Value(.request(request), type: type, born: maker.born)
    }
  }

  /// What a maker does with an argument of which it does not write the type tells that, as it tells the compiler: the first parameter or
  /// property into which it goes is of that type.
  func learnArguments(of maker: Value, _ taken: [Value], _ record: RegistrationRecord) {
    guard case .closure(let closure) = maker.form else { return }
    let written = closure.closure.parameters
    let handed = max(written.count, closure.closure.shorthand, closure.parameterTypes.count) - taken.count
    for (index, value) in taken.enumerated() where record.arguments[index] == .unknown {
      // What is written as anything is that, whatever it is cast to.
      if written.indices.contains(handed + index), written[handed + index].type != nil { continue }
      guard case .request(let request) = value.form, let type = request.expected, !request.isOpen else { continue }
      record.arguments[index] = known(type)
    }
  }

  private func parameterTypes(_ maker: Value) -> [TypeName] {
    switch maker.form {
    case .closure(let closure):
      let written = closure.closure.parameters
      let count = max(written.count, closure.closure.shorthand, closure.parameterTypes.count)
      return (0..<count).map { index in
        let type = index < written.count ? written[index].type.map { symbols.resolve($0, in: closure.frame.scope) } : nil
        return known(type ?? (index < closure.parameterTypes.count ? closure.parameterTypes[index] : .unknown))
      }
    case .function(let function):
      // What Swift writes takes a structure's properties.
      if function.candidates.isEmpty, let type = function.constructs {
        return memberwise(type).map { known($0.type ?? .unknown) }
      }
      if case .function(let parameters, _)? = functionType(function) { return parameters.map(known) }
      return []
    default:
      if case .function(let parameters, _) = maker.type.unwrapped { return parameters.map(known) }
      return []
    }
  }

  /// What is handed over as anything may be of any type.
  private func known(_ type: TypeName) -> TypeName { type.isOpen || type.isNamed("Any") ? .unknown : type }

  /// A tuple stands for the arguments of a call: `(T.self, name: "n")`. A tuple needs no labels to be one that has them, so that the first
  /// part is what is asked for, whatever it is called; a text behind it is the name, and any other is the argument.
  func spread(_ arguments: VerbArguments) -> VerbArguments {
    guard case .tuple(let parts)? = arguments.free.first?.form else { return arguments }
    var spread = arguments
    spread.free = parts.first.map { [$0.value] } ?? []
    for (label, value) in parts.dropFirst() {
      if let label {
        spread.labelled[label] = value
      } else if spread.labelled["name"] == nil, isText(value.type) {
        spread.labelled["name"] = value
      } else if case .tuple = value.form {
        spread.labelled["arguments"] = value
      } else {
        spread.labelled["argument"] = value
      }
    }
    if let single = spread.labelled.removeValue(forKey: "argument") {
      spread.labelled["arguments"] = Value(.list([single], isComplete: true))
    }
    return spread
  }

  /// Whether a request brings a tuple of which it is not even known how many arguments are in it.
  func hasUnknownTuple(_ arguments: VerbArguments) -> Bool {
    guard let value = arguments.labelled["arguments"] else { return false }
    switch value.form {
    case .list, .tuple: return false
    default: return value.type == .unknown || value.type.isOpen
    }
  }

  /// The static types of the arguments that a request brings.
  func argumentTypes(_ arguments: VerbArguments) -> [TypeName] {
    switch arguments.labelled["arguments"]?.form {
    case nil: []
    case .list(let values, _)?: values.map(argumentType)
    case .tuple(let values)?: values.map { argumentType($0.value) }
    default:
      if case .tuple(let types)? = arguments.labelled["arguments"]?.type { types.map(known) } else { [.unknown] }
    }
  }

  private func argumentType(_ value: Value) -> TypeName {
    let type = known(value.type)
    if isGuessed(value) { recording.guessedTypes.insert(type) }
    return type
  }
}

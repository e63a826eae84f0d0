import Model

extension Evaluator {
  /// `__mark("word")` on a registration: priority and the like.
  func mark(_ arguments: VerbArguments, _ handle: Value) {
    guard case .handle(let record) = handle.form, let mark = RegistrationMark(rawValue: arguments.word(0)) else { return }
    switch mark {
    case .default: record.provider.priority = .default
    case .test: record.provider.priority = .test
    case .entry: record.provider.isEntry = true
    case .unused: record.provider.mayBeUnused = true
    case .made: record.provider.hasMaker = true
    case .collected: record.provider.isCollected = true
    case .elsewhere: record.provider.isMadeElsewhere = true
    case .own:
      record.keepsOwnType = true
      if let own = record.ownKey, !record.provider.keys.contains(own) { record.provider.keys.append(own) }
    }
  }

  /// `__many(x)`, `__tagged(x, tags)`, `__argument(x)`: what a request asks for is changed.
  func adjust(_ verb: Verb, _ arguments: VerbArguments) -> Value {
    guard let value = arguments.free.first, case .request(let request) = value.form else {
      return arguments.free.first ?? Value()
    }
    switch verb {
    case .many:
      request.isMany = true
      if let known = request.expected, known.unwrapped.element == nil { request.expected = .array(known) }
    case .tagged: request.tags += types(arguments.labelled["tag"]).types
    default:
      request.isArgument = true
      request.isLeftToAsker = true
    }
    return Value(.request(request), type: request.expected ?? .unknown, born: value.born)
  }
}

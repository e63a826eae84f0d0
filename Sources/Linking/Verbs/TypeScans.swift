import Model

extension Evaluator {
  /// `__scan(shape, marker: …, by: predicate, in: bundle)`: every class of the program that has the shape and the marker among
  /// its ancestors and that the predicate takes.
  func scan(_ arguments: VerbArguments, _ vocabulary: Int, _ frame: Frame, _ environment: Environment) -> Value {
    guard let shape = metatype(arguments.free.first), let marker = metatype(arguments.labelled["marker"]) else { return Value() }
    var found: [Value] = []
    // Whether the scan takes these is not to be told: their registrations are there, as alternatives.
    var doubtful: [Value] = []
    let bundle = bundle(arguments.labelled["in"])
    if bundle == .unknown { note(.include, "the bundle of the scan cannot be told from the source") }
    for key in symbols.types.keys.sorted() {
      guard let symbol = symbols.types[key], symbol.vocabulary == nil, !symbol.isExternal, isClass(symbol) else { continue }
      let type = symbol.nominal
      let levels = symbols.levels(of: type)
      guard levels.contains(where: { $0.symbol.key == shape.key }), levels.contains(where: { $0.symbol.key == marker.key }) else {
        continue
      }
      if case .target(let target) = bundle, let id = symbol.declarations.first, symbols.targetOfFile[id.file] != target {
        continue
      }
      let value = arguments.truth("types") ? Value(.metatype(type), type: .metatype(type)) : Value(type: type)
      switch takes(arguments.labelled["by"], symbol, type, frame, environment) {
      case true? where bundle == .unknown: doubtful.append(value)
      case true?: found.append(value)
      case false?: continue
      case nil:
        note(.include, "the scan's predicate is more than a test of the name or the type")
        doubtful.append(value)
      }
    }
    if !doubtful.isEmpty { found.append(Value(.choice(doubtful), type: arguments.truth("types") ? .metatype(shape) : shape)) }
    return Value(.list(found, isComplete: true), type: .array(shape), born: frame.depth)
  }

  func isClass(_ symbol: TypeSymbol) -> Bool { symbol.declarations.contains { symbols.declaration($0).kind == .class } }

  /// Whether a predicate takes a class; nil where that cannot be told.
  private func takes(
    _ predicate: Value?, _ symbol: TypeSymbol, _ type: TypeName, _ frame: Frame, _ environment: Environment
  ) -> Bool? {
    guard let predicate else { return true }
    switch predicate.form {
    case .null: return true
    case .choice(let values):
      let answers = values.map { takes($0, symbol, type, frame, environment) }
      return answers.contains(nil) || Set(answers).count > 1 ? nil : answers.first ?? nil
    case .tuple(let parts):
      guard let part = parts.first else { return nil }
      let subject =
        part.label == "name"
        ? Value(.text(symbol.path.last ?? ""), type: .named("String")) : Value(.metatype(type), type: .metatype(type))
      let answer = apply(part.value, [Given(label: nil, isTrailing: false, value: subject)], nil, nil, frame, environment)
      if case .truth(let truth) = answer.form { return truth }
      return nil
    default: return nil
    }
  }

  private enum Bundle: Equatable {
    case any
    case target(Int)
    case unknown
  }

  /// A bundle stands for the build target of the class that names it.
  private func bundle(_ value: Value?) -> Bundle {
    switch value?.form {
    case nil, .null?: return .any
    case .metatype(let type)?:
      guard let id = type.key.flatMap({ symbols.types[$0] })?.declarations.first else { return .unknown }
      return symbols.targetOfFile[id.file].map { .target($0) } ?? .unknown
    default: return .unknown
    }
  }
}

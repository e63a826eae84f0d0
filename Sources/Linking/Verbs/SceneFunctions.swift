import Model

/// What a framework does with each object that a storyboard makes of a type that conforms to its protocol.
extension Evaluator {
  /// Runs each function of a framework's protocol that is marked `@scene("property")`, once for each scene of a type of the program that conforms
  /// and on whose object the storyboard sets that property, as if the storyboard called it with what it sets.
  func runForScenes() {
    for function in program.sceneFunctions {
      guard let key = symbols.enclosingType(function), let setting = settingOfScenes(function) else { continue }
      let types = symbols.descendants(of: key).sorted().compactMap { symbols.types[$0] }.filter { !$0.isProtocol }
      if let gap = program.scenesGap, let first = types.compactMap({ $0.declarations.min() }).min() {
        note(.need, "what storyboards make, and containers fill, is not known: \(gap)", at: symbols.location(of: first))
      }
      var named: [String: [TypeSymbol]] = [:]
      for type in types { for name in sceneNames(of: type.nominal) { named[name, default: []].append(type) } }
      for file in program.scenes {
        for scene in file.scenes where scene.settings[setting] != nil || scene.cleared.contains(setting) {
          // Of several classes of one name the storyboard's module decides, which is not known.
          guard let type = named[scene.type], type.count == 1 else { continue }
          run(function, for: type[0], scene, setting, at: Location(file.file, scene.at))
        }
      }
    }
  }

  private func run(_ function: DeclarationID, for type: TypeSymbol, _ scene: Scene, _ setting: String, at place: Location) {
    guard let vocabulary = symbols.vocabulary(ofFile: function.file), let declaration = type.declarations.min(),
      holds(conditions(declaration))
    else { return }
    let receiver = Value(type: type.nominal, born: 0)
    let text = scene.settings[setting]
    // What the framework makes of the text is its own type.
    let handed = Value(text.map { .text($0) } ?? .null, born: 0)
    let name = place.file.split(separator: "/").last.map(String.init) ?? place.file
    var start = Context(
      asker: .code(name), sites: [place], functions: [nil], condition: simplified(conditions(declaration)),
      target: symbols.targetOfFile[declaration.file])
    start.serving = recording.serving(
      Serving(type: type.nominal, name: text, isKnown: true, setting: nil, vocabulary: vocabulary, at: place, isScene: true))
    with({ $0 = start }) {
      let frame = Frame(scope: Scope(file: function.file, declaration: function), function: nil, receiver: receiver, depth: 0)
      let called = FunctionValue(candidates: [Overload(id: function, generics: [:])], receiver: receiver)
      settle(invoke(called, [Given(label: nil, isTrailing: false, value: handed)], nil, frame, Environment(parent: nil)))
    }
  }

  /// The property of which the function hears.
  private func settingOfScenes(_ function: DeclarationID) -> String? {
    for attribute in symbols.declaration(function).attributes where attribute.name.isNamed("scene") {
      if case .string(let text?)? = attribute.arguments?.first?.value.form { return text }
    }
    return nil
  }

  /// `__among(containers)`: the only one of these, or any of the framework where there may be several.
  func among(_ arguments: VerbArguments, _ vocabulary: Int) -> Value {
    var given = arguments.free.first ?? Value()
    if case .list(let values, let isWhole) = given.form, isWhole, values.count == 1 { given = values[0] }
    if case .container(.exact) = given.form { return given }
    return Value(.container(.ambient(vocabulary)), type: given.type.element ?? given.type, born: given.born)
  }
}

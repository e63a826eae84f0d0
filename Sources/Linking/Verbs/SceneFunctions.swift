import Model

/// What a framework does with each object that a storyboard makes of a type that conforms to its protocol.
extension Evaluator {
  /// Runs each function of a framework's protocol that is marked `@scene("property")`, once for each scene of a type of the program that conforms
  /// and on whose object the storyboard sets that property, as if the storyboard called it with what it sets.
  func runForScenes() {
    for function in program.sceneFunctions {
      guard let setting = settingOfScenes(function) else { continue }
      let types = typesWithScenes(function)
      if let gap = program.scenesGap, let first = types.compactMap({ $0.declarations.min() }).min() {
        note(.need, "what storyboards make, and containers fill, is not known: \(gap)", at: symbols.location(of: first))
      }
      for (type, scenes) in scenes(of: types) {
        for made in scenes where made.scene.sets(setting) { run(function, for: type, made.scene, setting, at: made.at) }
      }
    }
  }

  private func typesWithScenes(_ function: DeclarationID) -> [TypeSymbol] {
    guard let key = symbols.enclosingType(function) else { return [] }
    return symbols.descendants(of: key).sorted().compactMap { symbols.types[$0] }.filter { !$0.isProtocol }
  }

  /// The scenes of each type, in their order. Of several classes of one name the storyboard's module decides, which is not known.
  private func scenes(of types: [TypeSymbol]) -> [(type: TypeSymbol, scenes: [MadeScene])] {
    var named: [String: [Int]] = [:]
    for (index, type) in types.enumerated() {
      for name in sceneNames(of: type.nominal) { named[name, default: []].append(index) }
    }
    var found: [Int: [MadeScene]] = [:]
    for file in program.scenes {
      for scene in file.scenes {
        guard let type = named[scene.type], type.count == 1 else { continue }
        found[type[0], default: []].append(MadeScene(scene: scene, at: Location(file.file, scene.at)))
      }
    }
    return found.sorted { $0.key < $1.key }.map { (types[$0.key], $0.value) }
  }

  /// Types that the program makes conform, and of whose scenes none sets the property, where the framework demands it: nothing ever fills
  /// their objects, unless some code does. `@scene("property", demanded: true, but: "Class")`: not of classes below that one.
  func draftUnsetScenes(_ draft: inout Draft) {
    guard program.scenesGap == nil else { return }
    for function in program.sceneFunctions {
      guard let setting = settingOfScenes(function), let key = symbols.enclosingType(function),
        let vocabulary = symbols.vocabulary(ofFile: function.file),
        case .boolean(true)? = sceneMark(function, "demanded")
      else { continue }
      let unset = scenes(of: typesWithScenes(function)).filter { !$0.scenes.contains { $0.scene.sets(setting) } }
      guard !unset.isEmpty, !isDoneByHand(setting, key) else { continue }
      let asked = Set(recording.requests.compactMap(\.expected))
      for (type, scenes) in unset where !asked.contains(type.nominal) && !isBelow(sceneMark(function, "but"), type) {
        // One that a class above makes conform may have no need of it.
        guard let place = type.declarations.filter({ names(key, after: $0) }).min() else { continue }
        let words = ["type": type.nominal.baseName ?? type.key, "name": setting]
        draft.hazardOccurrences += scenes.map { made in
          HazardOccurrence(
            .unsetScene, framework: symbols.vocabularies[vocabulary].framework, words: words,
            related: [Finding.Note("it conforms here", at: symbols.location(of: place))], at: made.at)
        }
      }
    }
  }

  /// Whether some code speaks of the property, or calls what the protocol demands.
  private func isDoneByHand(_ setting: String, _ key: String) -> Bool {
    let mentions = Mentions(Array(symbols.digests[..<symbols.appFiles]))
    return mentions.all.contains(setting) || symbols.types[key]?.members.keys.contains(where: mentions.called.contains) ?? true
  }

  private func isBelow(_ other: Expression.Form?, _ type: TypeSymbol) -> Bool {
    guard case .string(let name?)? = other else { return false }
    return symbols.levels(of: type.nominal).contains { $0.symbol.ancestors.contains { $0.baseName == name } }
  }

  /// Whether a declaration names the protocol, or one below it.
  private func names(_ key: String, after id: DeclarationID) -> Bool {
    let scope = Scope(file: id.file, declaration: symbols.parent(of: id))
    return symbols.declaration(id).inherits.contains { written in
      let type = symbols.resolve(written, in: scope)
      return type.key.flatMap { symbols.types[$0]?.isProtocol } ?? false && symbols.type(type, inherits: key)
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
      asker: .code(name), sites: CallPath(place), functions: [nil], condition: simplified(conditions(declaration)),
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
    guard case .string(let text?)? = sceneMark(function, nil) else { return nil }
    return text
  }

  private func sceneMark(_ function: DeclarationID, _ label: String?) -> Expression.Form? {
    let mark = symbols.declaration(function).attributes.first { $0.name.isNamed("scene") }
    return mark?.arguments?.first { $0.label == label }?.value.form
  }

  /// `__among(containers)`: the only one of these, or any of the framework where there may be several.
  func among(_ arguments: VerbArguments, _ vocabulary: Int) -> Value {
    var given = arguments.free.first ?? Value()
    if case .list(let values, let isWhole) = given.form, isWhole, values.count == 1 { given = values[0] }
    if case .container(.exact) = given.form { return given }
    return Value(.container(.ambient(vocabulary)), type: given.type.element ?? given.type, born: given.born)
  }
}

extension Scene {
  /// Whether the storyboard sets a property of its object, be it to nil.
  fileprivate func sets(_ property: String) -> Bool { settings[property] != nil || cleared.contains(property) }
}

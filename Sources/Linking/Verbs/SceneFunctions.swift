import Model

/// What a framework does with each object that a storyboard or a nib makes of a type that conforms to its protocol.
extension Evaluator {
  /// Runs each function of a framework's protocol that is marked `@scene("property")`, once for each object of a type of the program that conforms
  /// and on which the storyboard or nib sets that property, as if it called it with what it sets. `@scene(of: "Class")`: once for each of a
  /// storyboard's controllers of a class below that one, whatever is set.
  func runForScenes() {
    for function in program.sceneFunctions {
      let setting = settingOfScenes(function)
      let types = typesWithScenes(function)
      if setting != nil, let gap = program.scenesGap, let first = types.compactMap({ $0.declarations.min() }).min() {
        note(.need, "what storyboards make, and containers fill, is not known: \(gap)", at: symbols.location(of: first))
      }
      for (type, scenes) in scenes(of: types) {
        for made in scenes where runs(setting, for: type, made.scene) {
          let text = setting.flatMap { made.scene.settings[$0] }
          // What the framework makes of the text is its own type.
          let handed = Given(label: nil, isTrailing: false, value: Value(text.map { .text($0) } ?? .null, born: 0))
          run(function, for: type, setting == nil ? [] : [handed], named: text, at: made.at)
        }
      }
    }
  }

  private func runs(_ setting: String?, for type: TypeSymbol, _ scene: Scene) -> Bool {
    guard let setting else { return scene.kind == .controller }
    // Of which class the object is that is only stood for, nobody can tell where there are several.
    return scene.sets(setting) && (scene.kind != .standIn || symbols.descendants(of: type.key).isEmpty)
  }

  /// The types whose objects the function is for: `of:` and `but:` name a class above them, or none of them.
  private func typesWithScenes(_ function: DeclarationID) -> [TypeSymbol] {
    guard let key = symbols.enclosingType(function) else { return [] }
    let (of, but) = (sceneMark(function, "of"), sceneMark(function, "but"))
    return symbols.descendants(of: key).sorted().compactMap { symbols.types[$0] }.filter { type in
      !type.isProtocol && (of == nil || isBelow(of, type)) && !isBelow(but, type)
    }
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
  /// their objects, unless some code does: `@scene("property", demanded: true)`.
  func draftUnsetScenes(_ draft: inout Draft) {
    guard program.scenesGap == nil else { return }
    for function in program.sceneFunctions {
      guard let setting = settingOfScenes(function), let key = symbols.enclosingType(function),
        let vocabulary = symbols.vocabulary(ofFile: function.file),
        case .boolean(true)? = sceneMark(function, "demanded")
      else { continue }
      let unset = scenes(of: typesWithScenes(function)).filter { !$0.scenes.contains { $0.scene.sets(setting) } }
        .map { ($0.type, $0.scenes.filter { $0.scene.kind != .standIn }) }
      guard !unset.isEmpty, !isDoneByHand(setting, key) else { continue }
      let asked = Set(recording.requests.compactMap(\.expected))
      for (type, scenes) in unset where !asked.contains(type.nominal) {
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

  private func run(_ function: DeclarationID, for type: TypeSymbol, _ given: [Given], named name: String?, at place: Location) {
    guard let vocabulary = symbols.vocabulary(ofFile: function.file), let declaration = type.declarations.min(),
      holds(conditions(declaration))
    else { return }
    let receiver = Value(type: type.nominal, born: 0)
    let file = place.file.split(separator: "/").last.map(String.init) ?? place.file
    var start = Context(
      asker: .code(file), sites: CallPath(place), functions: [nil], condition: simplified(conditions(declaration)),
      target: symbols.targetOfFile[declaration.file])
    start.serving = recording.serving(
      Serving(type: type.nominal, name: name, isKnown: true, setting: nil, vocabulary: vocabulary, at: place, isScene: true))
    with({ $0 = start }) {
      let frame = Frame(scope: Scope(file: function.file, declaration: function), function: nil, receiver: receiver, depth: 0)
      let called = FunctionValue(candidates: [Overload(id: function, generics: [:])], receiver: receiver)
      settle(invoke(called, given, nil, frame, Environment(parent: nil)))
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
  /// Whether a property of the object is set, be it to nil.
  fileprivate func sets(_ property: String) -> Bool { settings[property] != nil || cleared.contains(property) }
}

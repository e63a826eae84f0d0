import Model

/// A type whose objects others make, and a container fills.
struct Serving: Hashable {
  var type: TypeName
  /// The name under which it is filled; `isKnown` is false where that cannot be told.
  var name: String?
  var isKnown: Bool
  /// The property by which a scene says that name; nil where no storyboard makes such objects.
  var setting: String?
  var vocabulary: Int
  var at: Location
  /// It is a scene that asks for what fills its object. Whether it gets that nobody hears.
  var isScene = false
}

/// A function that fills objects which others make, from a container that it is handed.
struct FillingFunction {
  var id: DeclarationID
  var vocabulary: Int
}

extension Evaluator {
  /// `__serve(type, closure, [hands:], [name:], [scene:])`: an object that others make is filled by the container.
  func serve(_ arguments: VerbArguments, _ vocabulary: Int) {
    guard let type = metatype(arguments.free.first) else { return }
    let serving = record(type, arguments, vocabulary)
    guard arguments.free.count > 1, case .closure(let closure) = arguments.free[1].form else { return }
    var values: [Value] = []
    if case .list(let handed, _)? = arguments.labelled["hands"]?.form { values = handedOver(handed, nil) }
    // Who fills nothing in is not missed.
    if !closure.closure.body.isEmpty { noteFilling(by: values.first, vocabulary) }
    with({
      $0.asker = .code(type.description)
      $0.phase = .late
      $0.isConditional = false
      $0.serving = serving
    }) { settle(call(closure, values + [Value(type: type)], expecting: nil)) }
  }

  /// A function fills what others make from a container: from one that its caller hands over, or from one that is known.
  private func noteFilling(by container: Value?, _ vocabulary: Int) {
    guard let container = container.flatMap({ self.container(of: $0) }) else { return }
    let site = context.site
    calls.dependencies.effect()
    if case .parameter = container {
      if let function = context.functions.first ?? nil, context.sites.count == 1 {
        recording.fillingsLeftToCallers[site] = FillingFunction(id: function, vocabulary: vocabulary)
      }
    } else {
      recording.fillings.insert(site)
    }
  }

  private func record(_ type: TypeName, _ arguments: VerbArguments, _ vocabulary: Int) -> Int? {
    let name = name(in: arguments)
    guard !type.isOpen, name != .open else {
      counters.openings += 1
      return nil
    }
    let born = min(arguments.free.first?.born ?? .max, arguments.labelled["name"]?.born ?? .max, context.sites.count - 1)
    let serving = Serving(
      type: type, name: name.text, isKnown: name != .unknown, setting: arguments.text("scene").text, vocabulary: vocabulary,
      at: context.sites[max(born, 0)])
    return recording.serving(serving)
  }

  /// Compares what containers fill with what storyboards make. The servings of which nothing ever makes an object.
  func draftServings(_ draft: inout Draft, _ program: Program) -> Set<Int> {
    let scenes = program.scenes.flatMap { file in
      file.scenes.filter { $0.kind == .controller }.map { MadeScene(scene: $0, at: Location(file.file, $0.at)) }
    }
    let named = recording.servings.indices.filter { recording.servings[$0].setting != nil }
    if let gap = program.scenesGap, let first = named.map({ recording.servings[$0].at }).min() {
      note(.registration, "what storyboards make, and containers fill, is not known: \(gap)", at: first)
      return []
    }
    guard !scenes.isEmpty, !named.isEmpty else { return [] }
    let spoken = Mentions(program.digests)
    var dead: Set<Int> = []
    for (type, group) in Dictionary(grouping: named, by: { recording.servings[$0].type }).sorted(by: { $0.key < $1.key }) {
      let names = sceneNames(of: type)
      // A class of that name in another target may be the one that is meant.
      let isOnly = named.allSatisfy {
        recording.servings[$0].type == type || names.isDisjoint(with: sceneNames(of: recording.servings[$0].type))
      }
      guard !names.isEmpty, isOnly, let setting = recording.servings[group[0]].setting else { continue }
      let made = scenes.filter { names.contains($0.scene.type) }
      if made.isEmpty {
        if names.isDisjoint(with: spoken.called) { dead.formUnion(group) }
      } else if group.allSatisfy({ recording.servings[$0].isKnown }), !spoken.all.contains(setting) {
        let filled = Set(group.map { recording.servings[$0].name })
        let unserved = made.filter { !filled.contains($0.scene.settings[setting]) }
        draft.hazardOccurrences += unserved.map { occurrence($0, setting, group.map { recording.servings[$0] }) }
        let asked = Set(made.map { $0.scene.settings[setting] })
        if unserved.isEmpty, names.isDisjoint(with: spoken.called) {
          dead.formUnion(group.filter { !asked.contains(recording.servings[$0].name) })
        }
      }
    }
    for index in dead.sorted() {
      var found = occurrence(.servedButUnmade, recording.servings[index], at: recording.servings[index].at)
      found.words["how"] = recording.servings[index].name.map { " as \"\($0)\"" } ?? ""
      draft.hazardOccurrences.append(found)
    }
    return dead
  }

  /// A scene that nobody fills, though objects of its type are filled under other names.
  private func occurrence(_ made: MadeScene, _ setting: String, _ fillers: [Serving]) -> HazardOccurrence {
    var found = occurrence(.unservedScene, fillers[0], at: made.at)
    found.words["how"] = made.scene.settings[setting].map { "under the name \"\($0)\"" } ?? "without a name"
    let names = Set(fillers.map { $0.name.map { "under \"\($0)\"" } ?? "without a name" })
    found.words["names"] = names.sorted().joined(separator: " and ")
    found.related = Set(fillers.map(\.at)).sorted().map { Finding.Note("it is registered here", at: $0) }
    return found
  }

  /// Objects that a container only fills are asked for as if it made them, by somebody who takes nothing for an answer.
  func draftServedRequests(_ draft: inout Draft) {
    let fillers = Dictionary(
      recording.servings.filter { $0.setting != nil }.map { ($0.type, $0) }, uniquingKeysWith: { first, _ in first })
    let provided = Set(draft.registrations.flatMap(\.provider.keys).map(\.type) + draft.doubts.map(\.key.type))
    for (index, request) in draft.requests.enumerated()
    where request.need.isOptional && !provided.contains(request.need.key.type) {
      guard let serving = fillers[request.need.key.type], !provided.contains(.unknown) else { continue }
      var found = occurrence(.servedAskedFor, serving, at: request.need.at)
      found.related = [Finding.Note("it is filled here", at: serving.at)]
      draft.hazardOccurrences.append(found)
      // One finding says it all.
      draft.requests[index].need.isOptionalAnyway = false
    }
  }

  private func occurrence(_ pattern: Hazard.Pattern, _ serving: Serving, at: Location) -> HazardOccurrence {
    let name = serving.type.baseName ?? serving.type.description
    return HazardOccurrence(pattern, framework: symbols.vocabularies[serving.vocabulary].framework, words: ["type": name], at: at)
  }

  /// The names by which a storyboard may speak of a class of the program: empty for what is declared elsewhere.
  func sceneNames(of type: TypeName) -> Set<String> {
    guard let symbol = type.key.flatMap({ symbols.types[$0] }), !symbol.isExternal, symbol.vocabulary == nil,
      let name = type.baseName
    else { return [] }
    var names: Set = [name]
    for id in symbol.declarations {
      for attribute in symbols.declaration(id).attributes where attribute.name.isNamed("objc") {
        if case .name(let other, _)? = attribute.arguments?.first?.value.form { names.insert(other) }
      }
    }
    return names
  }
}

/// A scene, and where it stands.
struct MadeScene {
  var scene: Scene
  var at: Location
}

extension Recording {
  /// The number of what others make, once however often it is met.
  func serving(_ serving: Serving) -> Int {
    if let known = servings.firstIndex(of: serving) { return known }
    servings.append(serving)
    return servings.count - 1
  }
}

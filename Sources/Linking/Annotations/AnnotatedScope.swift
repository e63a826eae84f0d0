import Model

/// A type of the program that annotations make a scope of a tree.
struct AnnotatedScope {
  var id: DeclarationID
  var vocabulary: Int
  /// The full path.
  var name: String
  /// The type as annotations write it, type parameters and all.
  var type: TypeName
  var isPublic: Bool
  /// Types as which it is made besides.
  var fulfils: [TypeName] = []
  /// Whether a tree begins with it; nil where the framework lets one begin with whatever nothing makes.
  var isRoot: Bool?
  var isHandedOut = false
  /// Where it says that it stands outside every tree.
  var apart: Location?
  var entries: [Entry] = []

  /// Something that it declares under a name.
  struct Entry {
    var kind: Annotation.Target
    var name: String
    /// What is made or handed over; of a need the composition of all that is asked for.
    var type: TypeName
    var offers: [TypeName] = []
    var form = Annotation.Form.plain
    var lifetime: String?
    /// The program itself makes the object.
    var hasOwnMaker = false
    var systems: Set<String> = []
    var products: Set<String> = []
    /// The function that must be called before anybody asks for it.
    var setter: String?
    /// It may be absent.
    var isTolerated = false
    /// What its optional holds is asked for instead, which is another key to the framework's tool.
    var isHeld = false
    /// What it is another name for.
    var renames: Key?
    /// Its type letter by letter, where the framework's tool compares text.
    var spelling: String?
    /// The property's type in that text, as it is known and as it is written.
    var spelled: (type: TypeName, known: String, written: String)?
    /// It is declared by an attribute of a property.
    var isAttribute = false
    /// When it is there.
    var condition = BuildCondition.always
    /// The names of what was set on it.
    var settings: Set<String> = []
    var at: Location
  }

  func entry(_ name: String) -> Entry? { entries.first { $0.name == name } }
  var arguments: [Entry] { entries.filter { $0.kind == .argument } }
}

/// Everything that annotations say, and what is wrong with them.
struct AnnotatedProgram {
  var scopes: [AnnotatedScope] = []
  var hazardOccurrences: [HazardOccurrence] = []
  private var places: [DeclarationID: Int] = [:]

  /// Reads the annotations of all vocabularies that have such, in the order of files and places.
  init(_ symbols: Symbols) {
    for (vocabulary, words) in symbols.vocabularies.enumerated() {
      guard let grammar = words.annotations else { continue }
      for file in 0..<symbols.appFiles where words.files?.contains(symbols.digests[file].file) ?? true {
        for item in annotations(in: symbols.digests[file], grammar, words.framework).sorted(by: { $0.at < $1.at }) {
          take(item, file, vocabulary, symbols)
        }
        takeDeclarations(of: file, vocabulary, symbols)
      }
    }
    distinguish(\.systems, "os")
    distinguish(\.products, "product")
    settleSpellings()
    settleTolerated()
  }

  /// An annotation, the declaration around it, and where it stands.
  private struct Item {
    var annotation: Annotation
    var isAttribute = false
    var parent: Int?
    var at: Position
  }

  private mutating func annotations(in digest: Digest, _ grammar: AnnotationGrammar, _ framework: String) -> [Item] {
    var items: [Item] = []
    for remark in digest.remarks where remark.word == grammar.word {
      let annotation = grammar.comment(remark.text)
      if remark.form == .line {
        items.append(Item(annotation: annotation, parent: remark.parent, at: remark.at))
        continue
      }
      // What is no annotation anywhere is a comment like others.
      if case .unreadable = annotation { continue }
      let how =
        switch remark.form {
        case .trailing: "stands behind code"
        case .documentation: "is a documentation comment"
        default: "is a block comment"
        }
      hazardOccurrences.append(
        HazardOccurrence(
          .unseenAnnotation, framework: framework, words: ["text": "\(remark.word): \(remark.text)", "how": how],
          at: Location(digest.file, remark.at)))
    }
    for declaration in digest.declarations {
      for attribute in declaration.attributes {
        for annotation in grammar.attribute(attribute, declaration) ?? [] {
          items.append(Item(annotation: annotation, isAttribute: true, parent: declaration.parent, at: attribute.at))
        }
      }
    }
    return items
  }

  private mutating func take(_ item: Item, _ file: Int, _ vocabulary: Int, _ symbols: Symbols) {
    if case .nothing = item.annotation { return }
    let framework = symbols.vocabularies[vocabulary].framework
    let at = Location(symbols.digests[file].file, item.at)
    if case .unreadable(let how) = item.annotation {
      hazardOccurrences.append(HazardOccurrence(.unreadableAnnotation, framework: framework, words: ["how": how], at: at))
      return
    }
    var around = item.parent.map { DeclarationID(file: file, index: $0) }
    while let id = around, ![.class, .struct].contains(symbols.declaration(id).kind) { around = symbols.parent(of: id) }
    guard let id = around, let key = symbols.typeOf[id], let symbol = symbols.types[key] else {
      hazardOccurrences.append(HazardOccurrence(.strayAnnotation, framework: framework, at: at))
      return
    }
    let place = self.place(of: id, symbol, vocabulary, symbols)
    if let how = scopes[place].add(item.annotation, isAttribute: item.isAttribute, at: at) {
      let pattern: Hazard.Pattern = how.isEmpty ? .nameTwice : .unreadableAnnotation
      hazardOccurrences.append(
        HazardOccurrence(
          pattern, framework: framework, words: ["how": how, "name": item.annotation.name ?? "", "group": scopes[place].name],
          related: pattern == .nameTwice
            ? scopes[place].entry(item.annotation.name ?? "").map { [Finding.Note("it is declared here", at: $0.at)] } ?? [] : [],
          at: at))
    }
  }

  private mutating func place(of id: DeclarationID, _ symbol: TypeSymbol, _ vocabulary: Int, _ symbols: Symbols) -> Int {
    if let known = places[id] { return known }
    let declaration = symbols.declaration(id)
    var parts = symbol.path.map { TypePart($0) }
    parts[parts.count - 1].arguments = declaration.generics.map { .named($0.name) }
    places[id] = scopes.count
    scopes.append(
      AnnotatedScope(
        id: id, vocabulary: vocabulary, name: symbol.key, type: .nominal(parts),
        isPublic: declaration.modifiers.contains("public")))
    return scopes.count - 1
  }

  /// Turns lists of systems or products into conditions. Whoever is there in all that are named anywhere is always there.
  private mutating func distinguish(_ list: KeyPath<AnnotatedScope.Entry, Set<String>>, _ kind: String) {
    let all = scopes.reduce(into: Set<String>()) { all, scope in
      for entry in scope.entries { all.formUnion(entry[keyPath: list]) }
    }
    for scope in scopes.indices {
      for entry in scopes[scope].entries.indices {
        let own = scopes[scope].entries[entry][keyPath: list]
        guard !own.isEmpty, own != all else { continue }
        let tests = own.sorted().map { BuildCondition.test("\(kind)(\($0))") }
        let condition = tests.count == 1 ? tests[0] : .any(tests)
        scopes[scope].entries[entry].condition = scopes[scope].entries[entry].condition.and(condition)
      }
    }
  }
}

extension Annotation {
  /// The name that it declares.
  var name: String? {
    switch self {
    case .provides(let name, _, _, _), .needs(let name, _, _), .takes(let name, _),
      .renames(let name, _, _):
      name
    case .sets(let name, _): name
    case .nothing, .unreadable: nil
    }
  }
}

extension AnnotatedScope {
  /// Takes what an annotation says; the answer is what is wrong with it, empty where the name is taken.
  mutating func add(_ annotation: Annotation, isAttribute: Bool, at: Location) -> String? {
    var new: Entry
    switch annotation {
    case .provides(let name, let type, let offers, let form):
      new = Entry(kind: .provider, name: name, type: type, offers: offers, form: form, at: at)
    case .needs(let name, let types, let form):
      new = Entry(kind: .need, name: name, type: .composed(types), form: form, at: at)
    case .takes(let name, let type):
      new = Entry(kind: .argument, name: name, type: type, at: at)
    case .renames(let name, let type, let origin):
      new = Entry(kind: .provider, name: name, type: type, at: at)
      new.renames = origin
    case .sets(nil, let setting):
      if apart != nil { return "sets `\(setting.name)` a second time" }
      if case .apart(true) = setting.meaning { apart = at }
      return nil
    case .sets(let name?, let setting): return set(setting, on: name)
    case .nothing, .unreadable: return nil
    }
    // The compiler itself keeps properties apart, and one may be received under several names.
    if isRoot == nil, entry(new.name) != nil { return "" }
    if new.type.isPartlyUnknown { new.type = .unknown }
    new.isAttribute = isAttribute
    entries.append(new)
    return nil
  }

  private mutating func set(_ setting: Annotation.Setting, on name: String) -> String? {
    let named = entries.indices.filter { entries[$0].name == name }
    guard let place = named.last(where: { setting.targets.contains(entries[$0].kind) }) ?? named.first else {
      return "sets `\(setting.name)` of `\(name)`, which is not declared before it"
    }
    guard setting.targets.contains(entries[place].kind) else {
      let what =
        switch entries[place].kind {
        case .need: "a reference"
        case .argument: "a parameter"
        default: "a registration"
        }
      return "sets `\(setting.name)` of `\(name)`, which no \(what.dropFirst(2)) has"
    }
    guard entries[place].settings.insert(setting.name).inserted else {
      return "sets `\(setting.name)` of `\(name)` a second time"
    }
    switch setting.meaning {
    case .lifetime(let word): entries[place].lifetime = word
    case .ownMaker: entries[place].hasOwnMaker = true
    case .systems(let names): entries[place].systems = Set(names)
    case .products(let names): entries[place].products = Set(names)
    case .setBy(let function): entries[place].setter = function
    case .tolerated: entries[place].isTolerated = true
    case .apart, .none: break
    }
    return nil
  }
}

import Foundation
import Linking
import Model
import Reading

/// Containers of the program's own, which the manifest describes: a framework beside those that dilint knows.
struct CustomContainers {
  /// Everything that the manifest says of them, as interface text.
  var framework: Framework
  /// The program without the declarations for which the interface stands.
  var digests: [Digest]
}

extension CustomContainers {
  /// What files of interface text end in; they are no part of the program.
  static let suffix = ".dilint.swift"

  /// - Throws: a sentence with the place in the manifest, or in a file of interface text, that is wrong.
  init?(_ project: Project, _ all: [Digest]) throws(Obstacle) {
    guard let written = project.manifest?.declared.customContainers else { return nil }
    let digests = all.filter { !$0.file.hasSuffix(Self.suffix) }
    var text = ""
    for file in written.interfaces {
      guard let path = project.files.real(file.name, in: project.root), Path.isInside(path, project.root),
        case .success(let bytes) = project.files.bytes(of: path)
      else {
        throw Obstacle("\(file.at): error: `custom` names \(file.name), but there is no such file", in: project.root)
      }
      try Self.check(digestAside(of: bytes, file: file.name), in: file.name, project.root)
      text += String(decoding: bytes, as: UTF8.self) + "\n"
    }
    let code = ProgramCode(FunctionAliases(digests).spelledOut(storedIn: digests))
    let custom = written.innermost(code).withSetters(code)
    let asking = Described.functions(custom.resolve)
    let named = Described.functions(custom.register + custom.resolve)
    let registering = Described.functions(custom.register)
    let aside = WrittenAside(of: named, registering: registering, code)
    let above = ContainersAbove(of: asking, code)
    let meanwhile = FilledMeanwhile(of: registering, among: named, code)
    let made = MadeAside(of: asking, among: named, registering: registering, above, code)
    let described = try Described(custom, digests, aside, made, above, meanwhile, root: project.root)
    text += described.text
    guard !text.isEmpty else { return nil }
    let interface = digest(of: text, file: "<custom>")
    framework = .custom(
      interface: text, answersOptionals: described.answersOptionals, registering: custom.register.map(\.name))
    self.digests = above.told(aside.told(digests)).map {
      $0.without(interface, registering: registering, meanwhile)
    }
  }

  private static func check(_ digest: Digest, in file: String, _ root: String) throws(Obstacle) {
    if let first = digest.unreadable.first {
      throw Obstacle("\(Location(file, first)): error: what stands here is no Swift that dilint's parser knows", in: root)
    }
    let mistakes = mistakes(in: digest, lifetimes: Set(Framework.ownLifetimes.keys)).map { mistake -> Sentence in
      "\(Location(file, mistake.at)): error: \(mistake.sentence); Docs/Frameworks.md lists them"
    }
    if let first = mistakes.first { throw Obstacle(mistakes.dropFirst().reduce(first) { "\($0)\n\($1)" }, in: root) }
    let attributes = digest.declarations.filter(\.isNominal).flatMap(\.attributes)
    guard attributes.contains(where: { $0.name.isNamed("container") }) else {
      let near = attributes.first { attribute in
        attribute.name.baseName.map { !suggestion(for: $0, among: ["container"]).isEmpty } ?? false
      }
      let place = near.map { Location(file, $0.at) } ?? Location(file: file, line: 1, column: 1)
      throw Obstacle(
        """
        \(place): error: no type of this interface is a container; \
        write `@container` in front of the one whose objects hold registrations
        """, in: root)
    }
  }
}

extension CustomContainer {
  /// A subscript is named once for what it answers and for what is put there.
  fileprivate func withSetters(_ code: ProgramCode) -> CustomContainer {
    var new = self
    for name in register + resolve {
      let (owner, signature) = Described.parts(of: name.name)
      guard signature.hasPrefix("subscript("), let owner else { continue }
      let own = code.functions(of: owner).map(code.declaration).filter { $0.signature == signature }
      if own.contains(where: \.isSetter), !new.register.contains(where: { $0.name == name.name }) { new.register.append(name) }
      if own.contains(where: { !$0.isSetter }), !new.resolve.contains(where: { $0.name == name.name }) {
        new.resolve.append(name)
      }
    }
    return new
  }
}

extension InterfaceMistake {
  fileprivate var sentence: Sentence {
    switch kind {
    case .lacking: "`\(word)` lacks what it is to be told"
    case .surplus: "`\(word)` is told more than it takes"
    case .verb, .label, .mark, .lifetime: "there is no \(kind.rawValue) `\(word)`\(suggestion(for: word, among: known))"
    }
  }
}

extension Framework {
  fileprivate static let ownLifetimes: [String: Lifetime] = [
    "transient": Lifetime(name: "transient", sharing: .none), "unique": Lifetime(name: "unique", sharing: .none),
    "graph": Lifetime(name: "graph", sharing: .graph), "scope": Lifetime(name: "scope", sharing: .scope),
    "container": Lifetime(name: "container", sharing: .container),
    "singleton": Lifetime(name: "singleton", sharing: .container),
    "single": Lifetime(name: "single", sharing: .process), "shared": Lifetime(name: "shared", sharing: .process),
    "custom": Lifetime(name: "custom", sharing: .scope),
  ]

  /// - Parameter registering: The functions that the manifest says register.
  fileprivate static func custom(interface: String, answersOptionals: Bool, registering: [String]) -> Framework {
    let ways = registering.count > 3 ? [] : registering.map { "`\($0)`" }
    let with = ways.isEmpty ? "" : " with \(ways.joined(separator: " or "))"
    return Framework(
      id: "custom", name: "the container of the program's own", modules: ["*"], packages: [],
      generations: [
        Generation(
          id: "custom", versions: "any", since: "0", interface: interface, shapes: [],
          lifetimes: ownLifetimes,
          defaultLifetime: Lifetime(name: "unknown", sharing: .graph),
          policies: [
            (
              since: "0",
              policy: Policy(
                choices: [.last], duplicates: .overwrite, leaning: .note, answersOptionals: answersOptionals,
                rings: RingPolicy(openings: [.late, .deferred, .weak]),
                idiom: Idiom(
                  framework: "the container", consequence: "asking for it fails at run time",
                  cures: ["missing-provider": "register what makes `{type}`\(with)"]))
            )
          ])
      ])
  }
}

extension Digest {
  /// Types that an interface declares are the interface's: what else the program says of them extends them.
  /// - Parameters:
  ///   - registering: By owner, the signatures of functions that register.
  ///   - meanwhile: What described functions do besides, which stays.
  fileprivate func without(_ interface: Digest, registering: [String: Set<String>], _ meanwhile: FilledMeanwhile) -> Digest {
    var types: [String: Set<String>] = [:]
    for declaration in interface.declarations {
      if declaration.isNominal {
        types[declaration.name, default: []] = types[declaration.name] ?? []
      } else if declaration.parent != nil {
        types[interface.owner(of: declaration) ?? "", default: []].insert(declaration.fullSignature)
      }
    }
    let paths = Set(interface.declarations.filter(\.isNominal).map(interface.path))
    var new = self
    for index in declarations.indices {
      let declaration = declarations[index]
      if declaration.isNominal, types[declaration.name] != nil, case let path = path(of: declaration), paths.contains(path) {
        new.declarations[index].kind = .extension
        new.declarations[index].type = .nominal(path.map { TypePart($0) })
        new.declarations[index].parent = nil
        new.declarations[index].name = ""
        new.declarations[index].generics = []
      }
      guard let own = owner(of: declaration).flatMap({ types[$0] }) else { continue }
      if own.contains("init(\(Described.beginning):)"), declaration.makesItself {
        new.declarations[index].body?.insert(.beginning(at: declaration.at), at: 0)
      }
      guard own.contains(declaration.fullSignature) else { continue }
      let owner = owner(of: declaration) ?? ""
      let registers = registering[owner]?.contains(declaration.signature) == true
      let besides = declaration.kind == .subscript ? [] : meanwhile.besides(declaration, of: owner, registers: registers)
      if !besides.isEmpty {
        new.declarations[index].parameters.insert(.besides(declaration), at: 0)
        // The interface calls it, as the system does others: no source says its name.
        new.declarations[index].attributes.append(Attribute(name: .named("objc"), arguments: nil, at: declaration.at))
        if !registers || !declaration.answersAnother(than: owner) { new.declarations[index].type = nil }
        new.declarations[index].body = besides
        continue
      }
      new.declarations[index].name = "_"
      new.declarations[index].body = nil
      new.declarations[index].value = nil
      new.declarations[index].parameters = []
    }
    return new
  }
}

extension Statement {
  /// `self.init(…)`, by which an initializer of the program has its container before it does anything with it.
  fileprivate static func beginning(at place: Position) -> Statement {
    let callee = Expression(.member(Expression(.name("self", []), at: place), "init", [], labels: nil), at: place)
    let argument = Argument(label: Described.beginning, value: Expression(.boolean(true), at: place))
    return .expression(Expression(.call(callee, [argument]), at: place))
  }
}

extension Declaration {
  /// The same, which tells what is static from what objects have.
  fileprivate var fullSignature: String { (isStatic ? "static " : "") + (isSetter ? "set " : "") + signature }

  /// Whether a manifest may name it.
  var mayBeDescribed: Bool { kind == .function || kind == .subscript }

  /// The name with its labels, as documentation writes it: `add(_:factory:)`; what is put somewhere by a subscript is none of its.
  var signature: String {
    switch kind {
    case .function, .initializer, .subscript:
      "\(name)(\(parameters.dropLast(isSetter ? 1 : 0).map { ($0.label ?? "_") + ":" }.joined()))"
    default: name
    }
  }
}

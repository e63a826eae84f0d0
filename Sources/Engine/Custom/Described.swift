import Linking
import Model

/// Functions that the manifest names, `Box.add(_:factory:)`, as interface text: what each parameter is for is told by the
/// program's own declaration.
struct Described {
  private(set) var text = ""
  /// Whoever asks has no way to ask but by an optional, or by a function that may throw: that he takes one does not say that it may be absent.
  private(set) var answersOptionals = false

  init(
    _ custom: CustomContainer, _ digests: [Digest], _ aside: WrittenAside, _ made: MadeAside, _ above: ContainersAbove,
    _ meanwhile: FilledMeanwhile, root: String
  ) throws(Obstacle) {
    var members: [String: [String]] = [:]
    var order: [String] = []
    var areOptional: Set<Bool> = []
    let (aliases, keys, carriers) = (FunctionAliases(digests), KeyTypes(digests), Carriers(digests))
    var setters: [String: DescribedFunction] = [:]
    for (name, registers) in custom.register.map({ ($0, true) }) + custom.resolve.map({ ($0, false) }) {
      let (owner, signature) = Self.parts(of: name.name)
      guard let owner else {
        let isGlobal = digests.contains { $0.declarations.contains { $0.parent == nil && $0.signature == name.name } }
        let cure =
          isGlobal
          ? "is a function of no type, and only those of types can be named here"
          : "names no type; write it as `Box.\(name.name)`"
        throw Obstacle("\(name.at): error: `\(name.name)` \(cure)", in: root)
      }
      let own = Self.functions(of: owner, digests)
      let isDeclared = digests.contains { $0.declarations.contains { $0.isNominal && $0.name == owner } }
      if !isDeclared, !digests.contains(where: { $0.says(owner) }) {
        let types = Set(digests.lazy.flatMap(\.declarations).filter(\.isNominal).map(\.name)).sorted()
        throw Obstacle("\(name.at): error: nothing here says `\(owner)`\(suggestion(for: owner, among: types))", in: root)
      }
      if isDeclared, signature.hasPrefix("init(") {
        throw Obstacle(
          "\(name.at): error: `\(name.name)` is an initializer, and only functions can be named here", in: root)
      }
      // All of one name and labels are meant, as a closure that takes one thing more has its own; but a static one that stands beside one of
      // objects says by its body which object it means.
      let named = own.filter { $0.signature == signature && ($0.kind == .function || $0.isSetter == registers) }
      let ofObjects = named.filter { !$0.isStatic }
      let declarations = (ofObjects.isEmpty ? named : ofObjects).filter { !$0.isDone(byAnObjectWith: own.genericsOfObjects) }
      if isDeclared, named.isEmpty {
        throw Obstacle(
          """
          \(name.at): error: `\(owner)` has no function `\(signature)`\
          \(suggestion(for: signature, among: Set(own.map(\.signature)).sorted()))
          """, in: root)
      }
      if members[owner] == nil {
        order.append(owner)
        members[owner] = []
      }
      if !registers { areOptional.formUnion(declarations.map { $0.type?.wrapped != nil }) }
      let known = declarations.map {
        DescribedFunction(
          aliases.spelledOut($0), owner: owner, keys, carriers, asking: !registers,
          besides: !meanwhile.besides($0, of: owner, registers: registers).isEmpty)
      }
      if signature.hasPrefix("subscript("), isDeclared {
        for form in known {
          let key = "\(owner) \(form.head) \(form.result ?? "")"
          if registers { setters[key] = form } else { members[owner]!.append(form.resolving(with: setters[key])) }
        }
        continue
      }
      for form in isDeclared ? known : [DescribedFunction(signature: signature)] {
        members[owner]!.append(registers ? form.registering : form.resolving)
      }
    }
    answersOptionals = areOptional.count == 1
    for owner in order {
      // What the program's own initializers do is done once there is a container.
      let isBegun = digests.contains { digest in
        digest.declarations.contains { $0.fillsItself && digest.owner(of: $0) == owner }
      }
      let (parameter, argument) = isBegun ? ("\(Self.beginning): Bool", "\(Self.beginning): true") : ("", "")
      let around = Self.path(of: owner, digests).dropLast()
      text += around.isEmpty ? "" : "extension \(around.joined(separator: ".")) {\n"
      text += """
        @container public final class \(owner) {
          public static var onlyContainer: \(owner) = \(owner)(\(argument))
          public init(\(parameter)) { \(Self.making(isBegun: aside.begun.contains(owner), owner, made)) }
          \(members[owner, default: []].joined(separator: "\n  "))\(aside.text(of: owner))\(made.text(of: owner))\(above.text(of: owner))
        }

        """
      text += around.isEmpty ? "" : "}\n"
    }
  }

  /// A container may hold something from the beginning, nobody knows what, and answer more than it holds.
  private static func making(isBegun: Bool, _ owner: String, _ made: MadeAside) -> String {
    let calls = (isBegun ? ["\(WrittenAside.word)(made)"] : []) + made.calls(of: owner)
    return calls.isEmpty ? "return __create()" : "let made = __create(); \(calls.map { "made.\($0); " }.joined())return made"
  }

  /// By owner, the signatures of the functions that are named.
  static func functions(_ names: [DeclaredName]) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for name in names {
      let (owner, signature) = parts(of: name.name)
      if let owner { found[owner, default: []].insert(signature) }
    }
    return found
  }

  static func parts(of name: String) -> (owner: String?, signature: String) {
    let head = name.prefix { $0 != "(" }
    guard let dot = head.lastIndex(of: ".") else { return (nil, name) }
    return (head[..<dot].split(separator: ".").last.map(String.init), String(name[name.index(after: dot)...]))
  }

  /// The names of a type and of those around it, outermost first.
  private static func path(of owner: String, _ digests: [Digest]) -> [String] {
    for digest in digests {
      if let own = digest.declarations.first(where: { $0.isNominal && $0.name == owner }) { return digest.path(of: own) }
    }
    return [owner]
  }

  private static func functions(of owner: String, _ digests: [Digest]) -> [Declaration] {
    digests.flatMap { digest in digest.declarations.filter { $0.mayBeDescribed && digest.owner(of: $0) == owner } }
  }

  /// The label of the initializer that makes a container, where the program's own call it first.
  static let beginning = "__begin"
}

extension Digest {
  /// Whether it says a type by its name, wherever that is declared.
  fileprivate func says(_ type: String) -> Bool {
    func isSaid(_ written: TypeName?) -> Bool {
      written?.description.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == type } ?? false
    }
    if declarations.contains(where: { item in
      isSaid(item.type) || item.inherits.contains(where: isSaid) || item.parameters.contains { isSaid($0.type) }
    }) {
      return true
    }
    final class Found { var isSo = false }
    let found = Found()
    for body in [statements] + declarations.map(\.written) {
      Model.Walk.statements(body) { expression in
        switch expression.form {
        case .name(type, _), .member(_, type, _, _): found.isSo = true
        case .metatype(let written), .cast(_, _, let written): if isSaid(written) { found.isSo = true }
        default: break
        }
      } binding: {
        if isSaid($0.type) { found.isSo = true }
      }
    }
    return found.isSo
  }

  /// The names of a type and of those around it, outermost first.
  func path(of type: Declaration) -> [String] {
    var path = [type.name]
    var around = type.parent
    while let index = around {
      let next = declarations[index]
      path.insert(contentsOf: next.kind == .extension ? next.type?.baseName.map { [$0] } ?? [] : [next.name], at: 0)
      around = next.parent
    }
    return path
  }

  /// The name of the type of which a declaration is a member.
  func owner(of declaration: Declaration) -> String? {
    guard let parent = declaration.parent else { return nil }
    let type = declarations[parent]
    return type.kind == .extension ? type.type?.baseName : type.name
  }
}

extension Declaration {
  /// An initializer that does something, and has no other one make its object.
  fileprivate var fillsItself: Bool { makesItself && body?.isEmpty == false }

  /// An initializer that has no other one make its object.
  var makesItself: Bool {
    guard kind == .initializer, let body, !modifiers.contains("convenience") else { return false }
    return !body.contains { statement in
      guard case .expression(let expression) = statement, case .call(let callee, _) = expression.form,
        case .member(let base?, "init", _, _) = callee.form, case .name("self", _) = base.form
      else { return false }
      return true
    }
  }
}

import Model

extension BuildScript {
  /// The path of a declared type that a written one names from where it stands; of one that nobody declares, its name.
  func path(of type: TypeName?, _ frame: ScriptFrame) -> String? {
    guard let type, case .nominal(let parts) = expanded(type).unwrapped, !parts.isEmpty else { return nil }
    let names = parts.map(\.name)
    if names.count == 1, let bound = frame.generics[names[0]] { return bound }
    if names[0] == "Self", let own = frame.type { return ([own] + names.dropFirst()).joined(separator: ".") }
    return declared(names, frame) ?? unqualified(names)
  }

  /// The declared type with this path, seen from inside a type.
  func declared(_ names: [String], _ frame: ScriptFrame) -> String? {
    // With a dot in front it is the whole path.
    if names[0].first == "." { return declared([String(names[0].dropFirst())] + names.dropFirst(), ScriptFrame()) }
    let path = unqualified(names)
    var outer = (frame.type ?? "").split(separator: ".").map(String.init)
    while !outer.isEmpty {
      let full = (outer + [path]).joined(separator: ".")
      if members[full] != nil { return full }
      outer.removeLast()
    }
    if members[path] != nil { return path }
    if let alias = aliases[path], case .nominal(let parts) = alias { return unqualified(parts.map(\.name)) }
    if let whole = unaliased(path, aliases), members[whole] != nil { return whole }
    return nil
  }

  /// A type with the alias that it is resolved.
  func expanded(_ type: TypeName) -> TypeName {
    guard case .nominal(let parts) = type.unwrapped, let alias = aliases[unqualified(parts.map(\.name))] else { return type }
    return alias
  }

  /// What a list of this type holds.
  func element(of type: TypeName?) -> TypeName? {
    guard let type, case .nominal(let parts) = expanded(type).unwrapped, let last = parts.last else { return nil }
    if last.arguments.count == 1, ["Array", "Set"].contains(last.name) { return last.arguments[0] }
    return elementOfLiteral[unqualified(parts.map(\.name))]
  }

  private var elementOfLiteral: [String: TypeName] { ["SourceFilesList": .named("SourceFileGlob")] }

  /// Members of a type with this name, those of what it conforms to included. What a protocol only demands is one where nobody has it.
  func members(of type: String, named name: String) -> [Place] {
    var demanded: [Place] = []
    for next in levels(of: type) {
      let all = members[next]?[name] ?? []
      let found = all.filter { !isDemanded($0) }
      if !found.isEmpty { return found }
      demanded += all
    }
    return demanded
  }

  /// A type and all that it is, each once.
  func levels(of type: String) -> [String] {
    var seen: Set<String> = []
    var rest = [type]
    var levels: [String] = []
    while let next = rest.popLast() {
      guard seen.insert(next).inserted else { continue }
      levels.append(next)
      rest += (inherits[next] ?? []).compactMap { path(of: $0, ScriptFrame()) }
    }
    return levels
  }

  /// Whether a member is what a protocol demands of others.
  func isDemanded(_ place: Place) -> Bool {
    self[place].parent.map { files[place.file].declarations[$0].kind == .protocol } ?? false
  }

  /// Whether a type has a member itself that an extension of a protocol has, too, which does not demand it: which of them is meant, what
  /// the value is known as decides.
  func isHidden(_ name: String, of value: Written, _ base: Expression) -> Bool {
    guard case .object(let type, _, _) = value, ownTypes.contains(type) else { return false }
    if case .name("self", _) = base.form { return false }
    let levels = levels(of: type).filter { $0 == type || !classes.contains($0) }
    let having = levels.map { (members[$0]?[name] ?? []).filter { !isShared($0) } }.filter { !$0.isEmpty }
    return having.count > 1 && !having.joined().contains(where: isDemanded)
      && having.dropFirst().joined().contains { self[$0].body != nil }
  }

  func isShared(_ place: Place) -> Bool {
    let declaration = self[place]
    return declaration.isStatic || declaration.kind == .enumCase
  }

  /// Names at file scope that a file sees: its own before others', and never what another keeps to itself.
  func visible(_ name: String, _ frame: ScriptFrame) -> [Place] {
    let all = (members[""]?[name] ?? []).filter {
      $0.file == frame.file || self[$0].modifiers.isDisjoint(with: ["private", "fileprivate"])
    }
    let own = all.filter { $0.file == frame.file }
    return own.isEmpty ? all : own
  }

  /// What a name without anything in front comes to.
  func value(ofName name: String, _ at: Position, _ frame: inout ScriptFrame) -> Written {
    if name == "FileManager" { limits.asksFiles = true }
    if let local = frame.names[name] { return local }
    if name == "self" { return frame.this ?? frame.type.map { .type($0) } ?? .unknown(at) }
    if let this = frame.this, let value = member(name, of: this, at, &frame) { return value }
    var outer = frame.type
    while let type = outer {
      let shared = members(of: type, named: name).filter { isShared($0) && !isDemanded($0) }
      if !shared.isEmpty { return constant(shared, this: nil, type: type, &frame) ?? .unknown(at) }
      if name == "allCases", let all = cases(of: type) { return all }
      outer = type.contains(".") ? type.split(separator: ".").dropLast().joined(separator: ".") : nil
    }
    let places = visible(name, frame)
    if !places.isEmpty {
      // Whoever asks from elsewhere may ask before it is changed or after that.
      if frame.depth > 0, unfollowed.changed.contains(name) { return .unknown(at) }
      if frame.file == 0, frame.depth == 0 || !self[places[0]].modifiers.contains("var"), let value = globals[name] {
        return value
      }
      return constant(places, this: nil, type: nil, &frame) ?? .unknown(at)
    }
    if let type = typeNamed(name, frame) { return .type(type) }
    return .unknown(at)
  }

  /// The declared type that a single name means, type parameters included.
  func typeNamed(_ name: String, _ frame: ScriptFrame) -> String? {
    if name == "Self" { return frame.type }
    return frame.generics[name] ?? declared([name], frame)
  }

  /// The type that an expression names: `Target`, `TargetDependency.Projects`; a declared one, or one that can only be a type.
  func type(named expression: Expression, _ frame: ScriptFrame, depth: Int = 0) -> String? {
    guard depth < 40 else { return nil }
    switch expression.form {
    case .name(let name, _):
      guard frame.names[name] == nil else { return nil }
      return typeNamed(name, frame) ?? (name.first?.isUppercase == true && visible(name, frame).isEmpty ? name : nil)
    case .metatype(let type): return path(of: type, frame)
    case .member(let base?, let name, _, _):
      guard let outer = type(named: base, frame, depth: depth + 1) else { return nil }
      if ["ProjectDescription", "PackageDescription"].contains(outer) { return declared([name], frame) ?? name }
      return nested(name, in: outer)
    default: return nil
    }
  }

  /// A type that stands in another, also where only the last part of a written path does.
  func nested(_ name: String, in outer: String) -> String? {
    let path = outer + "." + name
    if members[path] != nil { return path }
    if let alias = aliases[path] { return self.path(of: alias, ScriptFrame(type: outer)) }
    return members[outer] == nil && name.first?.isUppercase == true ? path : nil
  }

  /// The value of a constant or of a property with a getter, of a case without values; nil for anything else. Where the same name
  /// is declared under several `#if`, it is one of them.
  func constant(_ places: [Place], this: Written?, type: String?, _ frame: inout ScriptFrame) -> Written? {
    // A function of the same name is meant only where it is called.
    let possible = places.filter { self[$0].kind != .function && holds(self[$0].condition) != false }
    guard let place = possible.first, frame.depth < ScriptLimits.calls, limits.take() else { return nil }
    if possible.count > 1 {
      guard possible.allSatisfy({ self[$0].condition != .always }) else { return nil }
      var values: [Written] = []
      for place in possible {
        guard let value = constant(place, this: this, type: type, &frame) else { return nil }
        values.append(value)
      }
      return values.dropFirst().reduce(values[0]) { $0.merged(with: $1, at: self[place].at) }
    }
    return constant(place, this: this, type: type, &frame)
  }

  private func constant(_ place: Place, this: Written?, type: String?, _ frame: inout ScriptFrame) -> Written? {
    let declaration = self[place]
    var inner = ScriptFrame(this: this, type: type, file: place.file, depth: frame.depth + 1)
    if let type, frame.generics["Self"] == nil { inner.generics = ["Self": type] }
    switch declaration.kind {
    case .enumCase:
      guard declaration.parameters.isEmpty, let type else { return nil }
      return place.file >= firstInterface
        ? .call(declaration.name, [], declaration.at) : .object(type: type, name: declaration.name, [])
    case .property:
      if let body = declaration.body { return result(of: body, &inner, as: declaration.type) }
      if place.file >= firstInterface { return .call(declaration.name, [], declaration.at) }
      guard let value = declaration.value, declaration.observers.isEmpty, !isChangedUnseen(declaration) else { return nil }
      return self.value(of: value, as: declaration.type, &inner)
    default: return nil
    }
  }

  /// Whether a type of the description makes what a property holds.
  func isWrapped(_ attributes: [Attribute]) -> Bool {
    attributes.contains { attribute in
      guard let name = attribute.name.baseName else { return false }
      return ownTypes.contains { $0 == name || $0.hasSuffix("." + name) }
    }
  }

  /// Whether a variable is changed where that is not followed.
  func isChangedUnseen(_ declaration: Declaration) -> Bool {
    if isWrapped(declaration.attributes) { return true }
    guard declaration.modifiers.contains("var") else { return false }
    return declaration.isStatic && unfollowed.shared.contains(declaration.name)
      || declaration.parent == nil && unfollowed.globals.contains(declaration.name)
  }
}

extension ScriptFrame {
  /// Ends a block: what it bound is gone, and what that hid is back.
  mutating func end(_ outer: ScriptFrame) {
    for name in own {
      names[name] = outer.names[name]
      types[name] = outer.types[name]
    }
    own = outer.own
    for index in continued.indices { continued[index].end(outer) }
  }

  init(this: Written? = nil, type: String?, file: Int = 0, depth: Int = 0) {
    self.init()
    self.this = this
    self.type = type
    self.file = file
    self.depth = depth
  }
}

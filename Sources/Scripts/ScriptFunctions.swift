import Model

extension BuildScript {
  /// Follows a call into the function that it fits.
  func follow(
    _ places: [Place], this: Written?, type: String?, _ arguments: [Argument], _ at: Position, _ frame: inout ScriptFrame
  ) -> Written {
    guard let match = fitting(places, arguments, frame), frame.depth < ScriptLimits.calls, limits.take() else {
      return .unknown(at)
    }
    let function = self[match.place]
    guard let body = function.body, holds(function.condition) == true else { return .unknown(at) }
    if this != nil, function.modifiers.contains("mutating") { return .unknown(at) }
    var inner = entered(match, type: type, &frame)
    inner.this = function.isStatic ? nil : this
    return result(of: body, &inner, as: function.type)
  }

  /// Follows a call that changes the value it is called on; nil where it cannot be followed.
  func followed(
    changing this: Written, type: String, _ places: [Place], _ arguments: [Argument], _ frame: inout ScriptFrame
  ) -> Written? {
    guard let match = fitting(places, arguments, frame), frame.depth < ScriptLimits.calls, limits.take() else { return nil }
    guard let body = self[match.place].body, holds(self[match.place].condition) == true else { return nil }
    var inner = entered(match, type: type, &frame)
    inner.this = this
    inner.isForEffect = true
    switch turn(&inner, { run(body, &$0, result: nil) }) {
    case .on, .back: return inner.this
    default: return nil
    }
  }

  /// A frame in which the parameters of a function have what a call gives them.
  func entered(_ match: Match, type: String?, _ frame: inout ScriptFrame) -> ScriptFrame {
    let function = self[match.place]
    var inner = ScriptFrame(type: type, file: match.place.file, depth: frame.depth + 1)
    // A parameter's type is written inside the function's own type.
    inner.generics = type.map { ["Self": $0] } ?? [:]
    let parameters = Set(function.generics.map(\.name))
    let bound = bound(around: match.place)
    for (index, parameter) in function.parameters.enumerated() {
      let wanted = parameter.type.map { located($0, type, bound, seenIn: frame) }
      let isOpen = parameter.type?.baseName.map(parameters.contains) ?? false
      if let given = match.arguments[index] {
        var values: [Written] = []
        for argument in given { values.append(value(of: argument.value, as: isOpen ? nil : wanted, &frame)) }
        inner.names[parameter.name] = parameter.isVariadic ? .known(values) : values[0]
      } else if let value = parameter.defaultValue {
        var own = ScriptFrame(type: type, file: match.place.file, depth: frame.depth + 1)
        inner.names[parameter.name] = self.value(of: value, as: wanted, &own)
      } else {
        inner.names[parameter.name] = parameter.isVariadic ? .list([], isWhole: true) : .unknown(parameter.at)
      }
      inner.types[parameter.name] = parameter.isVariadic ? wanted.map { .array($0) } : wanted
      bind(parameter.type, inner.names[parameter.name], parameters, &inner)
    }
    return inner
  }

  private func bind(_ type: TypeName?, _ value: Written?, _ parameters: Set<String>, _ frame: inout ScriptFrame) {
    switch (type?.unwrapped, value) {
    case (.metatype(let inner)?, .type(let path)?):
      if let name = inner.baseName, parameters.contains(name) { frame.generics[name] = path }
    case (let type?, .object(let path, _, _)?):
      if let name = type.baseName, parameters.contains(name) { frame.generics[name] = path }
    default: break
    }
  }

  /// A type as it reads from outside the type whose function names it.
  func located(
    _ type: TypeName, _ owner: String?, _ bound: [String: TypeName], seenIn caller: ScriptFrame = ScriptFrame()
  ) -> TypeName {
    guard let owner else { return type }
    let frame = ScriptFrame(type: owner)
    return type.mapNominals { parts in
      if parts.count == 1, let type = bound[parts[0].name] { return type }
      if parts[0].name == "Self" {
        var own = owner.split(separator: ".").map { TypePart(String($0)) }
        if let element = bound["Element"], !own.isEmpty { own[own.count - 1].arguments = [element] }
        return .nominal(own + parts.dropFirst())
      }
      guard let path = declared(parts.map(\.name), frame), aliases[unqualified(parts.map(\.name))] == nil else {
        return .nominal(parts)
      }
      var new = path.split(separator: ".").map { TypePart(String($0)) }
      if declared(new.map(\.name), caller) != path { new[0].name = "." + new[0].name }
      if let last = parts.last { new[new.count - 1].arguments = last.arguments }
      return .nominal(new)
    }
  }

  /// Calls a closure or local function that a name stands for. `changed` gets what parameters are in the end.
  func call(
    _ kept: KeptCode, _ arguments: [Argument], _ type: TypeName?, _ at: Position, _ frame: inout ScriptFrame,
    isForEffect: Bool = false
  ) -> (flow: Flow, parameters: [Written]) {
    guard frame.depth < ScriptLimits.calls, limits.take() else { return (.lost, []) }
    let names: [String]
    var values: [Written] = []
    let body: [Statement]
    var inner: ScriptFrame
    switch kept.code {
    case .closure(let closure):
      for argument in arguments { values.append(value(of: argument.value, as: nil, &frame)) }
      names = closure.parameters.isEmpty ? values.indices.map { "$\($0)" } : closure.parameters.map(\.name)
      guard names.count == values.count else { return (.lost, []) }
      body = closure.body
      inner = kept.frame.call === frame.call ? frame : kept.frame
      for (index, parameter) in closure.parameters.enumerated() { inner.types[names[index]] = parameter.type }
    case .function(let place):
      guard let match = fitting([place], arguments, frame), let code = self[place].body else { return (.lost, []) }
      let entry = entered(match, type: kept.frame.type, &frame)
      names = self[place].parameters.map(\.name)
      values = names.map { entry.names[$0] ?? .unknown(at) }
      body = code
      inner = kept.frame.call === frame.call ? frame : kept.frame
      // A function may call itself.
      inner.names[self[place].name] = .closure(kept)
      for name in names { inner.types[name] = entry.types[name] }
    }
    let outer = inner
    inner.depth = frame.depth + 1
    inner.own = Set(names)
    for (name, value) in zip(names, values) { inner.names[name] = value }
    inner.isForEffect = isForEffect
    let flow: Flow
    if isForEffect {
      flow = turn(&inner) { run(body, &$0, result: nil) }
    } else {
      flow = .back(result(of: body, &inner, as: resultType(kept) ?? type))
    }
    let left = names.map { inner.names[$0] ?? .unknown(at) }
    inner.end(outer)
    if kept.frame.call === frame.call {
      inner.depth = frame.depth
      inner.isForEffect = frame.isForEffect
      frame = inner
    }
    return (flow, left)
  }

  private func resultType(_ kept: KeptCode) -> TypeName? {
    switch kept.code {
    case .closure(let closure): closure.result
    case .function(let place): self[place].type
    }
  }

  /// Runs a closure where it stands, so that what it changes around it stays changed.
  func apply(_ closure: Closure, _ values: [Written], _ type: TypeName?, _ frame: inout ScriptFrame) -> Written {
    let outer = frame
    frame.own = Set(closure.parameters.isEmpty ? values.indices.map { "$\($0)" } : closure.parameters.map(\.name))
    defer { frame.end(outer) }
    if closure.parameters.isEmpty {
      // `$0` and `$1` of a tuple, where the closure uses both.
      var values = values
      if closure.shorthand > values.count, values.count == 1, case .object("()", nil, let parts) = values[0] {
        values = parts.map(\.value)
        frame.own = Set(values.indices.map { "$\($0)" })
      }
      for (index, value) in values.enumerated() { frame.names["$\(index)"] = value }
    } else {
      var values = values
      if closure.parameters.count > 1, values.count == 1, case .object("()", nil, let parts) = values[0] {
        values = parts.map(\.value)
      }
      guard closure.parameters.count == values.count else { return .unknown(Position(line: 1, column: 1)) }
      for (parameter, value) in zip(closure.parameters, values) { frame.names[parameter.name] = value }
    }
    return result(of: closure.body, &frame, as: closure.result ?? type)
  }
}

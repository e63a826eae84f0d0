import Model

/// What `@Weaver(.registration, type: X.self, scope: .lazy)` in front of a property says; nil for any other attribute.
@Sendable func weaverAnnotations(_ attribute: Attribute, _ property: Declaration) -> [Annotation]? {
  guard property.kind == .property, !property.isStatic, let written = property.type,
    let word = attribute.name.baseName?.lowercased(), word.hasPrefix("weaver"), let arguments = attribute.arguments
  else { return nil }
  let declared = property.isImplicitlyUnwrapped ? written.wrapped ?? written : written
  let count = word.hasPrefix("weaverp") ? Int(word.dropFirst("weaverp".count)) ?? 0 : 0
  guard let kind = arguments.first(where: { $0.label == nil }).flatMap({ caseName($0.value) }) else {
    return [.unreadable("says neither `.registration`, `.reference` nor `.parameter`")]
  }
  let concrete = arguments.first { $0.label == "type" }.map { metatype($0.value) }
  var type = declared
  var form = Annotation.Form.taking([])
  if count > 0, kind != "parameter", case .function(let taken, let result) = declared {
    guard taken.count == count else {
      return [.unreadable("takes \(count) parameters by its name and \(taken.count) by its type")]
    }
    (type, form) = (result, .taking(taken))
  }
  let name = property.name
  let settings = arguments.compactMap { $0.label == nil || $0.label == "type" ? nil : setting($0, of: name) }
  let first: Annotation
  switch kind {
  case "registration":
    let made = concrete ?? type
    first = .provides(name: name, type: made, offers: made == type ? [] : members(of: type), form: form)
  case "reference":
    if concrete != nil { return [.unreadable("asks for something and says its `type:`, which only a registration may")] }
    first = .needs(name: name, types: members(of: type), form: form)
  case "parameter":
    if concrete != nil || members(of: type).count > 1 {
      return [.unreadable("declares a parameter by more than one type")]
    }
    first = .takes(name: name, type: type)
  default: return [.unreadable("says neither `.registration`, `.reference` nor `.parameter`")]
  }
  return [first] + settings
}

private func setting(_ argument: Argument, of name: String) -> Annotation {
  weaverSetting(argument.label ?? "", of: name, value: text(of: argument.value)[...])
}

/// The value as a comment would write it.
private func text(of value: Expression) -> String {
  switch value.form {
  case .boolean(let value): value ? "true" : "false"
  case .member(nil, let name, _, _): "." + name
  case .array(let items): "[" + items.map(text).joined(separator: ", ") + "]"
  case .string(let text): text ?? "?"
  default: "…"
  }
}

private func caseName(_ value: Expression) -> String? {
  if case .member(_, let name, _, _) = value.form { name } else { nil }
}

private func metatype(_ value: Expression) -> TypeName {
  if case .metatype(let type) = value.form { return type }
  if case .member(let base?, "self", _, _) = value.form { return path(base) }
  return .unknown
}

private func path(_ value: Expression) -> TypeName {
  switch value.form {
  case .name(let name, let arguments): .nominal([TypePart(name, arguments)])
  case .member(let base?, let name, let arguments, _):
    if case .nominal(let parts) = path(base) { .nominal(parts + [TypePart(name, arguments)]) } else { .unknown }
  default: .unknown
  }
}

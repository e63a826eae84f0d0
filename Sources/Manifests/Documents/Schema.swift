/// The JSON Schema (draft 2020-12) of a manifest, for editors and validators. The same ids give the same bytes.
///
/// It accepts whatever ``manifest(reading:file:ruleIDs:frameworkIDs:)`` accepts; that a text is a Swift type, and that keys agree
/// with one another, it cannot say.
public func manifestSchema(ruleIDs: [String], frameworkIDs: [String]) -> String {
  let root = manifestKeys(ruleIDs: ruleIDs, frameworkIDs: frameworkIDs)
  var fields: [(String, JSON)] = [
    ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
    ("title", .text("dilint.yml")),
  ]
  // A manifest without any key is right too.
  fields += schema(of: root).map { $0.0 == "type" ? ("type", .array([.text("object"), .text("null")])) : $0 }
  fields.append(("$defs", .object(records(in: root).map { ($0.id, .object(schema(of: $0))) })))
  return JSON.object(fields).rendered() + "\n"
}

private func schema(of record: Record) -> [(String, JSON)] {
  let required = record.keys.filter(\.isRequired).map { JSON.text($0.name) }
  return [("description", .text(record.doc)), ("type", .text("object"))]
    + (required.isEmpty ? [] : [("required", .array(required))])
    + [("properties", properties(record.keys)), ("additionalProperties", .flag(false))]
}

private func properties(_ keys: [Entry]) -> JSON {
  .object(
    keys.map { key in
      var fields: [(String, JSON)] = [("description", .text(key.doc))]
      if case .value(let value) = key.standard { fields.append(("default", value)) }
      return (key.name, .object(fields + schema(of: key.shape)))
    })
}

private func schema(of shape: Shape) -> [(String, JSON)] {
  switch shape {
  case .text, .type, .signature: return [("type", .text("string")), ("minLength", .number(1))]
  case .choice(let choices):
    return [("enum", .array(choices.map { .text($0.word) } + choices.compactMap { $0.flag.map(JSON.flag) }))]
  case .flag: return [("type", .text("boolean"))]
  case .number(let range):
    let limit = range.upperBound == .max ? [] : [("maximum", JSON.number(range.upperBound))]
    return [("type", .text("integer")), ("minimum", .number(range.lowerBound))] + limit
  case .version: return [("type", .array([.text("string"), .text("number")]))]
  case .list(let element, let isSet):
    return [("type", .text("array")), ("items", .object(schema(of: element)))] + (isSet ? [("uniqueItems", .flag(true))] : [])
  case .record(let record): return [("$ref", .text("#/$defs/\(record.id)"))]
  case .nothing: return [("type", .text("null"))]
  case .either(let shapes): return [("anyOf", .array(shapes.map { .object(schema(of: $0)) }))]
  case .named(let named):
    let value = JSON.object(schema(of: named.value))
    guard let names = named.names else {
      let names = JSON.object([("minLength", .number(1))])
      return [("type", .text("object")), ("propertyNames", names), ("additionalProperties", value)]
    }
    guard case .object(let others) = properties(named.others) else { return [] }
    let all = names.map { ($0, value) } + others
    return [("type", .text("object")), ("properties", .object(all)), ("additionalProperties", .flag(false))]
  }
}

/// Every record below this one, each once, in the order of their first use.
func records(in record: Record) -> [Record] {
  var found: [Record] = []
  func visit(_ shape: Shape) {
    switch shape {
    case .record(let record):
      guard !found.contains(where: { $0.id == record.id }) else { return }
      found.append(record)
      for key in record.keys { visit(key.shape) }
    case .list(let element, _): visit(element)
    case .named(let named):
      visit(named.value)
      for key in named.others { visit(key.shape) }
    case .either(let shapes): for shape in shapes { visit(shape) }
    default: break
    }
  }
  for key in record.keys { visit(key.shape) }
  return found
}

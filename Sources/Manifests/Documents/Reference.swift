/// The reference page of the manifest, in Markdown: every key with its type, default and meaning.
public func manifestReference() -> String {
  let root = manifestKeys(ruleIDs: [], frameworkIDs: [])
  let sections = [root] + records(in: root)
  return """
    # The manifest, `dilint.yml`

    \(root.doc)

    dilint looks for it from the first path upward to the root of the git repository; `--config FILE` names another. Mistakes in it
    are errors with line and column. An editor completes and checks it with `dilint.schema.json`, which lies beside this page.

    A whole example:

    ```yaml
    \(exampleManifest)```

    \(sections.map(section).joined(separator: "\n"))
    """
}

private func section(_ record: Record) -> String {
  let title = record.id == "manifest" ? "Keys" : heading(record)
  var text = "## \(title)\n\n"
  if record.id != "manifest" { text += "\(record.doc)\n\n" }
  text += "| key | value | default | meaning |\n| --- | --- | --- | --- |\n"
  for key in record.keys { text += row(key) }
  for key in record.keys {
    if case .named(let named) = key.shape { for other in named.others { text += row(other, under: key.name) } }
  }
  for key in record.keys {
    guard case .choice(let choices) = key.shape else { continue }
    text += "\n`\(key.name)` is one of:\n\n"
    for choice in choices { text += "* `\(choice.word)`: \(choice.doc)\n" }
  }
  return text
}

private func row(_ key: Entry, under parent: String? = nil) -> String {
  let name = (parent.map { "\($0)." } ?? "") + key.name
  return "| `\(name)` | \(kind(key.shape)) | \(standard(key.standard)) | \(key.doc) |\n"
}

private func kind(_ shape: Shape) -> String {
  switch shape {
  case .choice: return "a word, see below"
  case .record(let record): return link(record)
  case .named(let named): return "a mapping from \(named.noun.one) to \(kind(named.value))"
  case .list(let element, _): return "a list of: \(kind(element))"
  case .either(let shapes):
    return alternatives(
      shapes.map {
        if case .choice(let choices) = $0 { return alternatives(choices.map { "`\($0.word)`" }) }
        return kind($0)
      })
  default: return shape.noun
  }
}

private func link(_ record: Record) -> String {
  "[\(record.noun.one)](#\(String(heading(record).map { $0 == " " ? "-" : $0 }).lowercased()))"
}

private func heading(_ record: Record) -> String {
  record.noun.bare.prefix(1).uppercased() + record.noun.bare.dropFirst()
}

private func standard(_ standard: Entry.Default) -> String {
  switch standard {
  case .required: "must be written"
  case .words(let words): words
  case .value(let value): "`\(plain(value))`"
  }
}

private func plain(_ value: JSON) -> String {
  switch value {
  case .text(let text): text
  case .array(let items): "[\(items.map(plain).joined(separator: ", "))]"
  default: value.rendered()
  }
}

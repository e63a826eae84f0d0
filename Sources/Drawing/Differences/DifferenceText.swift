import Model

extension Difference {
  /// A line a change, for people and for the description of a pull request: `+ A -> B  imports, first at a.swift:3`.
  public var text: String {
    var lines: [String] = []
    for box in boxes where box.change != .same { lines.append("\(box.change == .added ? "+" : "-") \(visible(box.label))") }
    for arrow in changes {
      let sign = arrow.violation != nil ? "!" : arrow.change == .added ? "+" : "-"
      let verdict = arrow.violation.map { "\($0.rawValue)\(arrow.change == .added ? ", added" : "")" }
      let words = ([verdict].compactMap { $0 } + arrow.words).joined(separator: ", ")
      lines.append("\(sign) \(visible(label(arrow.from))) -> \(visible(label(arrow.to)))  \(visible(words))")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// So many arrows Mermaid draws where nobody changes its settings, and so many letters it reads.
  static let mermaidLimits = (arrows: 500, letters: 50_000)

  /// A flowchart in Mermaid; nil where it has more than a viewer draws.
  public var mermaid: String? {
    guard arrows.count <= Self.mermaidLimits.arrows else { return nil }
    var lines = ["flowchart LR"]
    for box in boxes {
      let style = box.change == .same ? "" : ":::\(box.change.rawValue)"
      lines.append("  \(box.id)[\"\(Self.escaped(box.label))\"]\(style)")
    }
    var styles: [String: [Int]] = [:]
    for (index, arrow) in arrows.enumerated() {
      let line = arrow.change == .removed ? "-.->" : arrow.change == .added || arrow.violation != nil ? "==>" : "-->"
      lines.append("  \(arrow.from) \(line) \(arrow.to)")
      if arrow.change != .same || arrow.violation != nil { styles[Paint.of(arrow).line, default: []].append(index) }
    }
    for (color, indices) in styles.sorted(by: { $0.key < $1.key }) {
      lines.append("  linkStyle \(indices.map(String.init).joined(separator: ",")) stroke:\(color),stroke-width:2px")
    }
    for change in [Change.added, .removed] where boxes.contains(where: { $0.change == change }) {
      let paint = Paint.of(change)
      let dash = change == .removed ? ",stroke-dasharray:4 3" : ""
      lines.append("  classDef \(change.rawValue) fill:\(paint.fill),stroke:\(paint.line),color:\(Theme.ink)\(dash)")
    }
    let text = lines.map { $0 + "\n" }.joined()
    return text.utf8.count <= Self.mermaidLimits.letters ? text : nil
  }

  /// Text between quotes in Mermaid, which has entities instead of backslashes.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in visible(text).unicodeScalars.prefix(80) {
      let isPlain =
        character.value > 0x7f || character.properties.isAlphabetic || (0x30...0x39).contains(character.value)
        || " ._-:,()".unicodeScalars.contains(character)
      result += isPlain ? String(character) : "#\(character.value);"
    }
    return result.isEmpty ? " " : result
  }

  /// DOT for Graphviz.
  public func dot(title: String) -> String {
    let head = dotAttributes([
      ("rankdir", "LR"), ("bgcolor", "\"\(Theme.paper)\""), ("pad", "0.35"), ("fontname", "\"\(Theme.fonts)\""),
      ("fontsize", "13"),
      ("labelloc", "t"), ("labeljust", "l"), ("label", dotQuoted([title])),
    ])
    var lines = ["digraph dilint {", "  graph \(head)"]
    let font = ("fontname", "\"\(Theme.fonts)\"")
    lines.append("  node " + dotAttributes([("shape", "box"), ("style", "\"rounded,filled\""), font, ("fontsize", "11")]))
    lines.append("  edge " + dotAttributes([("arrowsize", "0.65"), font, ("fontsize", "9")]))
    for box in boxes {
      let paint = Paint.of(box.change)
      let style = box.change == .removed ? "\"rounded,filled,dashed\"" : "\"rounded,filled\""
      lines.append(
        "  \(box.id) "
          + dotAttributes([
            ("label", dotQuoted([box.label], limit: 60)), ("tooltip", dotQuoted([box.label, box.change.rawValue])),
            ("fillcolor", "\"\(paint.fill)\""), ("color", "\"\(paint.line)\""), ("style", style),
          ]))
    }
    for arrow in arrows {
      var attributes = [
        ("color", "\"\(Paint.of(arrow).line)\""),
        (
          "tooltip",
          dotQuoted(
            ["\(label(arrow.from)) → \(label(arrow.to))", arrow.violation?.rawValue ?? arrow.change.rawValue] + arrow.words)
        ),
      ]
      if arrow.change == .removed { attributes.append(("style", "dashed")) }
      if arrow.change == .added || arrow.violation != nil { attributes.append(("penwidth", "2")) }
      lines.append("  \(arrow.from) -> \(arrow.to) \(dotAttributes(attributes))")
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }
}

extension Paint {
  fileprivate static func of(_ change: Difference.Change) -> Paint {
    switch change {
    case .added: Paint(fill: "#dff1e8", line: "#2e8b61")
    case .removed: Paint(fill: "#f4f5f7", line: "#98a2b0")
    case .same: Paint(fill: "#ffffff", line: "#94a3b5")
    }
  }

  fileprivate static func of(_ arrow: Difference.Arrow) -> Paint {
    if let violation = arrow.violation { return Paint(fill: Theme.paper, line: Theme.color(violation)) }
    return of(arrow.change)
  }
}

import Model

extension Answer {
  /// For people: the sentence, then a line a row, the places below one another.
  public func text(_ options: Reporter.Options) -> String {
    let ink = Ink(isColored: options.isColored)
    let table = rows.map { $0.cells.map { neutral($0.isPath ? options.shown($0.text) : $0.text) } }
    let widths = (0..<(rows.first?.cells.count ?? 0)).map { column in
      table.map { columns($0[column]) }.filter { $0 <= 48 }.max() ?? 0
    }
    var lines = options.isQuiet ? [] : [ink(.bold, neutral(sentence))]
    if !rows.isEmpty && !lines.isEmpty { lines.append("") }
    for (row, cells) in zip(rows, table) {
      var line = zip(cells, widths).filter { $1 > 0 || !$0.isEmpty }.map { padded($0, to: $1) }.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      if let at = row.at {
        let width = widths.filter { $0 > 0 }.reduce(-2) { $0 + $1 + 2 }
        line = padded(line, to: width) + "  " + ink(.dim, options.shown(lineOf: at))
      }
      lines.append((options.isQuiet ? "" : "  ") + line)
    }
    return obeyedByNobody(lines.map { $0 + "\n" }.joined())
  }

  /// For programs, version 1: fields may be added, none is renamed or dropped. A row has a member a cell, and its place.
  public func json(_ options: Reporter.Options) -> String {
    JSONValue.object([
      ("schema", .number(1)), ("base", options.folder.map(JSONValue.string) ?? .null), ("question", .string(question)),
      ("answer", .string(sentence)), ("found", .bool(isFound)),
      (
        "rows",
        .array(
          rows.map { row in
            .object(row.cells.map { ($0.name, .string($0.text)) } + [("at", row.at.map(Reporter.value) ?? .null)])
          })
      ),
    ]).text
  }
}

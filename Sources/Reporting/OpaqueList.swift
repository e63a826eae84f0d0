import Model

/// What was not understood, place by place, with the reason and the manifest entry that would settle it: `dilint opaque`.
public enum OpaqueList {
  /// For people: grouped by file.
  public static func text(_ report: Report, _ options: Reporter.Options) -> String {
    let ink = Ink(isColored: options.isColored)
    var lines: [String] = []
    for entry in report.opaque {
      lines.append("\(ink(.bold, options.shown(entry.at))): \(entry.what.rawValue): \(neutral(entry.reason))")
      if let line = report.excerpts[entry.at.file]?[entry.at.line] {
        lines.append("  | " + Excerpt(line: line, column: entry.at.column, width: options.width - 4).text)
      }
      if let cure = entry.cure {
        lines += wrapped("help: " + neutral(cure), to: options.width - 4).map { "  " + $0 }
      }
    }
    if !options.isQuiet {
      if !lines.isEmpty { lines.append("") }
      lines.append(Summary.coverage(report, pointsToList: false))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// For programs: `opaque` as in the graph's JSON.
  public static func json(_ report: Report, _ options: Reporter.Options = Reporter.Options()) -> String {
    JSONValue.object([
      ("schema", .number(1)),
      ("base", options.folder.map(JSONValue.string) ?? .null),
      (
        "opaque",
        .array(
          report.opaque.map { entry in
            .object([
              ("what", .string(entry.what.rawValue)), ("reason", .string(entry.reason)),
              ("cure", entry.cure.map(JSONValue.string) ?? .null), ("at", Reporter.value(entry.at)),
            ])
          })
      ),
    ]).text
  }
}

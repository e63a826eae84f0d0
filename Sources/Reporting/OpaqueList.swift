import Model

/// What was not understood, place by place, with the reason and the manifest entry that would settle it: `dilint opaque`.
public enum OpaqueList {
  /// For people: grouped by file.
  public static func text(_ report: Report, _ options: Reporter.Options) -> String {
    let ink = Ink(isColored: options.isColored)
    var lines: [String] = []
    for entry in report.opaque.worstFirst() {
      lines.append("\(ink(.bold, options.shown(entry.at))): \(entry.what.rawValue): \(neutral(entry.reason))")
      if let line = report.excerpts[entry.at.file]?[entry.at.line] {
        lines.append("  | " + Excerpt(line: line, column: entry.at.column, width: options.width - 4).text)
      }
      if entry.silenced > 0 {
        lines.append("  = it may provide what \(counted(entry.silenced, "need")) of things not found ask for")
      }
      if let cure = entry.cure {
        lines += wrapped("help: " + neutral(cure), to: options.width - 4).map { "  " + $0 }
      }
    }
    if !options.isQuiet {
      if !lines.isEmpty { lines.append("") }
      lines.append(Summary.coverage(report, pointsToList: false))
    }
    return obeyedByNobody(lines.map { $0 + "\n" }.joined())
  }

  /// The place that silences most, where one does: `Sources/App.swift:11 may provide what 5 needs …`.
  static func worst(_ report: Report, _ options: Reporter.Options) -> String? {
    guard let worst = report.opaque.worstFirst().first, worst.silenced > 0 else { return nil }
    let needs = worst.silenced == 1 ? "1 need finds nothing and is" : "\(grouped(worst.silenced)) needs find nothing and are"
    return "\(needs) not called missing because \(options.shown(worst.at)) could not be read"
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
              ("cure", entry.cure.map(JSONValue.string) ?? .null), ("silenced", .number(entry.silenced)),
              ("at", Reporter.value(entry.at)),
            ])
          })
      ),
    ]).text
  }
}

extension [Opaque] {
  /// Those that keep most needs from being judged first, else in their order.
  fileprivate func worstFirst() -> [Opaque] {
    enumerated().sorted { ($1.element.silenced, $0.offset) < ($0.element.silenced, $1.offset) }.map(\.element)
  }
}

import Model

/// What a change affects, written out: `dilint affected`.
public enum AffectedText {
  /// For people: a block a kind.
  public static func text(_ affected: Affected, _ options: Reporter.Options) -> String {
    let ink = Ink(isColored: options.isColored)
    let count = counted(affected.files.count, "file")
    var lines = options.isQuiet ? [] : [neutral("\(count) changed since \(affected.revision) (\(affected.commit.prefix(12)))")]
    for (kind, title) in [(Affected.Kind.target, "targets"), (.assembly, "assemblies"), (.module, "modules"), (.root, "roots")] {
      let units = affected.units.filter { $0.kind == kind }
      if units.isEmpty { continue }
      if !lines.isEmpty { lines.append("") }
      lines.append(ink(.bold, title))
      let width = min(units.map { columns(neutral($0.name)) }.max() ?? 0, 56)
      lines += units.map { unit in
        let owners = unit.owners.isEmpty ? "" : "  " + unit.owners.map(neutral).joined(separator: ", ")
        return "  " + padded(neutral(unit.name), to: width) + "  "
          + (owners.isEmpty ? unit.degree.rawValue : padded(unit.degree.rawValue, to: 10) + owners)
      }
    }
    if !options.isQuiet, let first = affected.strays.first {
      let more = affected.strays.count > 1 ? " and \(counted(affected.strays.count - 1, "other file")) are" : " is"
      lines += ["", neutral("\(options.shown(first))\(more) part of no target")]
    }
    return obeyedByNobody(lines.map { $0 + "\n" }.joined())
  }

  /// For programs.
  public static func json(_ affected: Affected, _ options: Reporter.Options) -> String {
    let list = { (kind: Affected.Kind) in
      JSONValue.array(
        affected.units.filter { $0.kind == kind }.map { unit in
          .object([
            ("name", .string(unit.name)), ("how", .string(unit.degree.rawValue)),
            ("owners", .array(unit.owners.map(JSONValue.string))), ("path", .string(unit.path)),
          ])
        })
    }
    return JSONValue.object([
      ("schema", .number(1)), ("base", options.folder.map(JSONValue.string) ?? .null),
      ("since", .object([("revision", .string(affected.revision)), ("commit", .string(affected.commit))])),
      ("files", .array(affected.files.map(JSONValue.string))), ("strays", .array(affected.strays.map(JSONValue.string))),
      ("targets", list(.target)), ("assemblies", list(.assembly)), ("modules", list(.module)), ("roots", list(.root)),
    ]).text
  }
}

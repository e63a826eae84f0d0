import Model

/// What was seen of a project at first sight, for people.
public enum SurveyText {
  /// One line a kind of thing, then what could not be read, then what a check finds.
  public static func of(_ survey: Survey, _ report: Report, _ options: Reporter.Options) -> [String] {
    let frameworks = survey.frameworks.map { framework in
      let version = framework.version.map { " \($0)" } ?? ", version unknown"
      return "\(framework.name)\(version), in \(counted(framework.files, "file"))"
    }
    var lines = [row("files", counted(survey.files, "Swift file")), row("frameworks", frameworks.joined(separator: "; "))]
    let described = survey.descriptions.isEmpty ? "" : ", from \(some(survey.descriptions.map(options.shown)))"
    lines.append(
      row(
        "targets",
        survey.targets.isEmpty ? "" : grouped(survey.targets.count) + ": " + some(survey.targets.map(\.name)) + described))
    lines.append(row("assemblies", several(survey.assemblies)))
    lines.append(row("modules", several(survey.modules)))
    let roots = survey.roots.map { "\($0.name) (\(options.shown(lineOf: $0.at)))" }
    lines.append(row("roots", roots.isEmpty ? "" : grouped(roots.count) + ": " + some(roots, most: 3)))
    lines.append(row("understood", String(Summary.coverage(report, pointsToList: false).dropFirst("understood: ".count))))
    for place in survey.opaque.prefix(3) { lines.append(row("", "not: \(options.shown(place.at)): \(place.reason)")) }
    if survey.opaque.count > 3 {
      lines.append(row("", "and \(grouped(survey.opaque.count - 3)) more; `dilint opaque` lists them"))
    }
    for remark in survey.remarks { lines.append(row("", remark.text(options.spoken))) }
    lines.append(row("check", Summary.verdict(report.underCauses)))
    return lines.map { obeyedByNobody(neutral($0)) }
  }

  private static func row(_ word: String, _ text: String) -> String { padded(word, to: 12) + (text.isEmpty ? "none" : text) }

  private static func several(_ things: [Survey.Named]) -> String {
    things.isEmpty ? "" : grouped(things.count) + ": " + some(things.map(\.name))
  }

  private static func some(_ names: [String], most: Int = 6) -> String {
    names.prefix(most).joined(separator: ", ") + (names.count > most ? " and \(grouped(names.count - most)) more" : "")
  }
}

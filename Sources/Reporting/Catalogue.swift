import Model

/// What dilint knows, as text: the tables and pages of `dilint rules`, `dilint explain` and `dilint frameworks`, and of the docs.
public enum Catalogue {
  /// One line a rule: id, severity, summary.
  public static func rules(_ rules: [Rule]) -> String {
    table(rules.map { [$0.id, $0.severity?.rawValue ?? "off", $0.summary] })
  }

  /// One line a generation: framework, versions, modules.
  public static func frameworks(_ frameworks: [Framework]) -> String {
    table(
      frameworks.flatMap { framework in
        framework.generations.map {
          [framework.id, framework.name, $0.versions, "import " + framework.modules.joined(separator: ", ")]
        }
      })
  }

  /// A rule's page for a terminal.
  public static func explanation(of rule: Rule, _ options: Reporter.Options) -> String {
    let ink = Ink(isColored: options.isColored)
    let severity = rule.severity.map { ink($0.shade, $0.rawValue) } ?? "off unless the manifest turns it on"
    let lines =
      ["\(ink(.bold, rule.id)) (\(severity)): \(rule.summary)", ""] + wrapped(flowing(rule.explanation), to: options.width)
      + ["", "In one place:  // dilint:ignore \(rule.id) - why", "Everywhere:    rules: { \(rule.id): off }   in dilint.yml"]
    return lines.map { $0 + "\n" }.joined()
  }

  /// A rule's page for the docs.
  public static func page(of rule: Rule) -> String {
    """
    # \(rule.id)

    \(rule.severity.map { "**\($0.rawValue)**" } ?? "off by default"): \(rule.summary).

    \(wrapped(flowing(rule.explanation), to: 120).joined(separator: "\n"))

    Silence it in one place with `// dilint:ignore \(rule.id) - why` on the line or the line above; change its severity with
    `rules: { \(rule.id): off }` in `dilint.yml`.

    """
  }

  /// The docs' table of rules.
  public static func index(of rules: [Rule]) -> String {
    "# Rules\n\n| rule | severity | what is wrong |\n| --- | --- | --- |\n"
      + rules.map { "| [`\($0.id)`](\($0.id).md) | \($0.severity?.rawValue ?? "off") | \($0.summary) |\n" }.joined()
  }

  /// The docs' table of known ways to go wrong with each framework.
  public static func pitfalls(of frameworks: [Framework]) -> String {
    var text = """
      # Pitfalls

      Known ways to go wrong with a framework, and what becomes of them here: the rule that reports it, or why none does.

      """
    for framework in frameworks where !framework.pitfalls.isEmpty {
      text += "\n## \(framework.name)\n\n| pitfall | what goes wrong | what dilint says |\n| --- | --- | --- |\n"
      for pitfall in framework.pitfalls {
        let answer =
          switch pitfall.answer {
          case .rule(let id): "[`\(id)`](Rules/\(id).md)"
          case .part(let id): "said with [`\(id)`](Rules/\(id).md)"
          case .leftOut(let reason): "left out: \(reason)"
          }
        text += "| \(pitfall.id) | \(pitfall.what) | \(answer) |\n"
      }
    }
    return text
  }

  /// The docs' table of what each framework's users say, and whether it is read.
  public static func forms(of frameworks: [Framework]) -> String {
    let forms = Form.allCases
    var text = """
      # Forms

      What people say to a container, by framework. ✓: it is read, and a case under `Fixtures/Conformance` shows it in the words that \
      the lists below name. –: there is nothing to read, for the reason that stands there.

      | framework | \(forms.map(\.rawValue).joined(separator: " | ")) |
      | --- |\(String(repeating: " --- |", count: forms.count))

      """
    for framework in frameworks {
      let marks = forms.map { form in if case .read? = framework.forms[form] { "✓" } else { "–" } }
      text += "| \(framework.name) | \(marks.joined(separator: " | ")) |\n"
    }
    text += "\n" + forms.map { "* \($0.rawValue): \($0.meaning)\n" }.joined()
    for framework in frameworks {
      text += "\n## \(framework.name)\n\n"
      for form in forms {
        switch framework.forms[form] {
        case .read(let words)?: text += "* \(form.rawValue): \(words.map { "`\($0)`" }.joined(separator: ", "))\n"
        case .absent(let reason)?: text += "* no \(form.rawValue): \(reason)\n"
        case nil: break
        }
      }
    }
    return text
  }

  /// Joins the lines of each paragraph, so that it can be wrapped anew.
  private static func flowing(_ text: String) -> String {
    var paragraphs: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty || paragraphs.isEmpty || paragraphs.last == "" {
        paragraphs.append(String(line))
      } else {
        paragraphs[paragraphs.count - 1] += " " + line
      }
    }
    return paragraphs.joined(separator: "\n")
  }

  private static func table(_ rows: [[String]]) -> String {
    let widths = (0..<(rows.first?.count ?? 0)).map { column in rows.map { columns($0[column]) }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).map { padded($0, to: $1) }.joined(separator: "  ").trimmedEnd + "\n"
    }.joined()
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}

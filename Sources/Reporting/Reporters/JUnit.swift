import Model

extension Reporter {
  /// A suite a rule. What fails the run is a failure, what does not is a test that passed and has something to say, and a rule
  /// that found nothing is a test that passed: a file without any test would be taken for a mistake.
  static let junit = Reporter(
    id: "junit", summary: "for Jenkins and others: JUnit's XML", endings: ["xml"]
  ) { report, options in
    let byRule = Dictionary(grouping: report.findings, by: \.rule)
    let running = options.rules.filter { $0.severity != nil }.map(\.id)
    let suites = Set(byRule.keys).union(running).sorted().map { suite($0, byRule[$0] ?? [], options) }
    let sum = { (name: String) in String(suites.reduce(0) { $0 + (Int($1.value(of: name)) ?? 0) }) }
    return XMLElement(
      name: "testsuites",
      attributes: [("name", "dilint"), ("tests", sum("tests")), ("failures", sum("failures")), ("errors", "0")],
      children: suites
    ).document
  }

  private static func suite(_ rule: String, _ findings: [Finding], _ options: Options) -> XMLElement {
    var seen: [String: Int] = [:]
    var cases: [XMLElement] = []
    var failures = 0
    for finding in findings {
      seen[finding.message, default: 0] += 1
      let number = seen[finding.message] ?? 1
      // Services know a test by its name, so no line stands in it, and no two have the same.
      let name = finding.message.isEmpty ? rule : finding.message
      var test = test(number == 1 ? name : "\(name) (\(number))", of: rule)
      let at = options.pathFromRepository(to: finding.at.file) + ":\(finding.at.line):\(finding.at.column)"
      let lines = ["\(at): \(finding.severity.rawValue): \(finding.sentence)"] + finding.details(options)
      let text = lines.joined(separator: "\n")
      if let least = options.failing, finding.severity >= least {
        failures += 1
        test.children = [
          XMLElement(
            name: "failure", attributes: [("type", finding.severity.rawValue), ("message", finding.sentence)], text: text)
        ]
      } else {
        test.children = [XMLElement(name: "system-out", text: text)]
      }
      cases.append(test)
    }
    if cases.isEmpty { cases = [test("nothing found", of: rule)] }
    return XMLElement(
      name: "testsuite",
      attributes: [("name", rule), ("tests", String(cases.count)), ("failures", String(failures)), ("errors", "0")],
      children: cases)
  }

  private static func test(_ name: String, of rule: String) -> XMLElement {
    XMLElement(name: "testcase", attributes: [("classname", "dilint.\(rule)"), ("name", name)])
  }
}

extension XMLElement {
  fileprivate func value(of attribute: String) -> String { attributes.first { $0.0 == attribute }?.1 ?? "" }
}

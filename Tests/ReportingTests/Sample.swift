import Model

/// One report with everything in it: each severity, both certainties, chains, related places, cures, several roots, a line that
/// is too long, one with tabs and wide characters, and a place without a text.
let sample = Report(
  findings: [
    Finding(
      rule: "missing-provider", severity: .error, message: "nothing provides Logger, which ChatService needs",
      at: Location(file: "Features/Chat/ChatPart.swift", line: 12, column: 38),
      chain: [
        Finding.Note("AppDelegate.container loads AppAssembly", at: Location(file: "App/AppDelegate.swift", line: 10, column: 5)),
        Finding.Note("AppAssembly includes ChatPart", at: Location(file: "App/AppAssembly.swift", line: 7, column: 3)),
      ],
      related: [
        Finding.Note("ChatScreen needs it too", at: Location(file: "Features/Chat/ChatScreen.swift", line: 104, column: 9)),
        Finding.Note(
          "Logger named \"file\" is provided here, but nobody asks for Logger under that name",
          at: Location(file: "Core/CorePart.swift", line: 3, column: 5)),
      ],
      cure: "Register Logger in ChatPart or in a part that AppAssembly loads: "
        + "container.register(LoggerImpl.init).as(Logger.self). "
        + "If it is meant to be the one named \"file\", ask for by(name: \"file\", on: $0).",
      roots: ["AppDelegate.container"], subject: ["Logger"]),
    Finding(
      rule: "dependency-cycle", severity: .error, message: "Chat, History and Chat need one another while they are made",
      at: Location(file: "Features/Chat/Long.swift", line: 4, column: 180), roots: ["AppDelegate.container"],
      subject: ["Chat", "History"]),
    Finding(
      rule: "duplicate-provider", severity: .warning, certainty: .possible, message: "Cache is provided twice",
      at: Location(file: "Tabs.swift", line: 7, column: 16), roots: ["Widget.container", "AppDelegate.container"],
      subject: ["Cache"]),
    Finding(
      rule: "unloaded-module", severity: .note, message: "no root loads OldPart",
      at: Location(file: "dilint.yml", line: 1, column: 1), cure: "Remove it, or load it.", subject: ["OldPart"]),
  ].sorted(),
  coverage: {
    var coverage = Coverage()
    coverage.registrations = .init(understood: 1117, opaque: 2)
    coverage.needs = .init(understood: 305)
    coverage.includes = .init(understood: 40, opaque: 1)
    return coverage
  }(),
  opaque: [
    Opaque(
      what: .registration, reason: "the type is the value of a variable", cure: "modules: { ChatPart: { provides: [TYPE] } }",
      at: Location(file: "Tabs.swift", line: 7, column: 3)),
    Opaque(what: .include, reason: "the list comes from outside", at: Location(file: "Gone.swift", line: 1, column: 1)),
  ],
  summary: {
    var summary = Report.Summary()
    (summary.files, summary.unreadFiles, summary.groups, summary.roots) = (48, 1, 12, 2)
    (summary.providers, summary.needs, summary.suppressed) = (1119, 305, 1)
    return summary
  }(),
  excerpts: [
    "Features/Chat/ChatPart.swift": [12: "    container.register { ChatService(logger: $0) }"],
    "Features/Chat/Long.swift": [
      4: String(repeating: "left ", count: 35) + "Chat(history: $0) " + String(repeating: "right ", count: 40)
    ],
    "Tabs.swift": [7: "\t\"日本\"; x.register(Cache.init)"],
  ],
  remarks: ["Widget.container is empty."])

/// A clean run.
let clean = Report(
  findings: [], coverage: Coverage(), opaque: [], summary: Report.Summary(), excerpts: [:],
  remarks: ["There is no Swift file here, so there is nothing to check."])

/// A report whose every text tries to break out of its place.
let hostile: Report = {
  let evil = "a\u{1b}[31mb\nc\r\"d\\e\u{202e}f\u{0}<g>&'\u{2028}%h\u{9b}"
  let at = Location(file: evil, line: 1, column: 999)
  var report = sample
  report.findings = [
    Finding(
      rule: evil, severity: .error, message: evil, at: at, chain: [Finding.Note(evil, at: at)],
      related: [Finding.Note(evil, at: at)], cure: evil, roots: [evil], subject: [evil]),
    Finding(rule: "x", severity: .note, message: "", at: at, roots: ["", evil], subject: []),
  ]
  report.opaque = [Opaque(what: .need, reason: evil, cure: evil, at: at)]
  report.excerpts = [evil: [1: evil]]
  report.remarks = [Sentence(evil), ""]
  return report
}()

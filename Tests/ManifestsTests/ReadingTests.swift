import Manifests
import Model
import Testing

@Suite struct ReadingTests {
  static let bad = Case.all("bad.txt")
  static let good = Case.all("good.txt")

  @Test(arguments: bad)
  func reportsEveryProblem(_ example: Case) throws {
    #expect(isUpdate || outcome(example) == example.outcome)
  }

  @Test(arguments: good)
  func understands(_ example: Case) throws {
    #expect(isUpdate || outcome(example) == example.outcome)
  }

  private func outcome(_ example: Case) -> String {
    switch read(example.manifest) {
    case .success(let manifest): described(manifest)
    case .failure(let unreadable): unreadable.description + "\n"
    }
  }

  @Test(.enabled(if: isUpdate)) func rewritesOutcomes() throws {
    for (cases, file) in [(Self.bad, "bad.txt"), (Self.good, "good.txt")] {
      try Case.write(cases.map { Case(name: $0.name, manifest: $0.manifest, outcome: outcome($0)) }, to: file)
    }
  }

  /// A table that could not be read would pass.
  @Test func casesAreThere() {
    #expect(Self.bad.count > 30 && Self.good.count > 10)
    guard !isUpdate else { return }
    for example in Self.bad { #expect(example.outcome.contains(": error: "), "\(example.name) has no problem") }
    for example in Self.good { #expect(!example.outcome.contains(": error: "), "\(example.name) has a problem") }
  }

  /// Texts that editors or Git make without being asked: the same manifest, at the same places.
  @Test(arguments: ["\r\n", "\r", "\u{2028}\n"])
  func lineEndsMakeNoDifference(_ end: String) throws {
    let text = "# café\nmodules:\n  A: { provides: [X] }\n  B: { provide: [X] }\n"
    let converted = "\u{FEFF}" + text.split(separator: "\n").joined(separator: end) + end
    guard case .failure(let plain) = read(text), case .failure(let other) = read(converted) else {
      Issue.record("both have a problem")
      return
    }
    #expect(plain.description == "dilint.yml:4:8: error: a DI module has no key `provide`; did you mean `provides`?")
    #expect(other.description == plain.description)
  }
}

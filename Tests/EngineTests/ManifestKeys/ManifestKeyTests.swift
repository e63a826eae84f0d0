import Model
import Testing

@testable import Engine
@testable import Manifests

/// Every key of the manifest that is documented does what it says: with it a run says something else than without.
@Suite struct ManifestKeyTests {
  @Test func everyKeyIsShown() {
    let root = manifestKeys(ruleIDs: [], frameworkIDs: [])
    var documented: Set<String> = ["frameworks.custom"]
    for record in [root] + records(in: root) { documented.formUnion(record.keys.map { "\(record.id).\($0.name)" }) }
    let shown = KeyCase.all.flatMap(\.keys)
    #expect(documented.subtracting(shown).isEmpty, "\(documented.subtracting(shown).sorted()) show nothing")
    #expect(Set(shown).subtracting(documented).isEmpty, "\(Set(shown).subtracting(documented).sorted()) are no keys")
  }

  @Test(arguments: KeyCase.all.indices)
  func doesWhatItSays(index: Int) throws {
    let item = KeyCase.all[index]
    #expect(item.says != item.otherwise)
    let (says, otherwise) = try (item.outcome(of: item.manifest), item.outcome(of: item.without))
    #expect(says == item.says, "with \(item.keys): \(says)")
    #expect(otherwise == item.otherwise, "without \(item.keys): \(otherwise)")
  }
}

/// A project and a manifest in which a key decides.
struct KeyCase: Sendable {
  /// `RECORD.KEY`, as the schema names records.
  var keys: [String]
  /// Lines that end in `# key` hold the keys, and are left out for the other run.
  var manifest: String
  var files: [String: String]
  /// What a run says with the key, and without it.
  var says: [String]
  var otherwise: [String]
  /// What takes the manifest's place for the other run.
  var instead: String?
  var view: View

  init(
    _ keys: String..., manifest: String, files: [String: String] = [:], says: [String], otherwise: [String],
    instead: String? = nil, view: View = .findings
  ) {
    self.keys = keys
    self.manifest = manifest
    self.files = files
    self.says = says
    self.otherwise = otherwise
    self.instead = instead
    self.view = view
  }

  /// What is looked at.
  enum View: Sendable { case findings, messages, files, targets, kinds, lifetimes }

  static let all = graph + run + targets + limits

  var without: String {
    if let instead { return instead }
    return manifest.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasSuffix("# key") }
      .joined(separator: "\n")
  }

  func outcome(of manifest: String) throws -> [String] {
    try withFiles(files.merging(["dilint.yml": manifest]) { $1 }) { root in
      let analysis: Analysis
      do { analysis = try analyze(Job(workingDirectory: root)) } catch { return ["refused"] }
      let (report, graph) = (analysis.report, analysis.graph)
      switch view {
      case .findings: return report.findings.map { "\($0.rule) \($0.severity.rawValue) \($0.at.file)" }.sorted()
      case .messages: return report.findings.map(\.message).sorted()
      case .files: return ["\(report.summary.files)"]
      case .targets: return graph.targets.map { "\($0.name) \($0.path)" }.sorted()
      case .kinds: return graph.targets.map { "\($0.name) \($0.kind)" }.sorted()
      case .lifetimes: return graph.providers.map(\.lifetime.name)
      }
    }
  }
}

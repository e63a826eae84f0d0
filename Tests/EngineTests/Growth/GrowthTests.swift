import Frameworks
import Linking
import Model
import Reading
import Rules
import Testing

@testable import Engine

/// The smallest program of each family. `Tests/Tools/growth` tries the larger ones.
struct GrowthTests {
  /// What is not found as it should be yet, even where it is small.
  static let pending: Set = ["recursion-with-growing-arguments"]

  @Test(arguments: Growth.all.filter { !pending.contains($0.name) }.map(\.name))
  func smallestIsUnderstood(name: String) throws {
    let growth = Growth.all.first { $0.name == name }!
    try withFiles(growth.files(growth.sizes[0])) { folder in
      let analysis = try analyze(Job(paths: [folder], workingDirectory: folder))
      let report = analysis.report
      var found = report.findings.filter { growth.isExact || $0.severity != .note }
        .map { "\($0.at.line): \($0.rule) (\($0.severity.rawValue))" }
      for rule in growth.expectedSomewhere(growth.sizes[0]) {
        let place = found.firstIndex { $0.hasSuffix(": \(rule)") }
        #expect(place != nil, "\(rule) is nowhere")
        if let place { found.remove(at: place) }
      }
      #expect(found.sorted() == growth.expected(growth.sizes[0]).sorted())
      if growth.isExact { #expect(report.opaque.isEmpty, "\(report.opaque)") }
    }
  }

  @Test func namesAreUnique() {
    #expect(Set(Growth.all.map(\.name)).count == Growth.all.count)
    #expect(Self.pending.isSubset(of: Growth.all.map(\.name)))
    #expect(Growth.all.allSatisfy { $0.sizes == $0.sizes.sorted() && !$0.sizes.isEmpty })
  }
}

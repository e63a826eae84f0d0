import Foundation
import Frameworks
import Model
import Testing

/// The table of forms has no hole: what is said to be read is shown, and what is not has a reason.
@Suite struct FormTests {
  @Test(arguments: Framework.all.map(\.id))
  func everyFormIsShownOrExplained(id: String) throws {
    let framework = try #require(Framework.all.first { $0.id == id })
    let texts = try Self.texts(of: id)
    for form in Form.allCases {
      switch framework.forms[form] {
      case .read(let words)?:
        #expect(!words.isEmpty, "\(id) shows no \(form.rawValue)")
        for word in words { #expect(texts.contains { $0.contains(word) }, "no case of \(id) has `\(word)`") }
      case .absent(let reason)?: #expect(reason.split(separator: " ").count > 6, "\(id), \(form.rawValue): too little is said")
      case nil: Issue.record("\(id) says nothing of \(form.rawValue)")
      }
    }
  }

  /// The conformance cases of a framework, those of its generations included.
  private static func texts(of id: String) throws -> [String] {
    let conformance = FixtureTests.fixtures + "/Conformance"
    let others = Framework.all.map(\.id).filter { $0.hasPrefix(id + "-") }
    return try FileManager.default.subpathsOfDirectory(atPath: conformance).filter { path in
      let folder = path.prefix { $0 != "/" }
      return path.hasSuffix(".swift") && (folder == id || folder.hasPrefix(id + "-")) && !others.contains(String(folder))
    }.map { try String(contentsOfFile: conformance + "/" + $0, encoding: .utf8) }
  }
}

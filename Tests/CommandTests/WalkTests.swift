import Foundation
import Testing

/// The walk through the sample happens as its page shows it.
struct WalkTests {
  /// Each line after `$` on the sample, and what is shown of what it prints.
  private static let steps: [(line: String, shown: [Substring])] = {
    let page = (try? String(contentsOfFile: house + "/Docs/Walkthrough.md", encoding: .utf8)) ?? ""
    let walk = page.components(separatedBy: "\n## On apps of somebody else")[0]
    let blocks = walk.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    return blocks.flatMap { $0.components(separatedBy: "\n$ ").dropFirst() }.map { step in
      let lines = step.split(separator: "\n")
      return (String(lines[0]), Array(lines.dropFirst()))
    }
  }()

  @Test func everyStepSaysWhatIsShown() async throws {
    #expect(Self.steps.count > 12)
    try await withFiles([:]) { folder in
      let sample = folder + "/BikeRental"
      try FileManager.default.copyItem(atPath: house + "/Fixtures/Projects/BikeRental", toPath: sample)
      let words = """
        export PATH="\(URL(fileURLWithPath: binary).deletingLastPathComponent().path):$PATH" GIT_CONFIG_GLOBAL=/dev/null
        export GIT_AUTHOR_NAME=A GIT_AUTHOR_EMAIL=a@example.com GIT_COMMITTER_NAME=A GIT_COMMITTER_EMAIL=a@example.com

        """
      let begin = try await run(
        "sh", ["-c", words + "rm dilint.yml; git init -qb main . && git add -A && git commit -qm All"], in: sample)
      #expect(begin.status == 0, "\(begin.errors)")
      for step in Self.steps {
        let outcome = try await run("sh", ["-c", words + "{ \(step.line); } 2>&1"], in: sample)
        for line in step.shown { #expect(outcome.text.contains(line + "\n"), "\(step.line): \(line)\n\(outcome.text)") }
      }
    }
  }
}

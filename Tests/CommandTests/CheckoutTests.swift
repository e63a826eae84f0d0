import Foundation
import Testing

private let hasGit = ["/usr/bin/git", "/usr/local/bin/git", "/opt/homebrew/bin/git"].contains(
  where: FileManager.default.isExecutableFile)

/// Revisions of repositories that lie otherwise than in one whole clone.
@Suite(.enabled(if: hasGit, "git is needed"))
struct CheckoutTests {
  private static let charts = """
    import Swinject

    public final class Chart {}
    public struct ChartAssembly: Assembly {
      public func assemble(container: Container) {
        container.register(Chart.self) { _ in Chart() }
      }
    }

    """
  private static let app = """
    import Swinject

    final class Pilot { init(chart: Chart) {} }
    struct PilotAssembly: Assembly {
      func assemble(container: Container) { container.register(Pilot.self) { r in Pilot(chart: r.resolve(Chart.self)!) } }
    }
    func start() -> Pilot? { Assembler([PilotAssembly(), ChartAssembly()]).resolver.resolve(Pilot.self) }

    """

  /// What is in a submodule is read as it was at the commit of it that belongs to the revision.
  @Test func submodulesAreReadAtTheirCommit() async throws {
    try await withRepository(["Charts.swift": Self.charts]) { charts in
      try await withRepository(["App/App.swift": Self.app]) { app in
        try await app.git("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", charts.folder, "Charts")
        try await app.commit("charts")
        let same = try await dilint("check", "--since", "HEAD", in: app.folder)
        #expect(same.status == 0 && same.text.contains("no findings in 2 Swift files"), "\(same.text)")

        let lost = Self.charts.replacing("container.register(Chart.self) { _ in Chart() }", with: "")
        try app.write("Charts/Charts.swift", lost)
        try await Repository(folder: app.folder + "/Charts").commit("lost")
        for revision in ["HEAD", "HEAD~1"] {
          let outcome = try await dilint("check", "--since", revision, in: app.folder)
          // Before it had the submodule nobody could say whether the app lacked a chart.
          #expect(outcome.text.contains("`Pilot` needs `Chart`"), "\(revision): \(outcome.text)")
        }
        let list = try await dilint("affected", "--since", "HEAD", in: app.folder)
        #expect(list.status == 0 && list.text.contains("ChartAssembly"), "\(list.text)\(list.errors)")

        try await app.commit("the submodule moves")
        let difference = try await dilint("graph", "--diff", "HEAD~1..HEAD", "--level", "component", in: app.folder)
        #expect(difference.status == 0 && difference.text.contains("Chart"), "\(difference.text)\(difference.errors)")
        let inside = try await dilint("check", "--since", "HEAD", in: app.folder + "/Charts")
        #expect(inside.status == 0 && inside.text.contains("in 1 Swift file"), "\(inside.text)\(inside.errors)")
      }
    }
  }

  /// A submodule that nobody checked out has no files, now and then.
  @Test func asMuchIsReadAsIsThere() async throws {
    try await withRepository(["Charts.swift": Self.charts]) { charts in
      try await withRepository(["App/App.swift": Self.app]) { app in
        try await app.git("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", charts.folder, "Charts")
        try await app.commit("charts")
        try await app.git("submodule", "--quiet", "deinit", "--force", "Charts")
        let outcome = try await dilint("check", "--since", "HEAD", in: app.folder)
        #expect(outcome.status == 0 && outcome.text.contains("other finding"), "\(outcome.text)\(outcome.errors)")
      }
    }
  }

  @Test func worktreesHaveRevisions() async throws {
    try await withRepository(SinceTests.files) { repository in
      let tree = repository.folder + "/.git/beside"
      try await repository.git("worktree", "add", "-q", tree)
      let same = try await dilint("check", "--since", "HEAD", in: tree)
      #expect(same.status == 0 && same.text.contains("1 other finding is none of the changes"), "\(same.text)\(same.errors)")
      try Repository(folder: tree).write("App/Crew.swift", "")
      let less = try await dilint("check", "--since", "HEAD", in: tree)
      #expect(less.status == 1 && less.text.contains("`Ferry` needs `Pilot`"), "\(less.text)\(less.errors)")
      #expect(try await dilint("check", "--since", "HEAD", in: repository.folder).status == 0)
    }
  }

  /// What a shallow clone has can be asked for; of the rest it is said what to do.
  @Test func aShallowCloneSaysWhatItLacks() async throws {
    try await withRepository(SinceTests.files) { repository in
      try repository.write("App/More.swift", "import Swinject\n")
      try await repository.commit("second")
      let clone = repository.folder + "/.git/shallow"
      try await repository.git("clone", "-q", "--depth", "1", "file://" + repository.folder, clone)
      #expect(try await dilint("check", "--since", "origin/main", in: clone).status == 0)
      for arguments in [["check", "--since", "HEAD~1"], ["affected", "--since", "HEAD~1"], ["graph", "--diff", "HEAD~1"]] {
        let outcome = try await dilint(arguments, in: clone)
        #expect(outcome.status == 2 && outcome.errors.contains("a shallow clone may lack it"), "\(arguments): \(outcome.errors)")
        #expect(outcome.output.isEmpty)
      }
    }
  }
}

import Foundation
import Testing

/// Somebody takes dilint on: `init`, then `check`.
struct InitTests {
  /// Sample projects without the manifests that their authors wrote.
  static let projects = ["BikeRental", "Podcasts", "FerryLine", "NightMarket", "TrailMaps", "Allotment"]

  private func withCopy(of project: String, _ body: (String) async throws -> Void) async throws {
    try await withFiles([:]) { folder in
      let copy = folder + "/" + project
      try FileManager.default.copyItem(atPath: house + "/Fixtures/Projects/" + project, toPath: copy)
      try? FileManager.default.removeItem(atPath: copy + "/dilint.yml")
      try await body(copy)
    }
  }

  /// What it writes can be read and changes nothing, with every comment a key as well; with a baseline the first check is green.
  @Test(arguments: projects)
  func firstCheckIsGreenOrABaselineIsOffered(project: String) async throws {
    try await withCopy(of: project) { folder in
      let before = try await dilint("check", "--format", "json", in: folder)
      let dry = try await dilint("init", "--dry-run", in: folder)
      #expect(dry.status == 0 && !FileManager.default.fileExists(atPath: folder + "/dilint.yml"))
      let outcome = try await dilint("init", in: folder)
      #expect(outcome.status == 0 && outcome.errors.hasPrefix("dilint: wrote dilint.yml\n"), "\(outcome.errors)")
      #expect(try String(contentsOfFile: folder + "/dilint.yml", encoding: .utf8) == dry.text)
      for word in ["frameworks  ", "targets     ", "assemblies  ", "roots       ", "understood  ", "check       "] {
        #expect(outcome.text.contains("\n\(word)"), "\(outcome.text)")
      }
      let after = try await dilint("check", "--format", "json", in: folder)
      #expect(after.output == before.output && after.status == before.status)
      #expect(outcome.errors.contains("dilint baseline") == (after.status == 1), "\(outcome.errors)")

      let again = try await dilint("init", in: folder)
      #expect(again.status == 2 && again.errors == "dilint: dilint.yml is there already; --force replaces it\n")
      let forced = try await dilint("init", "--force", "--baseline", in: folder)
      #expect(forced.status == 0, "\(forced.errors)")
      #expect(try await dilint("check", in: folder).status == 0)
    }
  }

  /// What stands there as a comment is a manifest, too.
  @Test(arguments: projects)
  func commentsCanBeUsed(project: String) async throws {
    try await withCopy(of: project) { folder in
      let text = try await dilint("init", "--dry-run", in: folder).text
      let lines = text.split(separator: "\n").map { line in
        let bare = line.hasPrefix("# ") ? line.dropFirst(2) : line[...]
        let isKey = bare.hasPrefix("  - ") || bare.contains(":") && bare.first { $0 != " " }?.isLowercase == true
        return isKey ? String(bare) : String(line)
      }
      let whole = lines.joined(separator: "\n")
      try Data(whole.utf8).write(to: URL(fileURLWithPath: folder + "/dilint.yml"))
      let outcome = try await dilint("check", in: folder)
      #expect(outcome.status < 2, "\(outcome.errors)\n\(whole)")
    }
  }

  /// What it says of the first check is what the first check says.
  @Test func theCheckIsTheSame() async throws {
    let source = """
      import Swinject
      final class Clock {}
      final class Shop { init(clock: Clock) {} }
      final class ShopAssembly: Assembly {
        func assemble(container: Container) { container.register(Shop.self) { r in Shop(clock: r.resolve(Clock.self)!) } }
      }
      final class ClockAssembly: Assembly {
        func assemble(container: Container) { container.register(Clock.self) { _ in Clock() } }
      }
      let shop = Assembler([ShopAssembly()]).resolver.resolve(Shop.self)

      """
    try await withFiles(["main.swift": source]) { folder in
      let outcome = try await dilint("init", in: folder)
      let verdict = "1 error in 1 Swift file; 1 more finding follows from it"
      #expect(outcome.text.contains("check       " + verdict), "\(outcome.text)")
      #expect(try await dilint("check", in: folder).text.contains("\n" + verdict))
      #expect(!(try String(contentsOfFile: folder + "/dilint.yml", encoding: .utf8)).contains("layers"))
    }
  }

  @Test func whatCannotBeReadIsShown() async throws {
    try await withFiles([
      "a.swift": "import Swinject\nfunc f(_ c: Container, _ t: Any.Type) { c.register(make(t)) { _ in 1 } }", "b.swift": "\u{0}",
    ]) { folder in
      let outcome = try await dilint("init", in: folder)
      #expect(outcome.text.contains("1 file could not be read"), "\(outcome.text)")
      #expect(outcome.text.contains("Swinject, version unknown, in 1 file"), "\(outcome.text)")
      let file = try await dilint("init", "a.swift", in: folder)
      #expect(file.status == 2 && file.errors.contains("a.swift is no folder"))
    }
  }
}

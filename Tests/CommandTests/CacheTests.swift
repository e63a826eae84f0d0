import Foundation
import Subprocess
import Testing

/// Where the program keeps what it read.
struct CacheTests {
  static let project = ["a.swift": "import Swinject\nlet c = Container()\nfunc f() { _ = c.resolve(A.self)! }\nclass A {}\n"]

  static func files(below folder: String) -> [String] {
    (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).sorted()
  }

  struct Case: Sendable {
    var arguments: [String] = []
    var environment: [String: String] = [:]
    /// How the files' paths begin; nil: there is none.
    var place: String?
  }

  static let cases = [
    Case(environment: ["XDG_CACHE_HOME": "FOLDER/x"], place: "x/dilint/"),
    Case(environment: ["XDG_CACHE_HOME": "relative", "HOME": "FOLDER/home"], place: usual),
    Case(environment: ["HOME": "FOLDER/home"], place: usual),
    Case(environment: ["HOME": "/dev/null"]),
    Case(),
    Case(arguments: ["--no-cache"], environment: ["HOME": "FOLDER/home"]),
    Case(arguments: ["--cache-path", "FOLDER/own/deep"], environment: ["HOME": "FOLDER/home"], place: "own/deep/"),
  ]

  #if os(macOS)
  static let usual = "home/Library/Caches/dilint/"
  #else
  static let usual = "home/.cache/dilint/"
  #endif

  @Test(arguments: cases.indices)
  func liesWhereItIsWanted(index: Int) async throws {
    let given = Self.cases[index]
    try await withFiles(Self.project) { project in
      try await withFiles([:]) { folder in
        let arguments = ["check", "--format", "json"] + given.arguments.map { $0.replacing("FOLDER", with: folder) }
        let environment = given.environment.mapValues { $0.replacing("FOLDER", with: folder) }
        let cold = try await dilint(arguments, in: project, environment: environment)
        let files = Self.files(below: folder).filter { $0.hasSuffix(".digests") }
        #expect(files.count == (given.place == nil ? 0 : 1) && files.allSatisfy { $0.hasPrefix(given.place ?? "") }, "\(files)")
        let warm = try await dilint(arguments, in: project, environment: environment)
        #expect(cold.status == 1 && warm.output == cold.output, "\(warm.errors)")
        #expect(Self.files(below: project) == ["a.swift"])
      }
    }
  }

  @Test func aPlaceThatIsNoneIsTold() async throws {
    try await withFiles(Self.project) { folder in
      for (place, reason) in [
        ("a.swift", "is no folder"), ("a.swift/b", "cannot be made: not a directory"), ("", "is no folder"),
      ] {
        let outcome = try await dilint("check", "--cache-path", place, in: folder)
        #expect(outcome.status == 2 && outcome.errors.contains(reason) && outcome.output.isEmpty, "\(outcome.errors)")
      }
      let both = try await dilint("check", "--no-cache", "--cache-path", "x", in: folder)
      #expect(both.status == 2 && both.errors.contains("--no-cache and --cache-path"), "\(both.errors)")
    }
  }

  /// Killed at any moment, a run leaves a cache that is whole, or none.
  @Test func aKilledRunDoesNoHarm() async throws {
    var project = Self.project
    for number in 0..<60 { project["b\(number).swift"] = "func g\(number)() { h(1) { $0.i } }\n" }
    try await withFiles(project) { project in
      try await withFiles([:]) { cache in
        let arguments = ["check", "--format", "json"]
        let expected = try await dilint(arguments, in: project)
        for milliseconds in stride(from: 10, to: 250, by: 24) {
          let run = Process()
          run.executableURL = URL(fileURLWithPath: binary)
          run.arguments = arguments + ["--cache-path", cache]
          run.currentDirectoryURL = URL(fileURLWithPath: project)
          run.standardOutput = FileHandle.nullDevice
          try run.run()
          try await Task.sleep(for: .milliseconds(milliseconds))
          kill(run.processIdentifier, SIGKILL)
          run.waitUntilExit()
          let outcome = try await dilint(arguments + ["--cache-path", cache], in: project)
          #expect(outcome.output == expected.output && outcome.status == expected.status)
          for name in Self.files(below: cache) where milliseconds % 3 == 0 { unlink(cache + "/" + name) }
        }
      }
    }
  }
}

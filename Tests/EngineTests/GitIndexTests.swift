import Foundation
import Testing

@testable import Engine

/// What git tracks is no longer ignored.
struct GitIndexTests {
  @Test(arguments: [2, 3, 4])
  func pathsOfEveryVersion(version: UInt8) {
    let names = ["App/A.swift", "App/Api/Bc.swift", "Z.swift"]
    #expect(GitIndex.paths(in: index(of: names, version: version)) == names)
  }

  @Test func whatIsNoIndexHasNoPaths() {
    let bytes = index(of: ["A.swift", "B.swift"], version: 2)
    #expect(GitIndex.paths(in: []) == [])
    #expect(GitIndex.paths(in: Array("DIRCnonsense".utf8)) == [])
    for version in [2, 3, 4] as [UInt8] {
      let bytes = index(of: ["A.swift", "B/C.swift"], version: version) + Array("link".utf8) + [0, 0, 0, 99, 1]
      for length in bytes.indices {
        _ = GitIndex.paths(in: Array(bytes.prefix(length)))
        for value in [0, 0x40, 0x80, 0xff] as [UInt8] {
          var other = bytes
          other[length] = value
          _ = GitIndex.paths(in: other)
        }
      }
    }
    #expect(GitIndex.paths(in: Array(bytes.dropLast(8))) == [])
  }

  /// As git itself writes them, with hashes of both lengths, whole and in two parts.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git")),
    arguments: ["sha1", "sha256"], ["", "git update-index --split-index", "git update-index --index-version 4"])
  func indexesThatGitWrites(hash: String, step: String) throws {
    try withFiles(["A.swift": "", "B.swift": "", "C/D.swift": "", "E.swift": ""]) { folder in
      let script = """
        git init -q --object-format=\(hash) . && git config splitIndex.maxPercentChange 100 && git add A.swift B.swift C \
        && \(step.isEmpty ? "true" : step) && git rm -q --cached B.swift && git add E.swift && echo '*.swift' > .gitignore
        """
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", script]
      process.currentDirectoryURL = URL(fileURLWithPath: folder)
      process.environment = ["PATH": "/usr/bin:/bin", "GIT_CONFIG_GLOBAL": "/dev/null", "HOME": folder]
      try process.run()
      process.waitUntilExit()
      try #require(process.terminationStatus == 0)
      let found = Walk.files(under: [folder], root: folder, exclude: [], includesTests: false)
      #expect(found.sources == ["A.swift", "C/D.swift", "E.swift"])
    }
  }

  @Test func trackedFilesAreReadAlthoughAPatternCoversThem() throws {
    try withFiles([
      ".git/HEAD": "", ".gitignore": "API\n*.g.swift\n", "A.swift": "", "B.g.swift": "", "C.g.swift": "", "API/D.swift": "",
      "API/E.swift": "",
    ]) { folder in
      let bytes = index(of: ["A.swift", "API/D.swift", "B.g.swift"], version: 2)
      try Data(bytes).write(to: URL(fileURLWithPath: folder + "/.git/index"))
      let found = Walk.files(under: [folder], root: folder, exclude: [], includesTests: false)
      #expect(found.sources == ["A.swift", "API/D.swift", "B.g.swift"])
    }
  }

  @Test func trackedDescriptionsAreReadAlthoughAPatternCoversThem() throws {
    let spec = "name: Pond\ntargets: { Pond: { type: framework, platform: iOS } }\n"
    try withFiles([
      ".git/HEAD": "", ".gitignore": "*.xcodeproj\n*.yml\n*.xcworkspace/*\nOld\n", "Pond.xcodeproj/project.pbxproj": "",
      "Made.xcodeproj/project.pbxproj": "", "Pond.xcworkspace/contents.xcworkspacedata": "",
      "Made.xcworkspace/contents.xcworkspacedata": "", "pond.yml": spec, "made.yml": spec, "Old/Duck.podspec": "",
      "Old/Goose.podspec": "",
    ]) { folder in
      let bytes = index(
        of: [
          "Old/Duck.podspec", "Pond.xcodeproj/project.pbxproj", "Pond.xcworkspace/contents.xcworkspacedata", "pond.yml",
        ], version: 2)
      try Data(bytes).write(to: URL(fileURLWithPath: folder + "/.git/index"))
      let found = Walk.files(under: [folder], root: folder, exclude: [], includesTests: false)
      #expect(
        found.builds == [
          "Old/Duck.podspec", "Pond.xcodeproj/project.pbxproj", "Pond.xcworkspace/contents.xcworkspacedata", "pond.yml",
        ])
    }
  }

  /// An index as git's documentation describes it, with nothing but names in its entries.
  private func index(of names: [String], version: UInt8) -> [UInt8] {
    var bytes = Array("DIRC".utf8) + [0, 0, 0, version, 0, 0, 0, UInt8(names.count)]
    var last: [UInt8] = []
    for name in names.map({ Array($0.utf8) }) {
      let start = bytes.count
      bytes += [UInt8](repeating: 7, count: 60) + [0, UInt8(name.count)]
      if version == 4 {
        let common = zip(last, name).prefix { $0 == $1 }.count
        bytes += [UInt8(last.count - common)] + name[common...] + [0]
      } else {
        bytes += name
        repeat { bytes.append(0) } while (bytes.count - start) % 8 != 0
      }
      last = name
    }
    return bytes
  }
}

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
    for length in stride(from: 0, to: bytes.count, by: 7) { _ = GitIndex.paths(in: Array(bytes.prefix(length))) }
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

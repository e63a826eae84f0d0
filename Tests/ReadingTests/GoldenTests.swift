import Foundation
import Model
import Testing

@testable import Reading

/// Each `Cases/NAME.swift.txt` is read and compared with `NAME.digest` beside it; `UPDATE=1` writes it anew.
/// Cases named `places-…` show the place of every expression.
struct GoldenTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Cases")

  static var names: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".swift.txt") }.map { String($0.dropLast(".swift.txt".count)) }.sorted()
  }

  static func source(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appendingPathComponent(name + ".swift.txt")))
  }

  @Test(arguments: names)
  func digestIsAsTheGoldenSays(_ name: String) throws {
    let found = Dump.text(of: digest(of: try Self.source(name), file: name), showsPlaces: name.hasPrefix("places-"))
    let golden = Self.folder.appendingPathComponent(name + ".digest")
    if ProcessInfo.processInfo.environment["UPDATE"] != nil { try found.write(to: golden, atomically: true, encoding: .utf8) }
    let expected = try String(contentsOf: golden, encoding: .utf8)
    #expect(found == expected)
  }

  @Test func casesExist() { #expect(Self.names.count >= 10) }
}

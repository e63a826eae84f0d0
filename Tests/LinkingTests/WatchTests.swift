import Foundation
import Model
import Reading
import Testing

@testable import Linking

/// Who wants to know where linking is, is told.
struct WatchTests {
  @Test func filesAreToldInTheirOrder() {
    let told = Told()
    var program = Program(digests: ["b.swift", "a.swift"].map { digest(of: "let x = 1", file: $0) }, vocabularies: [])
    program.watch = { told.add($0) }
    var declared = Declared()
    declared.roots = [DeclaredName("App", at: Location(file: "dilint.yml", line: 1, column: 1))]
    _ = Draft(of: program, beside: declared)
    #expect(told.files.prefix(2) == ["a.swift", "b.swift"])
  }

  private final class Told: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var files: [String] = []

    func add(_ file: String) { lock.withLock { files.append(file) } }
  }
}

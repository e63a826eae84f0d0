import Testing

@testable import Engine

/// What a manifest says of a container of one's own is something that the program says, too.
@Suite struct DescribedNamesTests {
  static let source = """
    protocol Keeping { func put<T>(_ type: T.Type, make: @escaping () -> T) }
    final class Locker: Keeping {
      private var makers: [String: () -> Any] = [:]
      init(_ name: String) {}
      func put<T>(_ type: T.Type, make: @escaping () -> T) { makers["\\(type)"] = make }
      func take<T>(_ type: T.Type) -> T { makers["\\(type)"]!() as! T }
    }
    func keep<T>(_ type: T.Type, make: @escaping () -> T) {}
    func use(_ far: Vault) { far.put(Int.self) { 1 } }
    """

  @Test(arguments: [
    ("Lokcer.put(_:make:)", "nothing here says `Lokcer`; did you mean Locker?"),
    ("Locker.init(_:)", "`Locker.init(_:)` is an initializer, and only functions can be named here"),
    ("keep(_:make:)", "`keep(_:make:)` is a function of no type, and only those of types can be named here"),
    ("stow(_:)", "`stow(_:)` names no type; write it as `Box.stow(_:)`"),
    ("Locker.pit(_:make:)", "`Locker` has no function `pit(_:make:)`; did you mean put(_:make:)?"),
  ])
  func aMistakeEndsTheRun(name: String, sentence: String) throws {
    let manifest = "frameworks: { custom: { register: [\"\(name)\"], resolve: [\"Locker.take(_:)\"] } }\n"
    try withFiles(["A.swift": Self.source, "dilint.yml": manifest]) { root in
      #expect {
        try analyze(Job(workingDirectory: root))
      } throws: {
        "\($0)" == "dilint.yml:1:36: error: \(sentence)"
      }
    }
  }

  /// A type that another module declares is one all the same.
  @Test func aTypeOfALibraryMayBeNamed() throws {
    let manifest = "frameworks: { custom: { register: [\"Vault.put(_:make:)\"], resolve: [\"Vault.take(_:)\"] } }\n"
    try withFiles(["A.swift": Self.source, "dilint.yml": manifest]) { root in
      let analysis = try analyze(Job(workingDirectory: root))
      #expect(analysis.report.coverage.registrations.understood == 1)
    }
  }
}

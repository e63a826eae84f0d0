import Linking
import Model
import Testing

@testable import Engine

/// Equal values have equal bytes in every run, and others have others.
struct KeyTextTests {
  private func bytes(_ value: Any) -> [UInt8] {
    var text = KeyText()
    text.write(value)
    return text.bytes
  }

  @Test func orderOfSetsAndDictionariesDoesNotShow() {
    let names = (0..<100).map { "name \($0)" }
    var large = Set<String>(minimumCapacity: 4096)
    large.formUnion(names)
    #expect(bytes(Set(names.reversed())) == bytes(large))
    let pairs = names.map { ($0, $0.count) }
    var dictionary = [String: Int](minimumCapacity: 4096)
    dictionary.merge(pairs.reversed()) { $1 }
    #expect(bytes(Dictionary(uniqueKeysWithValues: pairs)) == bytes(dictionary))
  }

  static let program: Program = {
    var program = Program(
      digests: [Digest(file: "a.swift", declarations: [Declaration(kind: .class, name: "A", parent: nil, at: at)])],
      vocabularies: [])
    program.targets = [Target(name: "App", path: "App", kind: "app")]
    program.targetsOfFile = ["a.swift": [0]]
    return program
  }()
  static let at = Position(line: 1, column: 1)

  /// Each of them differs from all others.
  @Test func whateverDiffersShows() {
    func changed(_ change: (inout Program) -> Void) -> Any {
      var program = Self.program
      change(&program)
      return program
    }
    let values: [Any] = [
      Self.program,
      changed { $0.digests[0].file = "b.swift" },
      changed { $0.digests[0].declarations[0].name = "B" },
      changed { $0.digests = [] },
      changed { $0.targets[0].layer = "top" },
      changed { $0.targets[0].owner = "top" },
      changed { $0.targetsOfFile["a.swift"] = [] },
      changed { $0.targetOfFile["a.swift"] = 0 },
      changed { $0.flags = [] },
      changed { $0.flags = ["DEBUG"] },
      changed { $0.scenesGap = "" },
      changed { $0.nibsGap = "" },
      changed { $0.unread = [UnreadSource(at: Location("a.swift", Self.at), modules: nil)] },
      changed { $0.unread = [UnreadSource(at: Location("a.swift", Self.at), modules: [])] },
      ["ab", "c"], ["a", "bc"], [["a"], ["b"]], [["a", "b"]], "a", "", String?.none as Any, 1, -1, true,
      Owner.group(1), Owner.root(1), TypeName.named("A"), TypeName.array(.named("A")),
    ]
    for (index, value) in values.enumerated() {
      for other in values[..<index] { #expect(bytes(value) != bytes(other), "\(value), \(other)") }
    }
    #expect(bytes(Self.program) == bytes(changed { _ in }))
  }
}

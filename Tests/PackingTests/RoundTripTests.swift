import Foundation
import Model
import Packing
import Reading
import Testing

/// Every Swift file of this project, fixtures above all.
let sources: [String: [UInt8]] = {
  let house = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  var sources: [String: [UInt8]] = [:]
  for folder in ["Fixtures", "Tests/ReadingTests/Cases", "Sources/Model", "Sources/Reading"] {
    let base = house.appendingPathComponent(folder)
    for case let path as String in FileManager.default.enumerator(atPath: base.path) ?? .init() {
      guard path.hasSuffix(".swift") || path.hasSuffix(".txt") else { continue }
      sources[folder + "/" + path] = (try? Data(contentsOf: base.appendingPathComponent(path))).map { [UInt8]($0) }
    }
  }
  return sources
}()

/// What the parser recurses through needs a larger stack than a pool's.
func onALargeStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
  let box = Box<Result>()
  let thread = Thread {
    box.value = work()
    box.done.signal()
  }
  thread.stackSize = 256 << 20
  thread.start()
  box.done.wait()
  return box.value!
}

private final class Box<Value>: @unchecked Sendable {
  var value: Value?
  let done = DispatchSemaphore(value: 0)
}

struct RoundTripTests {
  /// Their comments `// expect: …` stand for those that tools read.
  static let digests: [Digest] = onALargeStack {
    sources.keys.sorted().map { digest(of: sources[$0]!, file: $0, words: ["expect"]) } + [rare]
  }

  /// What no file above says.
  static let rare: Digest = {
    var rare = digest(of: Array(rareText.utf8), file: "rare.swift", words: ["expect", "also"])
    rare.declarations[0].name = "e\u{301}"
    rare.declarations[1].name = "\u{e9}"
    return rare
  }()

  @Test func whatIsUnpackedIsWhatWasPacked() throws {
    #expect(Self.digests.count > 300)
    onALargeStack {
      for digest in Self.digests {
        guard let bytes = packed(digest), var found: Digest = bytes.withUnsafeBytes({ unpacked($0) }) else {
          Issue.record("\(digest.file) cannot be packed")
          continue
        }
        found.file = digest.file
        #expect(found == digest, "\(digest.file)")
        let names = { (digest: Digest) in digest.declarations.map { Array($0.name.utf8) } }
        #expect(names(found) == names(digest), "\(digest.file)")
      }
    }
  }

  /// Otherwise a part that is forgotten would not show: every property has several values among the digests, and every case of an
  /// enumeration occurs.
  @Test func everyPartOccurs() {
    let census = onALargeStack {
      var census = Census()
      for digest in Self.digests { census.count(digest) }
      return census
    }
    for (part, values) in census.values.sorted(by: { $0.key < $1.key }) where !part.hasPrefix("Position.") {
      #expect(values.count > 1, "\(part) is always \(values.first ?? "")")
    }
    let known = [
      "Form": 26, "Statement": 13, "Condition": 4, "TypeName": 6, "BuildCondition": 5, "Cast": 4, "Attempt": 3,
      "Declaration.Kind": Declaration.Kind.allCases.count, "Directive.Kind": Directive.Kind.allCases.count,
      "Remark.Form": Remark.Form.allCases.count,
    ]
    for (name, count) in known { #expect(census.cases[name]?.count == count, "\(name): \(census.cases[name]?.sorted() ?? [])") }
  }
}

/// Which values the parts of values have.
private struct Census: Sendable {
  var values: [String: Set<String>] = [:]
  var cases: [String: Set<String>] = [:]

  mutating func count(_ value: Any) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct:
      for child in mirror.children {
        note(child.value, for: "\(mirror.subjectType).\(child.label ?? "")")
        count(child.value)
      }
    case .enum:
      let name = mirror.children.first?.label ?? "\(value)"
      let type = String(reflecting: mirror.subjectType).split(separator: ".").map(String.init)
      let isAmbiguous = ["Kind", "Form"].contains(type.last!) && type[type.count - 2] != "Expression"
      cases[type.suffix(isAmbiguous ? 2 : 1).joined(separator: "."), default: []].insert(name)
      for child in mirror.children { count(child.value) }
    case .collection where value is [String]: return
    case .set: return
    default: for child in mirror.children { count(child.value) }
    }
  }

  /// Of lists, how many they hold is enough to know.
  private mutating func note(_ value: Any, for part: String) {
    if values[part, default: []].count > 2 { return }
    let mirror = Mirror(reflecting: value)
    let text =
      switch mirror.displayStyle {
      case .collection, .set, .optional: "\(mirror.children.count) values"
      default: String("\(value)".prefix(40))
      }
    values[part, default: []].insert(text)
  }
}

private let rareText = """
  func first() {}
  func second() {}
  /// also: documentation
  func third() {
    // also: a line
    var unwrapped: Int!
    /* also: a block */
    #if EMPTY
    #endif
  }
  """

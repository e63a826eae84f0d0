import Model
import Testing

@testable import Linking

@Suite struct MatchingKeyTests {
  struct Row: CustomTestStringConvertible {
    var have: [Key]
    var asked: Key
    var many = false
    var fit: Fit
    var policy = Policy()
    var testDescription: String { "\(have) for \(asked)" }
  }

  static let a = TypeName.named("A")
  static let (fast, safe) = (TypeName.named("Fast"), TypeName.named("Safe"))
  static func box(_ type: TypeName) -> TypeName { .nominal([TypePart("Box", [type])]) }
  static func key(_ type: TypeName, _ name: String? = nil, _ tags: [TypeName] = [], with: [TypeName] = []) -> Key {
    Key(type: type, name: name, tags: tags, arguments: with)
  }

  static let rows: [Row] = [
    Row(have: [key(a)], asked: key(a), fit: .yes),
    Row(have: [key(a)], asked: key(.named("B")), fit: .no),
    Row(have: [key(.named("X", "A"))], asked: key(a), fit: .no),
    Row(have: [key(.optional(a))], asked: key(a), fit: .yes),
    Row(have: [key(.optional(a))], asked: key(a), fit: .no, policy: Policy(unwrapsOptionals: false)),
    Row(have: [key(.array(a))], asked: key(a), fit: .no),
    Row(have: [key(a, "n")], asked: key(a), fit: .no),
    Row(have: [key(a, "n")], asked: key(a), fit: .yes, policy: Policy(namesAreOptional: true)),
    Row(have: [key(a, "n")], asked: key(a, "n"), fit: .yes),
    Row(have: [key(a), key(a, "m")], asked: key(a, "n"), fit: .no),
    Row(have: [key(a, "n")], asked: key(a), many: true, fit: .yes),
    Row(have: [key(a, "n")], asked: key(a), many: true, fit: .no, policy: Policy(manyIgnoresNames: false)),
    Row(have: [key(a)], asked: key(a, "n"), many: true, fit: .no),
    Row(have: [key(a, nil, [fast])], asked: key(a), fit: .no),
    Row(have: [key(a, nil, [fast]), key(a, nil, [safe])], asked: key(a, nil, [fast, safe]), fit: .yes),
    Row(have: [key(a, nil, [fast]), key(.named("B"), nil, [safe])], asked: key(a, nil, [fast, safe]), fit: .no),
    Row(have: [key(a, nil, [fast])], asked: key(a, nil, [fast]), many: true, fit: .yes),
    Row(have: [key(box(.unknown))], asked: key(box(a)), fit: .maybe),
    Row(have: [key(box(.unknown))], asked: key(.array(a)), fit: .no),
    Row(have: [key(.unknown)], asked: key(a), fit: .maybe),
    Row(have: [key(box(.unknown)), key(box(a))], asked: key(box(a)), fit: .yes),
    Row(have: [key(a, "n"), key(.unknown)], asked: key(a), fit: .maybe),
    Row(have: [key(a, with: [a])], asked: key(a), fit: .no),
    Row(have: [key(a, with: [a])], asked: key(a, with: [a]), fit: .yes),
    Row(have: [key(a, with: [.unknown])], asked: key(a, with: [a]), fit: .maybe),
    Row(have: [key(a, with: [.unknown])], asked: key(a, with: [a, a]), fit: .no),
    Row(have: [key(.composed([a, fast]))], asked: key(.composed([fast, a])), fit: .yes),
    Row(have: [key(.function([a], .unknown))], asked: key(.function([a], a)), fit: .maybe),
    Row(have: [key(.function([a], .unknown))], asked: key(.function([safe], a)), fit: .no),
  ]

  @Test(arguments: rows) func fits(row: Row) {
    #expect(row.policy.fit(of: row.have, to: row.asked, many: row.many) == row.fit)
  }

  /// `*` against trying every way to match.
  @Test func wildcardsMatchAsTheyShould() {
    func plain(_ text: Substring, _ pattern: Substring) -> Bool {
      guard let first = pattern.first else { return text.isEmpty }
      if first == "*" { return plain(text, pattern.dropFirst()) || !text.isEmpty && plain(text.dropFirst(), pattern) }
      return text.first == first && plain(text.dropFirst(), pattern.dropFirst())
    }
    var hits = 0
    for seed in 0..<5000 {
      var dice = Dice(seed)
      let text = String((0..<dice.next(below: 6)).map { _ in dice.pick(Array("ab")) })
      let pattern = String((0..<dice.next(below: 5)).map { _ in dice.pick(Array("ab**")) })
      let expected = plain(text[...], pattern[...])
      hits += expected ? 1 : 0
      #expect(text.fits(pattern) == expected, "\(text) \(pattern)")
    }
    #expect(hits > 500)
  }

  @Test func externalCoversWholeTypesAndLastNames() {
    let here = Location(file: "m", line: 1, column: 1)
    func covers(_ pattern: String, name: String? = nil, _ key: Key) -> Bool {
      DeclaredKey(type: pattern, name: name, at: here).covers(key)
    }
    #expect(covers("URLSession", Key(type: .named("Foundation", "URLSession"))))
    #expect(covers("Foundation.*", Key(type: .named("Foundation", "URLSession"))))
    #expect(covers("URLSession", Key(type: .optional(.named("URLSession")))))
    #expect(!covers("Session", Key(type: .named("URLSession"))))
    #expect(covers("A", Key(type: Self.a, name: "n")))
    #expect(!covers("A", name: "m", Key(type: Self.a, name: "n")))
    #expect(!covers("A", name: "m", Key(type: Self.a)))
  }
}

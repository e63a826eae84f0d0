import Foundation
import Model
import SwiftParser
import SwiftSyntax
import Testing

@testable import Reading

/// The skim reads a file as swift-syntax does, as far as it reads.
struct SkimTests {
  /// Every Swift file of this project, and of the folders that `CORPUS` names.
  static let folders: [String] = {
    let house = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let more = ProcessInfo.processInfo.environment["CORPUS"]?.split(separator: ":").map(String.init) ?? []
    return [
      "Fixtures/Conformance", "Fixtures/Rules", "Fixtures/Projects", "Sources/Reading", "Sources/Frameworks",
      "Tests/ReadingTests",
    ]
    .map { house.appendingPathComponent($0).path } + more
  }()

  @Test(arguments: folders)
  func readsFilesLikeTheParser(folder: String) {
    let files =
      FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") } ?? []
    onLargeStack {
      for file in files.sorted() {
        guard let data = FileManager.default.contents(atPath: folder + "/" + file) else { continue }
        compare([UInt8](data), file)
      }
    }
  }

  /// What is easily taken for something else.
  @Test(arguments: [
    #"let a = "\(b + "\(c) d" /* e " */) f" + g"#, ##"let a = #"\(b) \#(c) " d"# + e"##,
    "let a = \"\"\"\n b \\(c) \" \"\" d\n\"\"\"\nlet e = 1",
    "let a = /b c/ + d", "let a = b / c / d", "let a = b/c/d", "f(/a b/, c)", "let a = try? /b \" c/ \nlet d = \" e \"",
    "let a = #/b \" / c/# + d", "let a = #/\n b \" c\n/#\nlet d = 1", "/* a /* b */ c */ d", "// a\nb /* \" */ c",
    "#!/bin/a b\nc",
    "let `a b` = 1; let `class` = c", "f(x: /, y: /)", "func / (a: A) {}\nlet b = c", "operator /^/\nlet a = 1",
    "let a = #\"\"\"#",
    "let a = #\"\"\"\n b \" \\(c) \\#(d)\n\"\"\"#", "let a = \"b\nlet c = \"d\"", "a+/*b*/c", "let é = ñ ≠ ü",
    "let a = 1.b + 1.5e-3.c + 0x1p-2",
    "x = a ? /b c/ : /d e/", "return /a b/", "a = [/b c/]", "a = b!/c/d", "let a = b as? /c/", "$0 + $1.a",
    "#if a && os(b)\nc\n#endif",
    "@a(b: \"\\(c)\") import D", "let a = \"\\(b(c)(d))e\\(f)\"", "let a = \"\\(b { \"c\" })\"",
    "let a = \"\\\\\\(b) \\\" c\"; d", "\"\"\"\n\\\"\"\" a \\(\"\"\"\n b \\(c)\n\"\"\")\n\"\"\"; d",
    "let a = ##\"b \"# \\#(c) \\##(d)\"## + e", "a */b/* c */", "let a = /[)/]b/ + c", "a\n/ b /\nc", "for a in /b/ {}",
    "\u{feff}import A\nlet b = 1", "let a = <#b c#>", "let a = <#b\nc#>", "let a = <#b <#c#>",
    "let <#a \"b#>: <#c /* d#> = e",
  ])
  func readsTrapsLikeTheParser(text: String) {
    onLargeStack { compare(Array(text.utf8), text) }
  }

  /// Words, literals and comments inside one another at random.
  @Test(arguments: 0..<8)
  func readsNestedLiteralsLikeTheParser(seed: Int) {
    onLargeStack {
      for number in 0..<150 {
        var nest = Nest(state: UInt64(seed * 1000 + number) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
        let text = (0..<4).map { _ in "let a\(nest.next(90)) = \(nest.expression(depth: 4, isInLine: false))\n" }.joined()
        compare(Array(text.utf8), text)
      }
    }
  }

  @Test(
    arguments: [
      ("import A\nimport B.C\n  import D; import E", ["A", "B", "D", "E"], false), ("import A\nimport B", ["A", "B"], true),
      ("@testable import A", ["A"], false), ("@_exported\nimport A", ["A"], false),
      ("#if x\nimport A\n#endif\nimport B", ["A", "B"], false),
      ("import struct A.B", ["A"], false), ("public import A", ["A"], false),
      ("// import A\n\"import B\"\nf(import: C); let a = b.import", [], true),
      ("import A // B\nclass C {}", ["A"], true), ("import\nA", [], false), ("import `A`", ["A"], true),
    ] as [(String, Set<String>, Bool)])
  func findsImports(text: String, modules: Set<String>, arePlain: Bool) {
    let found = skim(Array(text.utf8))
    #expect(found.modules == modules && (found.imports != nil) == arePlain, "\(found)")
  }

  @Test(arguments: [
    ("// tool: a", true), ("/*  tool : a */", true), ("// @word a", true), ("let a = \"tool: a\"", false), ("tool: a", false),
    ("// a", false),
    ("let prefixedName = 1", true), ("let a = Prefix()", true), ("// prefix", false),
  ])
  func hears(text: String, isSpokenTo: Bool) {
    #expect(
      skim(Array(text.utf8), asking: SkimQuestion(comments: ["tool", "@word"], beginnings: ["prefix"])).isSpokenTo == isSpokenTo)
  }
}

private func compare(_ bytes: [UInt8], _ name: String) {
  let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  var expected: [String] = []
  var isPound = false
  for token in tree.tokens(viewMode: .sourceAccurate) {
    switch token.tokenKind {
    case .identifier, .keyword, .dollarIdentifier, .wildcard:
      expected.append((isPound ? "#" : "") + (token.text.hasPrefix("`") ? String(token.text.dropFirst().dropLast()) : token.text))
    case .poundIf, .poundElse, .poundElseif, .poundEndif, .poundAvailable, .poundUnavailable, .poundSourceLocation:
      expected.append(token.text)
    default: break
    }
    isPound = token.tokenKind == .pound
  }
  let found = bytes.withUnsafeBufferPointer { text in
    var scanner = Scanner(text)
    var words: [String] = []
    while scanner.next() {
      guard scanner.kind == .word || scanner.kind == .pound else { continue }
      words.append((scanner.kind == .pound ? "#" : "") + String(decoding: text[scanner.start..<scanner.end], as: UTF8.self))
    }
    return words
  }
  let difference = zip(expected, found).enumerated().first { $0.element.0 != $0.element.1 }
  #expect(
    expected == found,
    "\(name): word \(difference?.offset ?? min(expected.count, found.count)): \(String(describing: difference?.element))")
  guard !tree.hasError else { return }
  let whole = digest(of: bytes, file: "a.swift")
  let part = skim(bytes)
  #expect(part.modules == Set(whole.imports.compactMap(\.path.first)), "\(name)")
  let told = part.digest(of: bytes)
  #expect(told?.imports == whole.imports, "\(name)")
  #expect(told?.isPlaceholder == whole.isPlaceholder, "\(name)")
  #expect(told?.isHidden == whole.isHidden, "\(name)")
  let tops = whole.declarations.filter { $0.parent == nil && [.protocol, .class, .actor].contains($0.kind) }
  #expect(
    part.declarations.map { ["\($0.kind)", $0.name, "\($0.at)"] } == tops.map { ["\($0.kind)", $0.name, "\($0.at)"] }, "\(name)")
}

/// Swift's literals inside one another, at random.
private struct Nest {
  var state: UInt64

  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  mutating func expression(depth: Int, isInLine: Bool) -> String {
    let word = ["a", "b.c", "d(e)", "$0", "self", "x.y(z: 1)"][next(6)]
    guard depth > 0 else { return word }
    switch next(isInLine ? 6 : 9) {
    case 0: return "\(word) + \(expression(depth: depth - 1, isInLine: isInLine))"
    case 1:
      let pounds = String(repeating: "#", count: next(3))
      return "\(pounds)\"\(text(depth, pounds, isInLine: true))\"\(pounds)"
    case 2: return "f(\(expression(depth: depth - 1, isInLine: isInLine)), { \(word) })"
    case 3: return "\(word) /* g \" /* h */ i */ - j"
    case 4: return "(/[a-z\"] k+(l)/, \(word))"
    case 5: return "\(word) / \(expression(depth: depth - 1, isInLine: isInLine)) / m"
    case 6:
      let pounds = String(repeating: "#", count: next(3))
      return "\(pounds)\"\"\"\n\(text(depth, pounds, isInLine: false))\n\"\"\"\(pounds)"
    case 7: return "[ // n \" o\n\(expression(depth: depth - 1, isInLine: false))]"
    default: return "#/ p \" q / r /#"
    }
  }

  private mutating func text(_ depth: Int, _ pounds: String, isInLine: Bool) -> String {
    (0...next(3)).map { _ in
      switch next(4) {
      case 0: "words here / or // there /* so "
      case 1: isInLine && pounds.isEmpty ? "it's \\\" " : "it's \\\(pounds)n "
      default: "\\\(pounds)(\(expression(depth: depth - 1, isInLine: isInLine)))"
      }
    }.joined(separator: " ")
  }
}

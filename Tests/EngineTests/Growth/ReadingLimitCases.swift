import Model

/// What reading follows of a source: beyond it, whatever stands there may fill the container of the same file.
extension LimitTests {
  static let readingCases = [
    reading(.openingBrackets, 10, 11) { "let deep = \(many("[", $0))1\(many("]", $0))" },
    reading(.bracketsOnLine, 24, 40) { "let deep = \(many("(", $0))\n1\(many(")", $0))" },
    reading(.parsedNesting, 20, 100) { "let deep = \(many("(\n", $0))1\(many("\n)", $0))" },
    reading(.wordsOnLine, 200, 300) { "let sum = 1\(many(" + 1", $0))" },
    reading(.clauses, 1_000, 1_001) { size in
      "#if FLAG\n\(each(1..<size) { "#elseif FLAG\($0)" })\n#endif"
    },
    reading(.attributes, 64, 65) { "\(many("@discardableResult ", $0))func one() -> Int { 1 }" },
    reading(.nestedConditions, 64, 65) { "\(many("#if DEEP\n", $0))let deep = 1\n\(many("#endif\n", $0))" },
    reading(.nestedAngles, 48, 49) { "let deep: \(many("Array<", $0))Int\(many(">", $0))? = nil" },
    reading(.nestedStrings, 8, 9) { size in
      "let deep = \((0..<size).reduce("\"a\"") { text, _ in "\"\\(\(text))\"" })"
    },
  ]

  private static func reading(_ limit: Limit, _ within: Int, _ beyond: Int, _ text: @escaping @Sendable (Int) -> String) -> Case {
    Case(limit: limit, within: within, beyond: beyond) { size in
      """
      \(text(size))
      _ = box.resolve(Found.self)!  // within: missing-provider
      """
    }
  }

  private static func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
}

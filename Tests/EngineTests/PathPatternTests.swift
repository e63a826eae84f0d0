import Testing

@testable import Engine

struct PathPatternTests {
  @Test(arguments: [
    ("Pods", "Pods", true), ("Pods", "A/Pods", true), ("Pods", "Podsy", false), ("/Pods", "A/Pods", false),
    ("A/B", "A/B", true), ("A/B", "X/A/B", false), ("*.swift", "A/b.swift", true), ("*.swift", "b.swift.txt", false),
    ("**/b", "b", true), ("**/b", "x/y/b", true), ("a/**", "a/b/c", true), ("a/**", "a", false), ("a/**/b", "a/b", true),
    ("a/**/b", "a/x/y/b", true), ("a/**/b", "a/x/y/c", false), ("**/*Tests/**", "X/FooTests/a.swift", true),
    ("**/*Tests/**", "X/FooTest/a.swift", false), ("?.x", "a.x", true), ("?.x", "ab.x", false), ("[a-c]x", "bx", true),
    ("[!a-c]x", "bx", false), ("[!a-c]x", "dx", true), ("a[", "a[", true), ("\\*", "*", true), ("\\*", "a", false),
    ("a*b*c", "aXbYc", true), ("a*b*c", "aXbY", false), ("./A", "A", true), ("*", "anything", true),
    ("**", "a", true), ("**", "a/b", true), ("a/**/b/*c", "a/b/x/b/bc", true), ("a/**/**/b", "a/b", true), ("*a?*", "bab", true),
    ("Generated/*.swift", "Generated/A.swift", true), ("Generated/*.swift", "Generated/X/A.swift", false),
  ])
  func matching(pattern: String, path: String, isMatch: Bool) throws {
    #expect(try #require(PathPattern(pattern)).matches(path.split(separator: "/")[...]) == isMatch)
  }

  /// Each would take longer than anybody lives if every way to match were tried.
  @Test(arguments: [
    (String(repeating: "*a", count: 30) + "b", String(repeating: "a", count: 200), false),
    (String(repeating: "*a", count: 30), String(repeating: "a", count: 200), true),
    (String(repeating: "**/a/", count: 30) + "b", String(repeating: "a/", count: 200) + "a", false),
    (String(repeating: "**/", count: 60) + "a/**", String(repeating: "a/", count: 200) + "a", true),
    (String(repeating: "[a-z", count: 100_000), "a", false), (String(repeating: "[a", count: 3) + "]", "[[", false),
    (String(repeating: "[a", count: 3) + "]", "a", true),
  ])
  func manyWaysToMatch(pattern: String, path: String, isMatch: Bool) throws {
    #expect(try #require(PathPattern(pattern)).matches(path.split(separator: "/")[...]) == isMatch)
  }

  @Test(arguments: ["", "#x", "   ", "\r"])
  func noPattern(line: String) { #expect(PathPattern(line, isIgnoreLine: true) == nil) }

  @Test func covering() {
    let patterns = PathPatterns(["Legacy", "Old/", "A/b.swift"])
    #expect(patterns.cover("X/Legacy/deep/a.swift", isFolder: false))
    #expect(patterns.cover("Old/a.swift", isFolder: false))
    #expect(patterns.cover("Old", isFolder: true))
    #expect(!patterns.cover("Old", isFolder: false))
    #expect(!patterns.cover("B/A/b.swift", isFolder: false))
  }
}

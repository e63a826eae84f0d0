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
    ("Generated/*.swift", "Generated/A.swift", true), ("Generated/*.swift", "Generated/X/A.swift", false),
  ])
  func matching(pattern: String, path: String, isMatch: Bool) throws {
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

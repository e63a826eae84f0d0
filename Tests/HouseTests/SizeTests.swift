import Testing

@Suite struct SizeTests {
  let sources = pages(under: "Sources", "swift")
  let tests = pages(under: "Tests", "swift")

  @Test func noFileIsLong() {
    for page in sources + tests {
      #expect(page.lines.count <= 300, "\(page) has \(page.lines.count) lines")
    }
  }

  /// Half of the files can be read at a glance: lines of code, without blank ones and comments.
  @Test func mostFilesAreShort() {
    let lengths = sources.map { page in
      page.lines.count { !$0.allSatisfy(\.isWhitespace) && !$0.drop(while: \.isWhitespace).hasPrefix("//") }
    }
    .sorted()
    let median = lengths[lengths.count / 2]
    #expect(median <= 65, "the median length of a source file is \(median) lines")
  }

  @Test func noBanners() {
    for page in sources + tests {
      #expect(!page.text.contains("// MA" + "RK"), "\(page) has a banner: split it instead")
      #expect(!page.text.lowercased().contains("copy" + "right"), "\(page): the licence is in LICENSE")
    }
  }

  /// Nothing tells where the machine kept the project on which a file was written.
  @Test func noMachinePaths() {
    let kept =
      pages(under: ".", "swift", "md", "yml", "json", "py", "txt", "svg")
      + (scripts + ["Makefile", ".ci/run"]).map { Page(path: $0, text: text($0)) }
    let banned = ["work", "root", "Users", "home"].map { "/" + $0 + "/" }
    for page in kept {
      for path in banned {
        #expect(!page.text.contains(path), "\(page) speaks of \(path)")
      }
    }
  }
}

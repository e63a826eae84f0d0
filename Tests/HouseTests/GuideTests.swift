import Foundation
import Testing

/// What the guides promise is there.
@Suite struct GuideTests {
  private let guides = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "Fixtures/README.md"]

  @Test func guidesAreThere() {
    for guide in guides + ["LICENSE", "Docs/Decisions.md"] {
      #expect(exists(guide), "\(guide) is missing")
    }
  }

  @Test func makeTargetsExist() {
    let targets = Set(matches(#"^([a-z-]+):"#, in: text("Makefile")))
    #expect(
      targets.isSuperset(of: [
        "demo", "build", "test", "check", "lint", "format", "golden", "docs", "install", "uninstall", "clean",
      ]))
    for guide in guides {
      for target in matches(#"(?:`|^ *(?:\$ )?)make ([a-z-]+)"#, in: text(guide)) {
        #expect(targets.contains(target), "\(guide): there is no `make \(target)`")
      }
    }
  }

  @Test func everyTargetIsExplained() {
    let makefile = text("Makefile")
    let explained = Set(matches(#"^([a-z-]+):.*## \w"#, in: makefile))
    let targets = Set(matches(#"^([a-z-]+):"#, in: makefile)).subtracting(["setup"])
    #expect(targets == explained)
  }

  /// The page on frameworks names exactly the verbs that there are.
  @Test func verbsAreExplained() {
    let source = text("Sources/Linking/Verbs/Verb.swift")
    let cases = source.components(separatedBy: "/// The word").first ?? ""
    let known = matches(#"^ +(?:case )?((?:`?\w+`?,? ?)+)$"#, in: cases).flatMap { matches(#"(\w+)"#, in: $0) }.map { "__" + $0 }
    #expect(Set(known) == Set(matches(#"(__\w+)"#, in: text("Docs/Frameworks.md"))))
    #expect(known.count > 15)
  }

  @Test func commandsExist() {
    let sources = pages(under: "Sources/dilint", "swift").map(\.text)
    let named = sources.flatMap { matches(#"commandName: "([a-z-]+)""#, in: $0) }
    let unnamed = sources.flatMap { matches(#"struct (\w+): (?:Async)?ParsableCommand"#, in: $0) }.map { $0.lowercased() }
    for guide in guides {
      // In backticks, and in blocks of commands.
      let shell = text(guide).components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
      let mentioned =
        matches(#"`dilint ([a-z-]+)"#, in: text(guide)) + shell.flatMap { matches(#"^(?:\$ )?dilint ([a-z-]+)"#, in: $0) }
      for command in mentioned {
        #expect((named + unnamed).contains(command), "\(guide): there is no `dilint \(command)`")
      }
    }
  }

  /// Every `Invariant` of the architecture names a test, and every test that it names exists.
  @Test func invariantsNameTests() {
    let architecture = text("ARCHITECTURE.md")
    let invariants = architecture.split(separator: "\n\n").filter { $0.contains("**Invariant:**") }
    #expect(invariants.count >= 8)
    for invariant in invariants {
      #expect(invariant.contains("Tests/"), "an invariant without a test: \(invariant)")
    }
    for name in matches(#"`(\w+Tests/\w+/\w+)`"#, in: architecture) {
      let parts = name.split(separator: "/").map(String.init)
      let sources = pages(under: "Tests/" + parts[0], "swift").map(\.text)
      #expect(
        sources.contains { $0.contains("struct \(parts[1])") || $0.contains("extension \(parts[1])") }
          && sources.contains { $0.contains("func \(parts[2])(") },
        "ARCHITECTURE.md names \(name), which does not exist")
    }
  }

  /// Links to files and to headings. Tests ask nobody else, so those to other places need only be addresses.
  @Test func linksLeadSomewhere() {
    let all = guides + pages(under: "Docs", "md").map(\.path)
    for guide in Set(all).sorted() {
      let folder = guide.split(separator: "/").dropLast().map { $0 + "/" }.joined()
      for link in matches(#"\]\(([^)]+)\)"#, in: text(guide)) {
        if link.contains(":") {
          let address = URL(string: link)
          #expect(address?.scheme == "https" && address?.host()?.contains(".") == true, "\(guide) links to \(link)")
          continue
        }
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let target = parts[0].isEmpty ? guide : plain(folder + parts[0])
        #expect(exists(target), "\(guide) links to \(link)")
        guard parts.count == 2, target.hasSuffix(".md") else { continue }
        let headings = matches(#"^#+ (.+)$"#, in: text(target)).map(anchor)
        #expect(headings.contains(parts[1]), "\(guide): \(target) has no heading \(parts[1])")
      }
    }
  }

  /// Whoever looks for a decision finds it by its theme.
  @Test func everyDecisionIsListed() {
    let page = text("Docs/Decisions.md")
    let listed = matches(#"\]\(#([^)]+)\)"#, in: page)
    for heading in matches(#"^## (.+)$"#, in: page) {
      #expect(listed.contains(anchor(heading)), "Docs/Decisions.md: no theme has \(heading)")
    }
  }

  /// A path without `..`.
  private func plain(_ path: String) -> String {
    var names: [Substring] = []
    for name in path.split(separator: "/") { if name == "..", !names.isEmpty { names.removeLast() } else { names.append(name) } }
    return names.joined(separator: "/")
  }

  /// What a heading is called in a link.
  private func anchor(_ heading: String) -> String {
    String(heading.lowercased().compactMap { $0 == " " ? "-" : $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : nil })
  }
}

import Model
import Testing

@testable import Engine

/// What is said to follow from what.
struct CauseTests {
  /// A folder that is spelled in other letters is meant where no other one may be.
  @Test func spelledPaths() {
    let spelled = SpelledPaths(["App/model/Wheel.swift", "App/View/a.swift", "App/view/b.swift", "main.swift"])
    #expect(spelled("App/Model/wheel.swift") == "App/model/Wheel.swift")
    #expect(spelled("app/MODEL") == "App/model")
    #expect(spelled("App/View/a.swift") == "App/View/a.swift")
    #expect(spelled("App/VIEW/a.swift") == "App/VIEW/a.swift")
    #expect(spelled("Main.swift") == "main.swift")
    #expect(spelled("../Main.swift") == "../Main.swift" && spelled("/Main.swift") == "/Main.swift" && spelled("") == "")
  }
}

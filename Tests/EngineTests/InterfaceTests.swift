import Frameworks
import Linking
import Model
import Reading
import Testing

@testable import Engine

/// The interfaces by which dilint knows frameworks use the verbs that there are, as they are meant to be used.
@Suite struct InterfaceTests {
  @Test(arguments: Framework.all.flatMap(\.generations))
  func interfaceHasNoMistake(_ generation: Generation) {
    let interface = digest(of: generation.interface, file: "<\(generation.id)>")
    #expect(interface.unreadable.isEmpty)
    let found = mistakes(in: interface)
    #expect(found.isEmpty, "\(found.first.map { "\($0.at.line): \($0.kind) `\($0.word)`" } ?? "")")
  }

  /// What a library beside frameworks does it does by the functions of whatever container it is handed.
  @Test(arguments: companions)
  func companionHasNoVerb(_ companion: Companion) {
    let interface = digest(of: companion.interface, file: "<\(companion.module)>")
    #expect(interface.unreadable.isEmpty && !interface.declarations.isEmpty)
    #expect(!companion.interface.contains("__"))
  }

  @Test func everyVerbIsUsed() {
    // What a tool writes uses one more.
    let texts = Framework.all.flatMap(\.generations).map(\.interface).joined()
    #expect(Verb.allCases.filter { !texts.contains($0.word + "(") }.map(\.word) == ["__ask"], "what tools write uses it")
  }

  @Test func mistakesAreFound() {
    let interface = digest(
      of: """
        @container class Box {
          func add() { __provid(); __provide(typ: 1); __mark("tset") }
          func get() { __need(); __create("x", parent: self); __provide(); __lifetime(.onse); __lifetime(.often); __lifetime(.single) }
        }
        enum Often { case often }
        """, file: "<test>")
    #expect(
      mistakes(in: interface, lifetimes: ["single"]).map { "\($0.kind) \($0.word)" } == [
        "verb __provid", "label typ", "mark tset", "lacking __need", "surplus __create", "lacking __provide", "lifetime onse",
      ])
  }
}

import Model
import Testing

@testable import Answering

struct QuestionTests {
  private let questions = Questions(town)

  private func lines(_ answer: Answer) -> [String] {
    answer.rows.map { row in
      (row.cells.map(\.text).filter { !$0.isEmpty } + [row.at.map { ":\($0.line)" } ?? ""]).joined(separator: " ")
    }
  }

  @Test(
    arguments: [
      ("App", "Core", ["App imports Core :4"]),
      ("target:Chat", "Core", ["Chat imports Core :2"]),
      (
        "AppDelegate.container", "LogModule",
        ["AppDelegate.container loads AppAssembly :30", "AppAssembly loads Core.LogModule :33"]
      ),
      (
        "container", "Clock",
        [
          "AppDelegate.container loads AppAssembly :30", "AppAssembly loads Core.LogModule :33",
          "Core.LogModule registers FileLogger (as Core.Logger and Core.Logger named \"file\") :41",
          "FileLogger needs Clock (nobody provides it) :51",
        ]
      ),
      (
        "ChatScreen", "FileLogger",
        ["ChatScreen.show asks for ChatService :52", "ChatService needs Core.Logger (FileLogger) :50"]
      ),
      ("ChatAssembly", "Chat.ChatModule", ["ChatAssembly loads internally Chat.ChatModule :32"]),
      // Who comes to what a group registers has come to the group.
      ("ChatService", "Core.LogModule", ["ChatService needs Core.Logger (FileLogger) :50"]),
      ("*Screen.show", "ChatS*", ["ChatScreen.show asks for ChatService :52"]),
      ("Clock", "App", []), ("App", "App", []),
    ] as [(String, String, [String])])
  func shortestWay(from: String, to: String, hops: [String]) throws {
    let answer = try questions.why(from, to, .shortest).get()
    #expect(lines(answer) == hops)
    #expect(answer.isFound == (from != "Clock"))
    if from == "Clock" { #expect(answer.sentence == "nothing leads from Clock to App, only the other way round") }
  }

  @Test func allWays() throws {
    let answer = try questions.why("target:App", "target:Core", .all).get()
    // What the target holds that is the goal is on the way, too.
    #expect(
      lines(answer).prefix(4) == [
        "App imports Chat :1", "App imports Core :4", "App creates AppDelegate.container :20", "App declares AppAssembly :10",
      ])
    #expect(lines(answer).contains("Chat imports Core :3"))
    #expect(!lines(answer).contains { $0.contains("Clock") })
  }

  @Test func cut() throws {
    let answer = try questions.why("ChatScreen", "Clock", .cut).get()
    #expect(lines(answer).count == 1)
    // Two ways lead from the one assembly to the other's type: one by loading it, one by what it asks for.
    let loads = try questions.why("AppAssembly", "FileLogger", .cut).get()
    #expect(lines(loads) == ["AppAssembly depends on ChatAssembly :31", "AppAssembly loads Core.LogModule :33"])
  }

  @Test(
    arguments: [
      (
        "Core.Logger",
        [
          "Core.Logger FileLogger single Core.LogModule by AppDelegate.container :41",
          "Core.Logger named \"file\" FileLogger single Core.LogModule by AppDelegate.container :41",
        ]
      ),
      ("Chat.Logger", ["Chat.Logger Other single IdleAssembly by no root :42"]), ("Clock", []), ("FileLogger", []),
    ] as [(String, [String])])
  func whoProvides(type: String, rows: [String]) throws {
    let answer = try questions.whoProvides(type).get()
    #expect(lines(answer) == rows)
    if type == "Clock" { #expect(answer.sentence == "nothing provides Clock, and 1 place asks for it" && !answer.isFound) }
  }

  @Test(
    arguments: [
      ("Core.Logger", ["ChatService needs Core.Logger resolved :50"]), ("Clock", ["FileLogger needs Clock missing :51"]),
      ("Core", ["App imports Core :4", "Chat imports Core :2", "Chat imports Core :3"]),
      ("ChatAssembly", ["AppAssembly depends on ChatAssembly :31"]), ("IdleAssembly", []),
    ] as [(String, [String])])
  func whoNeeds(name: String, rows: [String]) throws {
    #expect(lines(try questions.whoNeeds(name).get()).sorted() == rows)
  }

  @Test func aGlobIsCalledByItself() throws {
    #expect(try questions.whoProvides("*Logger").get().sentence == "3 registrations provide what is called *Logger")
    #expect(try questions.whoNeeds("*Logger").get().sentence == "1 place needs what is called *Logger")
    #expect(
      try questions.why("*Screen.show", "ChatS*", .shortest).get().sentence.hasSuffix(" leads to what is called ChatS* in 1 hop"))
  }

  @Test func lists() throws {
    #expect(lines(questions.roots()) == ["AppDelegate.container f 4 groups 2 registrations in App :20"])
    #expect(
      lines(try questions.list(.target, nil).get()) == [
        "App library Sources/App ", "Chat library Sources/Chat ", "Core library Sources/Core ",
      ])
    #expect(
      lines(try questions.list(.assembly, nil).get()) == [
        "AppAssembly Assembly 0 registrations in App :10", "ChatAssembly Assembly 0 registrations in Chat :11",
        "IdleAssembly Assembly 1 registration in Core (no root loads it) :14",
      ])
    #expect(lines(try questions.list(.module, "Log*").get()) == ["Core.LogModule Assembly 1 registration in Core :13"])
    #expect(
      lines(try questions.list(.type, "*Logger").get()) == [
        "Chat.Logger provided once needed nowhere :42", "Core.Logger provided once needed once :41",
      ])
    var flat = town
    for index in flat.groups.indices { flat.groups[index].level = .module }
    #expect(
      try Questions(flat).list(.assembly, nil).get().sentence
        == "there are no assemblies; what is grouped here counts as modules: `dilint list modules`")
    #expect(questions.names(of: [.target]) == ["App", "Chat", "Core"])
  }

  @Test func confusions() {
    #expect(questions.why("Logger", "Clock", .shortest) == .failure(.ambiguous("Logger", ["Chat.Logger", "Core.Logger"])))
    #expect(questions.whoNeeds("Chatt") == .failure(.unknown("Chatt")))
    #expect(questions.whoProvides("AppAssembly") == .failure(.unknown("AppAssembly")))
    #expect(questions.list(.module, "Nope*") == .failure(.unknown("Nope*")))
  }

  /// Words near which a mistyped one may be: names and their last parts.
  @Test func words() {
    #expect(questions.words.contains("Logger") && questions.words.contains("Core.Logger"))
    #expect(questions.words == questions.words.sorted() && Set(questions.words).count == questions.words.count)
  }

  /// Names mean the same in whatever order the graph lists things.
  @Test func namesOfAnEmptyGraph() {
    let empty = Questions(Graph())
    #expect(empty.names() == [])
    #expect(empty.roots().sentence == "no root was found" && !empty.roots().isFound)
  }
}

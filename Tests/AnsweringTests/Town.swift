import Model

/// A small program with every kind of hop: three targets, a root, two assemblies with a module each, code that asks, and a type
/// that nobody provides. The line is the place.
let town: Graph = {
  func at(_ line: Int) -> Location { Location(file: "town.swift", line: line, column: 1) }
  var graph = Graph()
  graph.targets = ["App", "Chat", "Core"].map { Target(name: $0, path: "Sources/\($0)", kind: "library") }
  graph.imports = [
    TargetImport(from: 0, to: 1, at: at(1)), TargetImport(from: 1, to: 2, at: at(2), others: [at(3)]),
    TargetImport(from: 0, to: 2, at: at(4)),
  ]
  func group(_ name: String, _ level: Group.Level, target: Int, _ line: Int) -> Group {
    Group(name: name, level: level, kind: "Assembly", framework: "f", target: target, at: at(line))
  }
  graph.groups = [
    group("AppAssembly", .assembly, target: 0, 10), group("ChatAssembly", .assembly, target: 1, 11),
    group("Chat.ChatModule", .module, target: 1, 12), group("Core.LogModule", .module, target: 2, 13),
    group("IdleAssembly", .assembly, target: 2, 14),
  ]
  graph.roots = [Root(name: "AppDelegate.container", framework: "f", target: 0, loaded: [0, 1, 2, 3], at: at(20))]
  graph.includes = [
    Include(from: .root(0), to: 0, kind: .public, at: at(30)), Include(from: .group(0), to: 1, kind: .dependency, at: at(31)),
    Include(from: .group(1), to: 2, kind: .internal, at: at(32)), Include(from: .group(0), to: 3, kind: .public, at: at(33)),
  ]
  func provider(_ name: String, _ keys: [Key], in group: Int, _ line: Int) -> Provider {
    var provider = Provider(
      keys: keys, implementation: .named(name), lifetime: Lifetime(name: "single", sharing: .container), framework: "f",
      owner: .group(group), at: at(line), site: at(line))
    provider.roots = group == 4 ? [] : [0]
    return provider
  }
  let (logger, file) = (Key(type: .named("Core", "Logger")), Key(type: .named("Core", "Logger"), name: "file"))
  graph.providers = [
    provider("ChatService", [Key(type: .named("ChatService"))], in: 2, 40), provider("FileLogger", [logger, file], in: 3, 41),
    provider("Other", [Key(type: .named("Chat", "Logger"))], in: 4, 42),
  ]
  func need(_ key: Key, _ by: Need.Asker, _ status: Verdict.Status, _ answers: [Int], _ line: Int) -> Need {
    var need = Need(key: key, by: by, framework: "f", scope: nil, phase: .eager, at: at(line))
    need.verdicts = [Verdict(root: 0, status: status, providers: answers)]
    return need
  }
  graph.needs = [
    need(logger, .provider(0), .resolved, [1], 50), need(Key(type: .named("Clock")), .provider(1), .missing, [], 51),
    need(Key(type: .named("ChatService")), .code("ChatScreen.show"), .resolved, [0], 52),
  ]
  return graph
}()

import Model
import Testing

@testable import Rules

/// Work is counted, never timed.
@Suite struct ScalingTests {
  private static func at(_ file: String, _ line: Int) -> Location { Location(file: file, line: line, column: 1) }

  private static func graph(_ count: Int, duplicates: Policy.Duplicates = .overwrite) -> Graph {
    var graph = Graph()
    var policy = Policy()
    policy.duplicates = duplicates
    graph.policies["box"] = policy
    graph.roots = [Root(name: "R", framework: "box", at: at("r", 1))]
    graph.providers = (0..<count).map { index in
      var provider = Provider(
        keys: [Key(type: .named("A"))], implementation: .named("I\(index)"), lifetime: Lifetime(name: "g", sharing: .graph),
        framework: "box", owner: .root(0), at: at("p", index), site: at("p", index))
      provider.roots = [0]
      provider.order = index
      return provider
    }
    return graph
  }

  private static func alternative(_ index: Int) -> Branches {
    Branches(BranchPath.always.taking(index, of: .init(at: at("s", 1), number: 1))!)
  }

  @Test func registrationsOfOneKeyAreComparedByKind() {
    func steps(_ count: Int, _ change: (inout Provider, Int) -> Void) -> (steps: Int, found: Int, named: Int) {
      var graph = Self.graph(count)
      for index in graph.providers.indices { change(&graph.providers[index], index) }
      var search = DuplicateSearch(graph)
      let found = search.shared().flatMap { search.duplicates(of: $0.key, among: $0.providers) }
      return (search.steps, found.count, found.map(\.firsts.count).max() ?? 0)
    }
    // All alike: each doubles those before it, of which some are named.
    let alike = steps(3_000) { _, _ in }
    #expect(alike.found == 2_999 && alike.named == Limit.named.value && alike.steps < 3_000 * 70)
    // A switch: none meets another.
    let cases = steps(3_000) { $0.branches = Self.alternative($1) }
    #expect(cases.found == 0 && cases.steps < 3_000 * (Limit.registrationKinds.value + 2))
    // Two ways of a choice, again and again.
    let turns = steps(3_000) { $0.branches = Self.alternative($1 % 2) }
    #expect(turns.found == 2_998 && turns.steps < 3_000 * 70)
  }

  /// One registration always there, then one in each case of a switch, all by one helper's call so that none stands in for it: those further away than kinds are compared are in doubt.
  @Test(arguments: [0, 40]) func kindsBeyondTheLimitAreNotCompared(beyond: Int) {
    let count = Limit.registrationKinds.value + 1 + beyond
    var graph = Self.graph(count)
    for index in 1..<count {
      graph.providers[index].branches = Self.alternative(index)
      graph.providers[index].site = graph.providers[0].site
      graph.providers[index].implementation = graph.providers[0].implementation
    }
    var search = DuplicateSearch(graph)
    let found = search.duplicates(of: Key(type: .named("A")), among: Array(0..<count))
    #expect(found.map(\.second) == Array(1...Limit.registrationKinds.value))
  }

  /// A ring of ten thousand, and as many rings of two.
  @Test func longRingsAndManyRings() {
    let count = 10_000
    var graph = Self.graph(count)
    func need(_ from: Int, _ to: Int) -> Need {
      var need = Need(
        key: Key(type: .named("K\(to)")), by: .provider(from), framework: "box", scope: nil, phase: .eager, at: Self.at("n", from)
      )
      need.verdicts = [Verdict(root: 0, status: .resolved, providers: [to])]
      return need
    }
    graph.needs = (0..<count).map { need($0, ($0 + 1) % count) }
    let one = Rule.dependencyCycle.findings(graph)
    #expect(one.count == 1 && one.first?.chain.count == count)
    graph.needs = (0..<count).map { need($0, $0 ^ 1) }
    #expect(Rule.dependencyCycle.findings(graph).count == count / 2)
  }

  /// A ring each step of which hangs on a flag of its own: where the builds are too many to be told apart, it is only possible.
  @Test(arguments: [6, 7]) func ringsOfManyFlagsArePossible(flags: Int) {
    var graph = Self.graph(flags)
    graph.needs = (0..<flags).map { index in
      var need = Need(
        key: Key(type: .named("K")), by: .provider(index), framework: "box", scope: nil, phase: .eager, at: Self.at("n", index))
      need.condition = .test("F\(index)")
      need.verdicts = [Verdict(root: 0, status: .resolved, providers: [(index + 1) % flags])]
      return need
    }
    let found = Rule.dependencyCycle.findings(graph)
    #expect(found.map(\.certainty) == [1 << flags <= Limit.ringConfigurations.value ? .certain : .possible])
  }

  /// Assemblies that load one another ten thousand long.
  @Test func longRingsOfGroups() {
    let count = 10_000
    var graph = Self.graph(1)
    graph.policies["box"]?.assemblyRings = .error
    graph.groups = (0..<count).map {
      Group(name: "G\($0)", level: .assembly, kind: "Part", framework: "box", at: Self.at("g", $0))
    }
    graph.includes = (0..<count).map {
      Include(from: .group($0), to: ($0 + 1) % count, kind: .dependency, at: Self.at("i", $0))
    }
    #expect(Rule.assemblyCycle.findings(graph).map(\.chain.count) == [count])
    #expect(Rule.unloadedModule.findings(graph).count == 1)
  }
}

import Model

extension Rule {
  public static let assemblyAcrossTargets = Rule(
    id: "assembly-across-targets",
    summary: "an assembly takes modules out of another target",
    explanation: """
      An assembly wires one sub-project as a whole: each has one of its own at least, and none serves several. Here an assembly \
      lists a module that lies in another target. That target can then no longer be wired by itself, in its tests, in an example \
      or in a second app, and its module has to be public for no other reason.

      Give the other target an assembly that lists the module, and depend on that.
      """,
    severity: .warning
  ) { graph in
    graph.includes.compactMap { include in
      guard case .group(let from) = include.from, [.public, .internal, .child].contains(include.kind) else { return nil }
      let (assembly, module) = (graph.groups[from], graph.groups[include.to])
      guard assembly.level == .assembly, module.level == .module, let home = assembly.target, let other = module.target,
        home != other, !graph.isTest(home), !graph.isTest(other), assembly.kind != "function", module.kind != "function",
        !graph.policy(of: assembly.framework).spansTargets, !graph.isAllThatIsOffered(include.to, by: other)
      else { return nil }
      let (own, foreign) = (graph.targets[home].name, graph.targets[other].name)
      return Finding(
        rule: "assembly-across-targets", severity: .warning,
        message: "\(code(assembly.name)) of the target \(code(own)) lists \(code(module.name)) of the target \(code(foreign))",
        at: include.at, related: [Finding.Note("\(code(module.name)) is declared here, in \(code(foreign))", at: module.at)],
        cure: graph.policy(of: assembly.framework).cure(
          "assembly-across-targets", ["group": assembly.name, "other": module.name, "target": foreign],
          otherwise: "list \(code(module.name)) in an assembly of \(code(foreign)), and depend on that"),
        subject: [assembly.name, module.name])
    }
  }
}

extension Graph {
  /// Whether a target has no assembly and a single module that none of its others loads: who takes it takes the target as a whole.
  fileprivate func isAllThatIsOffered(_ module: Int, by target: Int) -> Bool {
    let own = groups.indices.filter { groups[$0].target == target && groups[$0].kind != "function" }
    guard own.allSatisfy({ groups[$0].level == .module }) else { return false }
    let below = Set(
      includes.compactMap { include -> Int? in
        if case .group(let from) = include.from, groups[from].target == target { include.to } else { nil }
      })
    return own.filter { !below.contains($0) } == [module]
  }
}

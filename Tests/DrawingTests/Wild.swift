import Model

/// Graphs that nobody would draw by hand: chains, fans, boxes without arrows, thickets and mixtures of them, by a number.
func wild(_ seed: Int) -> Graph {
  var dice = Dice(UInt64(seed) &+ 1)
  var plan = Plan()
  let count = Int.random(in: 1...60, using: &dice)
  let groups = Int.random(in: 0...12, using: &dice)
  let assemblies = groups == 0 ? 0 : Int.random(in: 0...5, using: &dice)
  for number in 0..<Int.random(in: 0...40, using: &dice) {
    plan.target(word(number, &dice), ["app", "feature", "core", "test", "library"].randomElement(using: &dice) ?? "core")
  }
  for number in 0..<assemblies { plan.group("Assembly\(number)", .assembly) }
  for number in 0..<groups {
    plan.group("Module\(number)", .module, [nil, .public, .internal].randomElement(using: &dice) ?? nil)
    if assemblies > 0, Bool.random(using: &dice) { plan.include("Assembly\(number % assemblies)", .public, "Module\(number)") }
  }
  plan.root("App", loads: groups == 0 ? [] : ["Module0"])
  let style = seed % 6
  for number in 0..<count {
    let needs: [Int] =
      switch style {
      case 0: number == 0 ? [] : [number - 1]
      case 1: number == 0 ? [] : [0]
      case 2: []
      case 3: number % 7 == 0 ? [] : [number / 7 * 7]
      default: (0..<Int.random(in: 0...3, using: &dice)).map { _ in Int.random(in: 0...count, using: &dice) }
      }
    let home = groups == 0 ? nil : "Module\(style == 1 ? number % 2 % groups : Int.random(in: 0..<groups, using: &dice))"
    plan.register("Type\(number)", in: home, needs: needs.map { "Type\($0)" })
  }
  let targets = plan.graph.targets.count
  for number in 0..<targets {
    for _ in 0..<Int.random(in: 0...2, using: &dice) {
      let other = Int.random(in: 0..<targets, using: &dice)
      guard other != number else { continue }
      let at = plan.at("Import")
      if Bool.random(using: &dice) {
        plan.graph.imports.append(TargetImport(from: number, to: other, at: at))
      } else {
        plan.graph.dependencies.append(TargetDependency(from: number, to: other, at: at))
      }
    }
  }
  return plan.judged
}

private func word(_ number: Int, _ dice: inout Dice) -> String {
  "Target\(number)" + String(repeating: "Feature", count: Int.random(in: 0...4, using: &dice))
}

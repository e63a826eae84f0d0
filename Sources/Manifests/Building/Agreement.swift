import Model

/// Holds keys of a manifest against one another. What the manifest says against the source is a rule's business.
func checkAgreement(of manifest: Item, problems: inout Problems) {
  let layers = manifest["layers"]?.texts ?? []
  for target in manifest["targets"]?.fields ?? [] {
    guard let layer = target.value["layer"], let name = layer.text, !layers.contains(name) else { continue }
    let advice = nearest(name, among: layers).map { "; did you mean `\($0)`?" } ?? ", the list of all layers from top to bottom"
    problems.add("the layer `\(shortened(name))` of target `\(target.name.name)` is not in `layers`\(advice)", at: layer.at)
  }
  for assembly in manifest["assemblies"]?.fields ?? [] {
    let name = assembly.name.name
    let publics = assembly.value["public"]?.names ?? []
    for module in assembly.value["internal"]?.names ?? [] {
      guard let other = publics.first(where: { $0.name == module.name }) else { continue }
      problems.add(
        "`\(module.name)` is both a public module of `\(name)`, in line \(other.at.line), and an internal one; it can only be one",
        at: module.at)
    }
    if let declarations = assembly.value["declared"], assembly.value["dynamic"]?.flag != true {
      problems.add("only a dynamic assembly takes declared modules; write `dynamic: true` beside it", at: declarations.at)
    }
  }
}

import Model

/// Holds keys of a manifest against one another. What the manifest says against the source is a rule's business.
func checkAgreement(of manifest: Item, problems: inout Problems) {
  let layers = layerNames(of: manifest)
  for ban in manifest["forbidden"]?.items ?? [] where ban["to"] != nil {
    if ban["from"] == nil, ban["only"] == nil {
      problems.add("a forbidden import needs `from`, or `only` for all others", at: ban.at)
    } else if ban["from"] != nil, let only = ban["only"] {
      problems.add("`from` and `only` both stand here; `only` means all targets but those", at: only.at)
    }
  }
  if let demand = manifest["every-target-has-a-layer"], demand.flag == true, layers.isEmpty {
    problems.add("`every-target-has-a-layer` asks for layers, but there are no `layers`", at: demand.at)
  }
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

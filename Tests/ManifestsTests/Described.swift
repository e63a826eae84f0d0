import Model

/// What a manifest means, a thing a line; what stands at its default is left out.
func described(_ manifest: Manifest) -> String {
  let lines = described(manifest.settings) + described(manifest.declared)
  return lines.map { $0 + "\n" }.joined()
}

private func described(_ settings: Settings) -> [String] {
  var lines: [String] = []
  if settings.sources != ["."] { lines.append("sources \(settings.sources)") }
  if !settings.exclude.isEmpty { lines.append("exclude \(settings.exclude)") }
  if let conditions = settings.conditions { lines.append("conditions \(conditions)") }
  if !settings.layers.isEmpty { lines.append("layers \(settings.layers)") }
  for (id, rule) in settings.rules.sorted(by: { $0.key < $1.key }) {
    lines.append("rule \(id) \(rule.severity?.rawValue ?? "off") \(rule.paths)")
  }
  for (id, framework) in settings.frameworks.sorted(by: { $0.key < $1.key }) {
    lines.append("framework \(id) \(framework.isOn ? "on" : "off") \(framework.version?.description ?? "")")
  }
  for ban in settings.forbidden {
    var ends = ban.only.isEmpty ? names(ban.from) : "all but \(names(ban.only))"
    ends += " -> \(names(ban.to))\(ban.except.isEmpty ? "" : " except \(names(ban.except))")"
    lines.append("forbidden \(ends) because \(ban.because ?? "-") \(at(ban.at))")
  }
  for (layer, word) in settings.withinLayers.sorted(by: { $0.key < $1.key }) { lines.append("within \(layer) \(word)") }
  if let place = settings.layerDemand { lines.append("every target has a layer \(at(place))") }
  for (name, number) in settings.budgets.sorted(by: { $0.key < $1.key }) { lines.append("budget \(name) \(number)") }
  if let baseline = settings.baseline { lines.append("baseline \(baseline.name)") }
  return lines
}

private func described(_ declared: Declared) -> [String] {
  var lines: [String] = []
  if !declared.roots.isEmpty { lines.append("roots \(names(declared.roots))") }
  for target in declared.targets {
    let rest = [target.path, target.kind, target.interface.map(name), target.layer, target.owner].map { $0 ?? "-" }
    lines.append("target \(name(target.name)) \(rest.joined(separator: " "))")
  }
  for layer in declared.layers { lines.append("layer \(layer.name) \(names(layer.targets))") }
  for assembly in declared.assemblies {
    lines.append("assembly \(name(assembly.name))\(assembly.isDynamic ? " dynamic" : "")")
    if let modules = assembly.publicModules { lines.append("  public \(names(modules))") }
    if let modules = assembly.internalModules { lines.append("  internal \(names(modules))") }
    if let others = assembly.dependencies { lines.append("  dependencies \(names(others))") }
    for one in assembly.declarations { lines.append("  declared \(name(one.module)) by \(name(one.by))") }
  }
  for module in declared.modules {
    lines.append("module \(name(module.name))")
    for provider in module.provides {
      let key = Key(type: provider.type, name: provider.keyName, tags: provider.tags)
      let aliases = provider.aliases.map { " as \($0)" }.joined()
      lines.append("  provides \(key)\(aliases) \(described(provider.lifetime)) \(at(provider.at))")
      for need in provider.needs {
        let words = [need.isOptional ? "optional" : nil, need.isMany ? "many" : nil, need.phase.rawValue].compactMap { $0 }
        lines.append("    needs \(need.key) \(words.joined(separator: " ")) \(at(need.at))")
      }
    }
  }
  for key in declared.external { lines.append("external \(key.type)\(key.name.map { " named \($0)" } ?? "") \(at(key.at))") }
  if let custom = declared.customContainers {
    lines.append("custom register \(names(custom.register)) resolve \(names(custom.resolve))")
  }
  return lines
}

private func described(_ lifetime: Lifetime) -> String {
  "\(lifetime.name)=\(lifetime.sharing)\(lifetime.isWeak ? " weak" : "")\(lifetime.isEager ? " eager" : "")"
}

private func at(_ place: Location) -> String { "\(place.line):\(place.column)" }
private func name(_ name: DeclaredName) -> String { "\(name.name) \(at(name.at))" }
private func names(_ names: [DeclaredName]) -> String { "[\(names.map(name).joined(separator: ", "))]" }

import Model

/// What a checked manifest says of the run.
func settings(of manifest: Item) -> Settings {
  var settings = Settings()
  if let sources = manifest["sources"] { settings.sources = sources.texts }
  settings.exclude = manifest["exclude"]?.texts ?? []
  settings.conditions = manifest["conditions"]?.texts
  settings.layers = layerNames(of: manifest)
  let usual = manifest["within-layer"]?.text.flatMap(WithinLayer.init)
  for layer in settings.layers { settings.withinLayers[layer] = usual }
  for layer in manifest["layers"]?.fields ?? [] {
    if let own = layer.value["within"]?.text.flatMap(WithinLayer.init) { settings.withinLayers[layer.name.name] = own }
  }
  if manifest["every-target-has-a-layer"]?.flag == true { settings.layerDemand = manifest["every-target-has-a-layer"]?.at }
  settings.baseline = manifest["baseline"].flatMap { item in item.text.map { DeclaredName($0, at: item.at) } }
  for rule in manifest["rules"]?.fields ?? [] {
    let word = rule.value.text ?? rule.value["severity"]?.text
    settings.rules[rule.name.name] = RuleSetting(
      severity: word.flatMap(Finding.Severity.init), paths: rule.value["paths"]?.texts ?? [])
  }
  for framework in manifest["frameworks"]?.fields ?? [] where framework.name.name != "custom" {
    settings.frameworks[framework.name.name] = FrameworkSetting(
      isOn: framework.value.text != "off", version: framework.value["version"]?.text.map { Version($0) })
  }
  for ban in manifest["forbidden"]?.items ?? [] {
    let names = { (key: String) in ban[key]?.oneOrMoreNames ?? [] }
    settings.forbidden.append(
      ForbiddenImport(
        from: names("from"), to: names("to"), except: names("except"), only: names("only"), because: ban["because"]?.text,
        at: ban.at))
  }
  for budget in manifest["budgets"]?.fields ?? [] {
    settings.budgets[budget.name.name] = budget.value.number
    for limit in budget.value.fields { settings.budgets[budget.name.name + "." + limit.name.name] = limit.value.number }
  }
  return settings
}

/// The layers from top to bottom, whether `layers` lists them or says what lies in them.
func layerNames(of manifest: Item) -> [String] {
  guard let layers = manifest["layers"] else { return [] }
  return layers.isList ? layers.texts : layers.fields.map(\.name.name)
}

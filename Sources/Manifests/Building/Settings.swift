import Model

/// What a checked manifest says of the run.
func settings(of manifest: Item) -> Settings {
  var settings = Settings()
  if let sources = manifest["sources"] { settings.sources = sources.texts }
  settings.exclude = manifest["exclude"]?.texts ?? []
  settings.conditions = manifest["conditions"]?.texts
  settings.layers = manifest["layers"]?.texts ?? []
  settings.baseline = manifest["baseline"]?.text
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
    guard let from = ban["from"]?.text, let to = ban["to"]?.text else { continue }
    settings.forbidden.append(ForbiddenImport(from: from, to: to, because: ban["because"]?.text, at: ban.at))
  }
  for budget in manifest["budgets"]?.fields ?? [] { settings.budgets[budget.name.name] = budget.value.number }
  return settings
}

import Model

/// What a checked manifest declares of the graph. Everything is in the order in which it is written.
func declared(of manifest: Item, problems: inout Problems) -> Declared {
  var declared = Declared()
  declared.assemblies = (manifest["assemblies"]?.fields ?? []).map(assembly)
  for module in manifest["modules"]?.fields ?? [] {
    let provides = (module.value["provides"]?.items ?? []).compactMap { provider($0, problems: &problems) }
    declared.modules.append(DeclaredModule(name: module.name, provides: provides))
  }
  declared.external = (manifest["external"]?.items ?? []).compactMap { item in
    (item.type ?? item["type"]?.type).map { DeclaredKey(type: $0.description, name: item["name"]?.text, at: item.at) }
  }
  declared.roots = manifest["roots"]?.names ?? []
  declared.targets = (manifest["targets"]?.fields ?? []).map(target)
  declared.layers = (manifest["layers"]?.fields ?? []).map { field in
    DeclaredLayer(name: field.name.name, targets: (field.value["targets"] ?? field.value).oneOrMoreNames)
  }
  if let custom = manifest["frameworks"]?["custom"] {
    declared.customContainers = CustomContainer(
      register: custom["register"]?.names ?? [], resolve: custom["resolve"]?.names ?? [],
      interfaces: custom.isList ? custom.names : [])
  }
  return declared
}

private func assembly(_ field: Item.Field) -> DeclaredAssembly {
  let value = field.value
  return DeclaredAssembly(
    name: field.name,
    isDynamic: value["dynamic"]?.flag ?? false,
    publicModules: value.isList ? value.names : value["public"]?.names,
    internalModules: value["internal"]?.names,
    dependencies: value["dependencies"]?.names,
    declarations: (value["declared"]?.items ?? []).compactMap { item in
      guard let module = item["module"], let by = item["by"], let name = module.text, let owner = by.text else { return nil }
      return DeclaredAssembly.Declaration(module: DeclaredName(name, at: module.at), by: DeclaredName(owner, at: by.at))
    })
}

private func target(_ field: Item.Field) -> DeclaredTarget {
  DeclaredTarget(
    name: field.name, path: field.value["path"]?.text, kind: field.value["kind"]?.text,
    interface: field.value["interface"]?.oneOrMoreNames.first, layer: field.value["layer"]?.text,
    owner: field.value["owner"]?.text)
}

private func provider(_ item: Item, problems: inout Problems) -> DeclaredProvider? {
  guard let type = item.type ?? item["type"]?.type else { return nil }
  let word = item["lifetime"]?.text
  return DeclaredProvider(
    type: type,
    aliases: item["as"]?.types ?? [],
    keyName: item["name"]?.text,
    tags: tags(item, problems: &problems),
    lifetime: lifetimes.first { $0.lifetime.name == word }?.lifetime ?? defaultLifetime,
    needs: (item["needs"]?.items ?? []).compactMap { need($0, problems: &problems) },
    at: item.at)
}

private func need(_ item: Item, problems: inout Problems) -> DeclaredNeed? {
  guard let type = item.type ?? item["type"]?.type else { return nil }
  let flag = item["optional"]
  if type.wrapped != nil, flag?.flag == false, let flag {
    problems.add("`\(type)` is an optional need, and `optional: false` says that it is not; remove one of them", at: flag.at)
  }
  return DeclaredNeed(
    key: Key(type: type.unwrapped, name: item["name"]?.text, tags: tags(item, problems: &problems)),
    isOptional: flag?.flag ?? (type.wrapped != nil),
    isMany: item["many"]?.flag ?? false,
    phase: item["when"]?.text.flatMap(Need.Phase.init) ?? .eager,
    at: item.at)
}

private func tags(_ item: Item, problems: inout Problems) -> [TypeName] {
  if item["tag"] != nil, let several = item["tags"] {
    problems.add("`tag` and `tags` both stand here; write all of them under `tags`", at: several.at)
  }
  return (item["tag"]?.types ?? item["tags"]?.types ?? []).sorted()
}

import Linking
import Model

/// The graph of everything that was read and declared.
func graph(
  of digests: [Digest], _ project: Project, _ found: Found, _ builds: [BuildFile], _ frameworks: [Framework]
) -> Graph {
  let settings = project.manifest?.settings ?? Settings()
  let declared = project.manifest?.declared ?? Declared()
  let files = digests.map(\.file)
  let targets = ProjectTargets(
    declared: declared, builds: builds, files: files, tops: project.sources.map { Path.relative($0, to: project.root) })
  let resources = Resources(for: digests, found, frameworks: frameworks, root: project.root)
  let vocabularies = vocabularies(
    for: digests, frameworks: frameworks, settings: settings.frameworks, locks: [Lock](found, root: project.root))
  let program = Program(
    digests: digests, vocabularies: vocabularies, written: written(by: vocabularies, for: digests), targets: targets.targets,
    targetOfFile: targets.ofFile, sharedFiles: Set(targets.members.filter { $0.value.count > 1 }.keys), scenes: resources.scenes,
    scenesGap: resources.scenesGap, values: resources.values, flags: settings.conditions)
  var draft = Draft(of: program)
  draft.declare(declared)
  (draft.imports, draft.outside) = targets.uses(in: digests, flags: settings.conditions)
  targets.compare(&draft.imports, with: otherVersions(in: found, root: project.root))
  draft.dependencies = targets.dependencies(imports: draft.imports, outside: draft.outside)
  draft.interfaces = targets.interfaces(declared: declared.targets, imports: draft.imports, digests: digests)
  for pair in draft.interfaces where draft.targets[pair.interface].kind == "library" {
    draft.targets[pair.interface].kind = "interface"
  }
  for whole in targets.wholes(imports: draft.imports, files: Set(files), root: project.root, ground: found.ground) {
    draft.targets[whole].isWhole = true
  }
  draft.hosts = targets.hosts(imports: draft.imports, roots: draft.roots)
  draft.limits = Limits(
    layers: settings.layers, forbidden: settings.forbidden, budgets: settings.budgets, withinLayers: settings.withinLayers,
    layerDemand: settings.layerDemand)
  return Linking.graph(from: draft)
}

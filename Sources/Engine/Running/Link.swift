import Linking
import Model

/// The graph of everything that was read and declared.
func graph(of digests: [Digest], _ project: Project, _ found: Found, _ frameworks: [Framework]) -> Graph {
  let settings = project.manifest?.settings ?? Settings()
  let declared = project.manifest?.declared ?? Declared()
  let targets = ProjectTargets(
    declared: declared.targets, packages: found.packages, files: digests.map(\.file), root: project.root)
  let program = Program(
    digests: digests,
    vocabularies: vocabularies(
      for: digests, frameworks: frameworks, settings: settings.frameworks, locks: [Lock](found, root: project.root)),
    targets: targets.targets, targetOfFile: targets.ofFile, flags: settings.conditions)
  var draft = Draft(of: program)
  draft.declare(declared)
  return Linking.graph(from: draft)
}

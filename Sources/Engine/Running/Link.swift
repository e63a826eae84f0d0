import Linking
import Model

/// What linking gave.
struct Linked {
  /// The graph of everything that was read and declared.
  var graph: Graph
  /// By file, the names of the targets that compile it.
  var targetsOfFile: [String: [String]]
  /// By file that is a framework's own source: the id of the framework.
  var frameworkOfFile: [String: String]
  /// Modules of the program that only bear the name of a framework's.
  var namesakes: Set<String>
}

/// Links everything that was read and declared.
func linked(
  _ digests: [Digest], _ later: LaterSources, _ unread: [UnreadSource], lacksSources: Bool = false, _ project: Project,
  _ found: Found, _ builds: [BuildFile], _ frameworks: [Framework], leftovers: Set<String>, includesTests: Bool,
  _ cache: GraphCache?
) -> Linked {
  let settings = project.manifest?.settings ?? Settings()
  let declared = project.manifest?.declared ?? Declared()
  let files = digests.map(\.file)
  let tops = project.sources.map { Path.relative($0, to: project.root) }
  let targets = ProjectTargets(declared: declared, builds: builds, files: files, tops: tops)
  let tests = includesTests ? [] : targets.testSources(among: files)
  let copies = FrameworkCopies(of: frameworks, in: digests)
  let shipped = copies.importing(tests.isEmpty ? digests : digests.filter { !tests.contains($0.file) }, targets)
  let resources = Resources(for: shipped, found, frameworks: frameworks, root: project.root)
  let demands = [VersionDemand](builds, found, root: project.root)
  let spoken = { (digests: [Digest]) -> [Vocabulary] in
    Engine.vocabularies(
      for: digests, frameworks: frameworks, settings: settings.frameworks,
      locks: [Lock](found, root: project.root) + project.locks, demands: demands)
  }
  var vocabularies = spoken(shipped)
  let sources = FrameworkSources(of: vocabularies, in: shipped, targets, frameworks, beside: copies)
  // A program that no target compiles is none of this project.
  let own = shipped.filter { sources.frameworkOfFile[$0.file] == nil && !($0.beginsProgram && leftovers.contains($0.file)) }
  if own.count < shipped.count { vocabularies = spoken(own) }
  for index in vocabularies.indices { vocabularies[index].modules.removeAll(where: sources.namesakes.contains) }
  vocabularies.removeAll { $0.modules.isEmpty }
  let whole = expanded(by: vocabularies, own)
  var program = Program(
    digests: whole, vocabularies: vocabularies, written: written(by: vocabularies, for: whole), targets: targets.targets,
    targetOfFile: targets.ofFile, targetsOfFile: targets.members, scenes: resources.scenes,
    scenesGap: resources.scenesGap, nibsGap: resources.nibsGap, values: resources.values, flags: settings.conditions)
  program.lacksSources = lacksSources
  program.unread = unread.filter { sources.frameworkOfFile[$0.at.file] == nil }
  let lost = program.unread.map(\.at.file).filter { targets.members[$0] == nil }
  if !lost.isEmpty {
    // What nothing could be made of is compiled all the same.
    let all = ProjectTargets(declared: declared, builds: builds, files: files + lost, tops: tops)
    if all.targets == targets.targets { for file in lost { program.targetsOfFile[file] = all.members[file] } }
  }
  program.conditions = targets.conditions
  program.leftovers = leftovers
  program.watch = { WorkInHand.goOn(with: "linking \($0)") }
  var facts = TargetFacts()
  (facts.imports, facts.outside) = targets.uses(in: digests, flags: settings.conditions)
  targets.compare(&facts.imports, with: otherVersions(in: found, root: project.root))
  facts.dependencies = targets.dependencies(imports: facts.imports, outside: facts.outside, digests: digests, later)
  facts.interfaces = targets.interfaces(declared: declared.targets, imports: facts.imports, digests: digests)
  facts.wholes = targets.wholes(
    imports: facts.imports, digests: digests, files: Set(files), root: project.root, ground: found.ground)
  program.hosts = targets.hosts(imports: facts.imports)
  program.meantTargets = targets.meantTargets(imports: facts.imports)
  program.settledFlags = targets.settledFlags
  program.systems = targets.systems
  program.inaccessible = targets.inaccessible(from: program.hosts)
  let limits = Limits(
    layers: settings.layers, forbidden: settings.forbidden, budgets: settings.budgets, withinLayers: settings.withinLayers,
    layerDemand: settings.layerDemand)
  let link = { [program, facts] in
    aside { WorkInHand.about("linking") { Linking.link(program, declared, targets: facts, limits: limits) } }
  }
  // Without containers linking takes less than looking up what it gave.
  let graph = vocabularies.isEmpty ? link() : cache?.graph(program, declared, facts, limits, link: link) ?? link()
  return Linked(
    graph: graph, targetsOfFile: targets.members.mapValues { $0.map { targets.targets[$0].name }.sorted() },
    frameworkOfFile: sources.frameworkOfFile, namesakes: sources.namesakes)
}

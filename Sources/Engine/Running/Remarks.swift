import Frameworks
import Model

/// What a reader must know of the run as a whole to judge its findings, or their absence.
///
/// - Parameter sources: Files that are a framework's own source.
func remarks(
  on graph: Graph, _ digests: [Digest], _ project: Project, _ frameworks: [Framework], namesakes: Set<String>,
  sources: Set<String>, isAnyClosed: Bool
) -> [Sentence] {
  var remarks = project.remarks
  let declares = !(project.manifest?.declared.assemblies.isEmpty ?? true) || !(project.manifest?.declared.modules.isEmpty ?? true)
  let describes = declares || project.manifest?.declared.customContainers != nil
  // Beside a framework that is read, too, nothing is known of one that is not.
  if !describes { remarks += unreadFrameworks(digests, but: Set(graph.targets.map(\.module))) }
  if digests.isEmpty && !declares {
    let none = isAnyClosed ? "No Swift file here could be read" : "There is no Swift file here"
    remarks.append("\(none), so there is nothing to check.")
  } else if !describes && !imports(digests, frameworks, but: namesakes) {
    let names = frameworks.map(\.name).joined(separator: ", ")
    remarks += ownContainers(digests)
    let rest = graph.targets.count > 1 ? "only its \(graph.targets.count) targets were checked" : "there is nothing to check"
    remarks.append("No dependency-injection framework that dilint knows is imported here (\(names)), so \(rest).")
  } else if !describes {
    let modules = Set(frameworks.flatMap(\.modules)).subtracting(namesakes)
    remarks += ownContainers(digests.filter { !sources.contains($0.file) }, beside: modules)
  }
  let implied = Set(graph.roots.lazy.filter(\.isImplied).map(\.framework))
  if !implied.isEmpty {
    // Beside other frameworks' containers it is to be said of whose the sentence speaks.
    let isOnly = graph.roots.allSatisfy { implied.contains($0.framework) }
    let names = frameworks.filter { implied.contains($0.id) }.map(\.name).joined(separator: " or ")
    remarks.append(
      """
      No place was found where a container\(isOnly || names.isEmpty ? "" : " of \(names)") comes to life, so everything is judged as if one container held it all; \
      `roots:` in the manifest can name the places.
      """)
  }
  if !project.focus.isEmpty {
    let parts = project.focus.dropFirst().reduce("\(file: project.focus[0])" as Sentence) { "\($0), \(file: $1)" }
    remarks.append("The whole project was judged; only findings that touch \(parts) are shown.")
  }
  return remarks
}

func remarks(on leftovers: Set<String>) -> [Sentence] {
  guard let first = leftovers.min() else { return [] }
  return [
    leftovers.count == 1
      ? "\(file: first) belongs to no target of its Xcode project, so what is wrong in it is not shown."
      : """
      \(leftovers.count) Swift files belong to no target of their Xcode project, so what is wrong in them is not shown; \
      the first is \(file: first).
      """
  ]
}

/// Which files were not followed because they are a framework's own source.
func remarks(onSources frameworkOfFile: [String: String], _ frameworks: [Framework]) -> [Sentence] {
  Dictionary(grouping: frameworkOfFile.keys) { frameworkOfFile[$0]! }.sorted { $0.key < $1.key }.map { id, files in
    let name = frameworks.first { $0.id == id }?.name ?? id
    let subject: Sentence = files.count == 1 ? "\(file: files[0]) is" : "\(files.count) Swift files are"
    return "\(subject) the source of \(name) itself, which dilint knows without reading it."
  }
}

/// What descriptions of the build do not tell, the first few places.
func remarks(on unread: [BuildFile.Unread]) -> [Sentence] {
  let shown = unread.sorted { $0.at < $1.at }.prefix(3).map { "\(lineOf: $0.at): \($0.reason)." as Sentence }
  return shown + (unread.count > 3 ? ["\(unread.count - 3) more places of build descriptions cannot be read."] : [])
}

/// Whether a framework is read, whatever modules of the program are called like one.
private func imports(_ digests: [Digest], _ frameworks: [Framework], but namesakes: Set<String>) -> Bool {
  let modules = Set(frameworks.flatMap(\.modules)).subtracting(namesakes)
  return digests.contains { $0.imports.contains { $0.path.first.map(modules.contains) ?? false } }
    || frameworks.contains { framework in framework.annotates(digests) || digests.contains(where: framework.isCopied) }
}

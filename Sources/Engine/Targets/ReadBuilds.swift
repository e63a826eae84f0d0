import Foundation
import Model
import Reading

/// What every description of a build that was found says, sorted by path. None is run. Where there is none, the names of folders
/// may say what the targets are, unless somebody else does.
func builds(in found: Found, digests: [Digest], root: String, mayGuess: Bool = true) -> [BuildFile] {
  var result: [BuildFile] = []
  for package in found.packages {
    guard let (bytes, text) = content(package, root) else { continue }
    result.append(
      build(describedBy: digest(of: bytes, file: package), text: text) { Path.isFolder(Path.joined(root, $0)) })
  }
  for file in found.builds {
    guard let (bytes, text) = content(file, root) else { continue }
    if file.hasSuffix(".pbxproj") {
      let unreadable = BuildFile.Unread(
        reason: "this Xcode project cannot be read", at: Location(file: file, line: 1, column: 1))
      result.append(build(describedByXcode: bytes, file: file) ?? BuildFile(file: file, folder: "", unread: [unreadable]))
    } else if file.hasSuffix(".podspec") {
      if let build = build(describedByPodspec: text, file: file) { result.append(build) }
    } else if let build = build(describedByXcodeGen: text, file: file, read: { content($0, root)?.text }) {
      result.append(build)
    }
  }
  let tuist = digests.filter { $0.imports.contains { $0.path.first == "ProjectDescription" } }
  let helpers = tuist.filter { !["Project.swift", "Workspace.swift", "Tuist.swift"].contains(Path.name($0.file)) }
  for project in tuist where Path.name(project.file) == "Project.swift" {
    guard let (_, text) = content(project.file, root) else { continue }
    result.append(build(describedByTuist: project, text: text, helpers: helpers))
  }
  for space in tuist where Path.name(space.file) == "Workspace.swift" {
    guard let (_, text) = content(space.file, root) else { continue }
    result.append(build(describedByTuistWorkspace: space, text: text, helpers: helpers))
  }
  for pods in found.pods {
    if let (_, text) = content(pods, root) { addPods(describedBy: text, file: pods, to: &result) }
  }
  if mayGuess, result.allSatisfy(\.targets.isEmpty), let guess = build(guessedFrom: digests) { result.append(guess) }
  return result.sorted { $0.file < $1.file }
}

private func content(_ file: String, _ root: String) -> (bytes: [UInt8], text: String)? {
  guard let data = FileManager.default.contents(atPath: Path.joined(root, file)) else { return nil }
  let bytes = [UInt8](data)
  return String(validating: bytes, as: UTF8.self).map { (bytes, $0) }
}

import Foundation
import Model
import Reading

/// What every description of a build that was found says, sorted by path. None is run.
func builds(in found: Found, digests: [Digest], root: String) -> [BuildFile] {
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
    } else if let build = build(describedByXcodeGen: text, file: file) {
      result.append(build)
    }
  }
  let tuist = digests.filter { $0.imports.contains { $0.path.first == "ProjectDescription" } }
  let helpers = tuist.filter { !["Project.swift", "Workspace.swift", "Tuist.swift"].contains(Path.name($0.file)) }
  for project in tuist where Path.name(project.file) == "Project.swift" {
    guard let (_, text) = content(project.file, root) else { continue }
    result.append(build(describedByTuist: project, text: text, helpers: helpers))
  }
  return result.sorted { $0.file < $1.file }
}

private func content(_ file: String, _ root: String) -> (bytes: [UInt8], text: String)? {
  guard let data = FileManager.default.contents(atPath: Path.joined(root, file)) else { return nil }
  let bytes = [UInt8](data)
  return String(validating: bytes, as: UTF8.self).map { (bytes, $0) }
}

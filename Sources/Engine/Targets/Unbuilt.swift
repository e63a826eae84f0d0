import Foundation
import Model

/// The files that lie in a project and that no build compiles: leftovers, which say nothing of what the program does.
///
/// Nothing is said of a file unless an Xcode project around it names all its files, every other description around it was read
/// whole, and no build system is in sight that dilint does not read. A file that the user names stays.
/// - Parameter besideTargets: A package that was read whole says it, too, of what lies in the folder in which the folders of its targets are.
func unbuilt(
  _ files: [String], _ builds: [BuildFile], declared: [DeclaredTarget], named: [String], root: String,
  in source: any FileSource = Disk(), besideTargets: Bool = false
) -> [String] {
  let projects = builds.filter { $0.namesAllFiles || besideTargets && $0.isPackage && $0.unread.isEmpty }
  guard !projects.isEmpty else { return [] }
  let listed = builds.reduce(into: Set<String>()) { for target in $1.targets { $0.formUnion(target.files.listed) } }
  let areas = builds.flatMap { $0.targets.map(\.files) }.filter { !$0.folders.isEmpty }
  let own = declared.compactMap { $0.path.map { Path.resolved($0, in: "") } }
  let known = Set(files)
  let working = projects.filter { build in
    build.targets.contains { target in target.files.listed.contains(where: known.contains) || !target.files.folders.isEmpty }
  }
  var foreign: [String: Bool] = [:]
  return files.filter { file in
    guard !listed.contains(file), !named.contains(file) else { return false }
    guard working.contains(where: { isAround($0, file) && ($0.namesAllFiles || $0.hasTargets(beside: file)) }) else {
      return false
    }
    guard !areas.contains(where: { $0.depth(of: file) != nil }), !own.contains(where: { Path.isInside(file, $0) }) else {
      return false
    }
    guard builds.allSatisfy({ !isAround($0, file) || $0.namesAllFiles || $0.unread.isEmpty }) else { return false }
    return !isUnderForeignBuild(file, root, source, &foreign)
  }
}

private func isAround(_ build: BuildFile, _ file: String) -> Bool {
  !build.folder.hasPrefix("..") && Path.isInside(file, build.folder)
}

extension BuildFile {
  fileprivate func hasTargets(beside file: String) -> Bool {
    targets.contains { target in
      let around = Path.folder(of: target.path)
      return around.utf8.count > folder.utf8.count && Path.isInside(file, around)
    }
  }
}

/// Whether a folder around a file holds the description of a build that no reader here understands.
private func isUnderForeignBuild(_ file: String, _ root: String, _ source: any FileSource, _ known: inout [String: Bool]) -> Bool
{
  var folder = file.split(separator: "/").dropLast()
  while true {
    let path = folder.joined(separator: "/")
    let names = ["BUILD", "BUILD.bazel", "BUCK", "CMakeLists.txt", "meson.build"]
    let found = known[path] ?? names.contains { source.exists(Path.joined(root, Path.joined(path, $0))) }
    known[path] = found
    if found { return true }
    if folder.isEmpty { return false }
    folder.removeLast()
  }
}

extension Digest {
  /// It says what is built, or helps such a file, and is no source of that.
  var describesBuilds: Bool {
    imports.contains { ["ProjectDescription", "PackageDescription"].contains($0.path.first) }
      || Path.names(in: file).contains { ["Tuist", "ProjectDescriptionHelpers"].contains($0) }
  }
}

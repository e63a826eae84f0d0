/// The sources of packages, and what patterns of `glob` mean among them; many rules of a package say the same.
final class BazelGlobs {
  private struct Glob: Hashable {
    var package: String
    var include: [String]
    var exclude: [String]
  }

  /// By folder of a package: the sources that lie in no package below it, each as its path from there.
  private var sources: [String: [(file: String, path: [[UInt8]])]] = [:]
  private var known: [Glob: [String]] = [:]

  init(_ files: [String], packages: Set<String>) {
    for file in files {
      var folder = Path.folder(of: file)
      while !folder.isEmpty, !packages.contains(folder) { folder = Path.folder(of: folder) }
      sources[folder, default: []].append((file, parts(folder.isEmpty ? file[...] : file.dropFirst(folder.count + 1))))
    }
  }

  /// The files of a package that patterns mean: they do not reach into packages below it.
  func files(in package: String, _ include: [String], but exclude: [String]) -> [String] {
    let glob = Glob(package: package, include: include, exclude: exclude)
    if let known = known[glob] { return known }
    let (wanted, unwanted) = (include.map { parts($0[...]) }, exclude.map { parts($0[...]) })
    let found = (sources[package] ?? []).filter { own in
      wanted.contains { fits(own.path, $0) } && !unwanted.contains { fits(own.path, $0) }
    }.map(\.file)
    known[glob] = found
    return found
  }
}

private func parts(_ path: Substring) -> [[UInt8]] { path.split(separator: "/").map { Array($0.utf8) } }

/// Whether a path fits a pattern of `glob`: `*` is a part of a name, `**` any number of folders. Linear in the path for each part of
/// the pattern.
func fits(_ path: [[UInt8]], _ pattern: [[UInt8]]) -> Bool {
  var reachable = [Bool](repeating: false, count: path.count + 1)
  reachable[0] = true
  for part in pattern {
    var next = [Bool](repeating: false, count: path.count + 1)
    if part == Array("**".utf8) {
      var isOpen = false
      for index in reachable.indices {
        isOpen = isOpen || reachable[index]
        next[index] = isOpen
      }
    } else {
      for index in path.indices where reachable[index] && fits(path[index], part) { next[index + 1] = true }
    }
    reachable = next
  }
  return reachable[path.count]
}

/// Whether a name fits a pattern with `*`.
private func fits(_ name: [UInt8], _ pattern: [UInt8]) -> Bool {
  var (at, place) = (0, 0)
  var star: (pattern: Int, name: Int)?
  while place < name.count {
    if at < pattern.count, pattern[at] == UInt8(ascii: "*") {
      star = (at, place)
      at += 1
    } else if at < pattern.count, pattern[at] == name[place] || pattern[at] == UInt8(ascii: "?") {
      at += 1
      place += 1
    } else if let last = star {
      star = (last.pattern, last.name + 1)
      at = last.pattern + 1
      place = last.name + 1
    } else {
      return false
    }
  }
  return pattern[at...].allSatisfy { $0 == UInt8(ascii: "*") }
}

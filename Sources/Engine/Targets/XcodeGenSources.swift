import Manifests
import Model

/// What the `sources` of a target of XcodeGen mean.
struct XcodeGenSources {
  private(set) var all = BuildSources()
  /// The folder that stands for the target: the first that it names.
  private(set) var home: String?
  /// Every entry could be read.
  private(set) var isTold = true
  private(set) var filters = PlatformFilters()

  /// - Parameter files: the sources of the project, among which patterns are looked up.
  init(_ entries: [PlainYAML], folder: String, _ files: [String], _ spelled: SpelledPaths) {
    for entry in entries {
      guard let path = entry.text ?? entry["path"]?.text, !path.contains("*"), !path.contains("$") else {
        isTold = false
        continue
      }
      let place = spelled(Path.resolved(path, in: folder))
      filter(place, entry, files)
      if place.hasSuffix(".swift") {
        all.listed.insert(place)
        continue
      }
      home = home ?? place
      let excluded = patterns("excludes", of: entry)
      let included = patterns("includes", of: entry)
      let own = Folder(place, excluded.isEmpty && included.isEmpty ? [] : files, spelled)
      let out = excluded.flatMap(own.matches)
      if included.isEmpty {
        all.folders.append(place)
        all.excluded += out
      } else {
        // What in other languages is taken in is not looked at.
        isTold = false
        let taken = BuildSources(folders: included.flatMap(own.matches))
        let left = BuildSources(folders: out)
        all.listed.formUnion(own.files.filter { taken.depth(of: $0) != nil && left.depth(of: $0) == nil })
      }
    }
  }

  /// Which platforms an entry, or the names of what lies there, says to have it.
  private mutating func filter(_ place: String, _ entry: PlainYAML, _ files: [String]) {
    let written = entry["destinationFilters"]?.items.compactMap(\.text) ?? []
    if !written.isEmpty { return filters.add(place, for: written) }
    guard entry["inferDestinationFiltersByPath"]?.text == "true" else { return }
    for file in files where Path.isInside(file, place) {
      if let platform = PlatformFilters.platform(of: file) { filters.add(file, for: [platform]) }
    }
  }

  /// The patterns of an entry, which XcodeGen takes only as a list.
  private mutating func patterns(_ key: String, of entry: PlainYAML) -> [String] {
    guard case .list(let items, _)? = entry[key] else { return [] }
    let texts = items.compactMap(\.text).filter { !$0.isEmpty }
    if texts.contains(where: { $0.contains("$") }) { isTold = false }
    return texts.filter { !$0.contains("$") }
  }
}

/// A folder with the sources in it.
private struct Folder {
  let path: String
  let files: [String]
  /// By file: the names below the folder.
  private let names: [ArraySlice<Substring>]
  private let spelled: SpelledPaths

  init(_ path: String, _ files: [String], _ spelled: SpelledPaths) {
    let depth = Path.names(in: path).count
    self.path = path
    self.files = files.filter { Path.isInside($0, path) }
    self.spelled = spelled
    names = self.files.map { Path.names(in: $0).dropFirst(depth) }
  }

  /// The files and folders that a pattern means, as XcodeGen looks for them (`Glob`, as in Bash 4 with `globstar`): a folder is meant with all that
  /// lies in it.
  func matches(_ pattern: String) -> [String] {
    guard SourceGlob.isPattern(pattern) else { return [spelled(Path.resolved(pattern, in: path))] }
    var found: Set<String> = []
    for text in SourceGlob.alternatives(pattern) {
      var text = Substring(text)
      // All that lies in a folder is the folder, and that is one path instead of many.
      while let end = ["/**/*", "/**", "/"].first(where: text.hasSuffix) { text = text.dropLast(end.count) }
      guard let glob = PathPattern("/" + text) else { continue }
      for names in names {
        guard let end = names.indices.first(where: { glob.matches(names[...$0]) }) else { continue }
        found.insert(Path.joined(path, names[...end].joined(separator: "/")))
      }
    }
    return found.sorted()
  }
}

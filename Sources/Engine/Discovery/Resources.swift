import Foundation
import Linking
import Model
import Reading

/// What lies beside the sources and matters to them.
struct Resources {
  /// What storyboards and nibs make, where some source speaks of them.
  var scenes: [SceneFile] = []
  /// Why storyboards may make more than that.
  var scenesGap: String?
  /// Why nibs may.
  var nibsGap: String?
  var values: [ValueFile] = []

  /// Reads the files of the kinds of which some source speaks.
  init(for digests: [Digest], _ found: Found, frameworks: [Framework], root: String) {
    let suffixes = Self.suffixes(digests, frameworks)
    if suffixes.contains("storyboard") { scenesGap = addScenes("storyboard", found, root) }
    if suffixes.contains("xib") { nibsGap = addScenes("xib", found, root) }
    for suffix in suffixes.sorted() where suffix != "storyboard" && suffix != "xib" {
      for file in found.resources where file.hasSuffix("." + suffix) {
        let value = found.ground.resource(file, in: root).map { valueFile($0, file: file) }
        values.append(value ?? ValueFile(file: file, content: .unknown("it cannot be opened")))
      }
      let known = Set(values.map { Path.name($0.file) })
      let mentioned = Self.mentioned(suffix, in: found.builds + found.packages + found.ignoreFiles, found.ground, root)
      for name in mentioned.union(found.ignoredResources).sorted() where name.hasSuffix("." + suffix) && !known.contains(name) {
        let why = found.ignoredResources.contains(name) ? "git ignores it" : "the build names it, and it is not here"
        values.append(ValueFile(file: name, content: .unknown(why)))
      }
    }
  }

  /// Reads the files of one kind, and says why not every one was read: one that is not may have any scene.
  private mutating func addScenes(_ suffix: String, _ found: Found, _ root: String) -> String? {
    let files = Self.oncePerLanguage(found.resources.filter { $0.hasSuffix("." + suffix) })
    let read = files.map { file in found.ground.resource(file, in: root).flatMap { Reading.scenes(in: $0, file: file) } }
    scenes += read.compactMap { $0 }
    if let bad = zip(files, read).first(where: { $0.1 == nil })?.0 {
      return "`\(bad)` cannot be read as a \(suffix == "xib" ? "nib" : suffix)"
    }
    if let name = found.ignoredResources.filter({ $0.hasSuffix("." + suffix) }).min() { return "git ignores `\(name)`" }
    if let folder = found.closed.first { return "the folder `\(folder)` cannot be listed" }
    let names = files.map(Path.name)
    let elsewhere = Self.mentioned(suffix, in: found.builds, found.ground, root).filter { !names.contains(where: $0.hasSuffix) }
    return elsewhere.min().map { "the build names `\($0)`, which is not here" }
  }

  private static func suffixes(_ digests: [Digest], _ frameworks: [Framework]) -> Set<String> {
    var suffixes: Set<String> = []
    for framework in frameworks {
      let uses = framework.generations.flatMap(\.resources)
      guard !uses.isEmpty else { continue }
      for digest in digests where digest.imports.contains(where: { framework.modules.contains($0.path.first ?? "") }) {
        let words = words(of: digest)
        suffixes.formUnion(uses.filter { words.contains($0.word) }.map(\.suffix))
      }
    }
    return suffixes
  }

  /// Of the copies that one file has for several languages the one from which the others are made.
  private static func oncePerLanguage(_ files: [String]) -> [String] {
    var chosen: [String: String] = [:]
    for file in files.sorted() {
      let folder = Path.name(Path.parent(file))
      guard folder.hasSuffix(".lproj") else {
        chosen[file] = file
        continue
      }
      let place = Path.joined(Path.parent(Path.parent(file)), Path.name(file))
      if chosen[place] == nil || folder == "Base.lproj" { chosen[place] = file }
    }
    return chosen.values.sorted()
  }

  /// Names with a suffix of which descriptions of the build or rules of git speak: such files exist somewhere.
  private static func mentioned(_ suffix: String, in files: [String], _ ground: Ground, _ root: String) -> Set<String> {
    var names: Set<String> = []
    let ends = Set("/\"'=;,()<>\n\r\t".utf8)
    let mark = Array(("." + suffix).utf8)
    for file in files {
      guard let bytes = ground.resource(file, in: root) else { continue }
      var start = 0
      for index in bytes.indices {
        if ends.contains(bytes[index]) {
          start = index + 1
        } else if bytes[index] == mark[0], bytes[index...].starts(with: mark) {
          let text = String(decoding: bytes[start..<index + mark.count], as: UTF8.self)
          names.insert(text.trimmingCharacters(in: .whitespaces))
          // Comments of Xcode put the name behind marks, lists of YAML behind a dash.
          for word in text.split(separator: " ") where word.hasSuffix("." + suffix) { names.insert(String(word)) }
        }
      }
    }
    // So Xcode calls kinds of files.
    return names.subtracting(["file.\(suffix)", "text.\(suffix)"])
  }
}

extension Ground {
  /// The bytes of a file that is neither source nor huge.
  fileprivate func resource(_ file: String, in root: String) -> [UInt8]? { try? bytes(of: file, in: root, atMost: 1 << 24).get() }
}

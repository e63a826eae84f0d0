import Foundation

/// Who looks after which paths, by the file `CODEOWNERS` as GitHub and GitLab read it: patterns as in `.gitignore`, and of those that
/// match a path the last one speaks, in each of GitLab's sections.
struct CodeOwners {
  private var sections: [[Entry]] = []

  private struct Entry {
    var pattern: PathPattern
    /// What lies in a folder that fits is meant as well.
    var isDeep: Bool
    var owners: [String]
  }

  /// - Parameter text: the file's content; the empty text owns nothing.
  init(_ text: String) {
    var usual: [String] = []
    sections = [[]]
    for line in text.split(whereSeparator: \.isNewline) {
      let words = Self.words(of: line)
      guard let first = words.first else { continue }
      if let name = Self.sectionEnd(of: line) {
        usual = Self.words(of: line[name...]).filter { $0 != "[" && !$0.hasPrefix("[") }
        sections.append([])
        continue
      }
      guard let pattern = PathPattern(first, isIgnoreLine: true) else { continue }
      let own = Array(words.dropFirst())
      sections[sections.count - 1].append(
        Entry(pattern: pattern, isDeep: !first.hasSuffix("/*"), owners: own.isEmpty ? usual : own))
    }
  }

  /// The list of a repository; one that owns nothing where there is none.
  init(top: String, files: any FileSource) {
    let places = ["CODEOWNERS", ".github/CODEOWNERS", ".gitlab/CODEOWNERS", "docs/CODEOWNERS"]
    for place in places {
      if case .success(let bytes) = files.bytes(of: Path.joined(top, place), atMost: 1 << 22) {
        self.init(String(decoding: bytes, as: UTF8.self))
        return
      }
    }
    self.init("")
  }

  /// The owners of a file by its path from the top of the repository; sorted.
  func owners(of path: String) -> [String] {
    let names = path.split(separator: "/")
    var found: Set<String> = []
    for section in sections {
      let last = section.last { entry in
        names.indices.contains { end in
          let isWhole = end == names.count - 1
          return entry.pattern.matches(names[...end]) && (isWhole ? !entry.pattern.isForFolders : entry.isDeep)
        }
      }
      found.formUnion(last?.owners ?? [])
    }
    return found.sorted()
  }

  /// The words of a line before its comment; a blank behind a backslash is part of one.
  private static func words(of line: Substring) -> [String] {
    var words: [String] = []
    var word = ""
    var isEscaped = false
    for character in line {
      if isEscaped {
        word += character == " " ? " " : "\\" + String(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "#", word.isEmpty {
        break
      } else if character.isWhitespace {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// Where the heading of a section ends, `[Name]` or `^[Name][2]`; nil for any other line.
  private static func sectionEnd(of line: Substring) -> Substring.Index? {
    let text = line.drop { $0.isWhitespace }
    let body = text.hasPrefix("^") ? text.dropFirst() : text
    guard body.hasPrefix("["), let end = body.lastIndex(of: "]") else { return nil }
    return line.index(after: end)
  }
}

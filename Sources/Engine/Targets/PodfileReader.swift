import Model

/// Adds what a `Podfile` says that targets of the Xcode projects beside it depend on, or of what such projects are made of. It is a program: a
/// target of which some line is not understood depends on more than is known.
func addPods(describedBy text: String, file: String, to builds: inout [BuildFile]) {
  let folder = Path.folder(of: file)
  let pods = Podfile(reading: text, file: file)
  for index in builds.indices where builds[index].isXcodeProject && Path.isInside(builds[index].file, folder) {
    for target in builds[index].targets.indices {
      guard let found = pods.targets[builds[index].targets[target].name] else { continue }
      builds[index].targets[target].dependencies += found.pods
      if !found.isWhole { builds[index].targets[target].knowledge = .unknown }
    }
  }
}

extension BuildFile {
  /// Whether it is an Xcode project, or what a tool makes one of.
  fileprivate var isXcodeProject: Bool {
    isSpec || file.hasSuffix(".pbxproj") || Path.name(file) == "Project.swift"
  }
}

/// The targets of a `Podfile` and their pods, read line by line.
struct Podfile {
  struct Entry {
    var pods: [BuildDependency] = []
    var isWhole = true
  }

  private(set) var targets: [String: Entry] = [:]
  /// The versions of pods that it allows, by their names in lower case.
  var versions: [String: VersionRange] { demanded.compactMapValues { $0 } }
  /// nil: lines say different things of it.
  private var demanded: [String: VersionRange?] = [:]

  private struct Block {
    enum Kind { case target(String), function(String), hook, other }
    var kind: Kind
    var entry: Entry
  }

  init(reading text: String, file: String) {
    var blocks = [Block(kind: .other, entry: Entry())]
    var functions: [String: Entry] = [:]
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let at = Location(file: file, line: number + 1, column: 1)
      let words = line.prefix { $0 != "#" }.split { $0.isWhitespace || $0 == "(" || $0 == ")" || $0 == "," }.map(String.init)
      guard let first = words.first else { continue }
      let opens = words.contains("do")
      switch first {
      case "target", "abstract_target":
        // A target has what the targets around it have.
        if opens {
          let name = quoted(words.dropFirst().first)
          blocks.append(Block(kind: name.map { .target($0) } ?? .hook, entry: blocks[blocks.count - 1].entry))
        }
      case "def": blocks.append(Block(kind: .function(words.count > 1 ? words[1] : ""), entry: Entry()))
      case "post_install", "pre_install", "post_integrate": blocks.append(Block(kind: .hook, entry: Entry()))
      case "end" where blocks.count > 1:
        let block = blocks.removeLast()
        switch block.kind {
        case .target(let name): targets[name] = block.entry
        case .function(let name): functions[name] = block.entry
        case .hook: break
        case .other: blocks[blocks.count - 1].entry = block.entry
        }
      case "pod":
        if let name = quoted(words.dropFirst().first) {
          let bare = name.split(separator: "/").first.map(String.init) ?? name
          blocks[blocks.count - 1].entry.pods.append(BuildDependency(name: bare, way: .product(of: nil), at: at))
          demand(line, of: bare.lowercased())
        } else {
          blocks[blocks.count - 1].entry.isWhole = false
        }
      case "if", "unless", "case", "begin", "while", "until":
        blocks.append(Block(kind: .other, entry: blocks[blocks.count - 1].entry))
        blocks[blocks.count - 1].entry.isWhole = false
      case "platform", "source", "use_frameworks!", "inhibit_all_warnings!", "project", "workspace", "plugin", "inherit!", "else",
        "elsif", "use_modular_headers!", "install!", "require", "require_relative", "end", "script_phase":
        if opens { blocks.append(Block(kind: .hook, entry: Entry())) }
      default:
        if let known = functions[first] {
          blocks[blocks.count - 1].entry.pods += known.pods
          if !known.isWhole { blocks[blocks.count - 1].entry.isWhole = false }
        } else if opens {
          blocks.append(Block(kind: .other, entry: blocks[blocks.count - 1].entry))
          blocks[blocks.count - 1].entry.isWhole = false
        } else if first.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), words.count == 1 || !words.contains("=") {
          blocks[blocks.count - 1].entry.isWhole = false
        }
      }
    }
  }

  /// `pod 'Name', '~> 1.2', '>= 1.2.4'`: all of it must hold.
  private mutating func demand(_ line: Substring, of pod: String) {
    let parts = line.prefix { $0 != "#" }.split { $0 == "'" || $0 == "\"" }.map { $0.filter { !$0.isWhitespace } }
    // Between texts stands nothing but a comma; what comes after a label is no version.
    var found: [VersionRange] = []
    var index = 2
    while index + 1 < parts.count, parts[index] == "," {
      guard let range = VersionRange(pod: parts[index + 1]) else { return }
      found.append(range)
      index += 2
    }
    guard let first = found.first else { return }
    let range = found.dropFirst().reduce(first as VersionRange?) { known, next in known.flatMap { $0.intersection(next) } }
    let isSame = demanded[pod].map { $0 == range } ?? true
    demanded.updateValue(isSame ? range : nil, forKey: pod)
  }

  private func quoted(_ word: String?) -> String? {
    guard let word, let mark = word.first, mark == "'" || mark == "\"", word.last == mark, word.count > 2 else { return nil }
    let name = String(word.dropFirst().dropLast())
    return name.contains("#{") ? nil : name
  }
}

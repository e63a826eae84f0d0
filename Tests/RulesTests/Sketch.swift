import Model
@testable import Linking

/// A small language for drafts, one statement a line; the line is the place.
///
///     framework parts                                  how everything is judged: see `Policy.named`
///     assembly Core: public Net, internal Disk, depends Base, given Chess, looks Other, part Sub
///     assembly Plugins dynamic: given Chess
///     root App: Core, Net                              `root Child parent App: …`, `root App open: …`, `root Any implied: …`
///     Net: HTTPClient as Client named "api" single default if DEBUG needs Logger?, late many Plugin, marked Cache
///     @App: Clock                                      registered straight into a root
///     code Screen.show in App asks deferred Client     `from Core` names the assembly, no `in` is ambient
///     look, doubt, external, type …                    see `Sketch.read`
struct Sketch {
  var draft = Draft()
  private var framework = "parts"
  private var groups: [String: Int] = [:]
  private var roots: [String: Int] = [:]
  private var problems: [String] = []

  /// Reads lines with their numbers. The order of the lines means nothing but for the order of registrations in a container.
  init(_ lines: [(number: Int, text: String)]) {
    let statements = lines.compactMap { line -> (Int, [Substring])? in
      let text = line.text.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
      let words = text.split { $0 == " " || $0 == ":" || $0 == "," || $0 == "\"" }
      return words.isEmpty ? nil : (line.number, words)
    }
    for (_, words) in statements where words[0] == "framework" { framework = String(words[1]) }
    draft.policies[framework] = .named(framework)
    for (line, words) in statements { declare(line, words) }
    for (line, words) in statements { connect(line, words) }
    for (line, words) in statements { register(line, words) }
    load()
    precondition(problems.isEmpty, problems.joined(separator: "\n"))
  }

  private func at(_ line: Int, _ column: Int = 1) -> Location { Location(file: "sketch", line: line, column: column) }

  private mutating func declare(_ line: Int, _ words: [Substring]) {
    let name = words.count > 1 ? String(words[1]) : ""
    switch words[0] {
    case "assembly", "module":
      groups[name] = draft.groups.count
      draft.groups.append(
        Group(
          name: name, level: words[0] == "assembly" ? .assembly : .module, kind: String(words[0]), framework: framework,
          isDynamic: words.dropFirst(2).first == "dynamic", at: at(line)))
    case "root":
      roots[name] = draft.roots.count
      draft.roots.append(
        Root(
          name: name, framework: framework, isImplied: words.dropFirst(2).first == "implied",
          isOpen: words.dropFirst(2).first == "open", at: at(line)))
    case "doubt": draft.opaque.append(Opaque(what: .registration, reason: "a variable", at: at(line)))
    case "external": draft.external.append(DeclaredKey(type: name, name: words.count > 2 ? String(words[2]) : nil, at: at(line)))
    case "type":
      draft.declaredTypes.insert(.named(name))
      draft.supertypes[.named(name)] = words.dropFirst(2).map { .named(String($0)) }
    default: break
    }
  }

  private mutating func connect(_ line: Int, _ words: [Substring]) {
    let kinds: [Substring: Include.Kind] = [
      "public": .public, "internal": .internal, "depends": .dependency, "given": .dynamic, "part": .child,
    ]
    switch words[0] {
    case "assembly", "module":
      var kind = Substring("part")
      var column = 1
      var condition = BuildCondition.always
      for word in words.dropFirst(2) where word != "dynamic" {
        column += 1
        if kinds[word] != nil || word == "looks" {
          kind = word
        } else if word.hasPrefix("#") {
          condition = Words.condition(String(word.dropFirst()))
        } else if let to = groups[String(word)], let from = groups[String(words[1])] {
          if kind == "looks" {
            draft.visibilities.append(Draft.Visibility(from: from, to: to, at: at(line, column)))
          } else {
            draft.includes.append(
              Include(from: .group(from), to: to, kind: kinds[kind]!, condition: condition, at: at(line, column)))
          }
        } else {
          problems.append("line \(line): no group \(word)")
        }
      }
    case "root":
      let own = roots[String(words[1])]!
      var rest = words.dropFirst(2)
      if rest.first == "parent" {
        draft.roots[own].parents = [roots[String(rest.dropFirst().first!)]!]
        rest = rest.dropFirst(2)
      }
      for (column, word) in rest.enumerated() {
        if let to = groups[String(word)] {
          draft.includes.append(Include(from: .root(own), to: to, kind: .child, at: at(line, column + 2)))
        }
      }
    default: break
    }
  }

  private mutating func register(_ line: Int, _ words: [Substring]) {
    let owner: Owner
    if words[0].hasPrefix("@"), let root = roots[String(words[0].dropFirst())] {
      owner = .root(root)
    } else if let group = groups[String(words[0])] {
      owner = .group(group)
    } else {
      if words[0] == "code" { ask(line, words) }
      if words[0] == "doubt" { doubt(line, words) }
      return
    }
    var reader = Words(Array(words.dropFirst()))
    let registration = draft.registrations.count
    draft.registrations.append(Draft.Registration(reader.provider(framework, owner, at: at(line))))
    guard reader.take("needs") else { return reader.end(line) }
    var column = 10
    while !reader.isAtEnd {
      draft.requests.append(
        Draft.Request(reader.need(by: .provider(registration), framework, scope: owner, at: at(line, column))))
      column += 10
    }
  }

  private mutating func ask(_ line: Int, _ words: [Substring]) {
    var reader = Words(Array(words.dropFirst(2)))
    var own: [Int] = []
    while reader.take("in") { own.append(roots[reader.next()]!) }
    let assembly = reader.take("from") ? groups[reader.next()] : nil
    _ = reader.take("asks")
    var need = reader.need(by: .code(String(words[1])), framework, scope: nil, at: at(line))
    need.isAmbient = own.isEmpty
    draft.requests.append(
      Draft.Request(need, roots: own, assembly: assembly, isProvidedOutside: reader.take("outside")))
    reader.end(line)
  }

  private mutating func doubt(_ line: Int, _ words: [Substring]) {
    var reader = Words(Array(words.dropFirst()))
    let key = Key(type: Words.type(reader.next()))
    let isOutside = reader.take("outside")
    let own = reader.take("in") ? [roots[reader.next()]!] : []
    draft.doubts.append(
      Draft.Doubt(key: key, nameIsUnknown: true, isOutsideType: isOutside, framework: framework, roots: own, at: at(line)))
  }

  /// Loads what roots include.
  private mutating func load() {
    let loading = Loading(draft)
    for root in draft.roots.indices {
      var steps: [Loading.Step] = []
      let own =
        draft.roots[root].isImplied
        ? draft.groups.indices.sorted { draft.groups[$0].at < draft.groups[$1].at }
        : draft.includes.filter { $0.from == .root(root) }.sorted { $0.at < $1.at }.map(\.to)
      for group in own { steps += loading.steps(from: group, withInternal: true, except: Set(steps.map(\.group))) }
      draft.roots[root].loaded = steps.map(\.group)
      for index in draft.registrations.indices {
        let provider = draft.registrations[index].provider
        let step =
          switch provider.owner {
          case .group(let group)?: steps.firstIndex { $0.group == group }
          case .root(root)?: steps.count
          default: nil as Int?
          }
        guard let step else { continue }
        let home = step < steps.count && !steps[step].isGiven ? steps[step].assembly : nil
        draft.registrations[index].loads.append(Draft.Load(root: root, order: step * 1000 + provider.at.line, assembly: home))
      }
    }
  }
}

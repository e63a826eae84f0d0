import Model
import Scripts

/// Which versions of packages a description of a build allows, and the folder that it holds for.
struct VersionDemand {
  var folder: String
  /// By package name in lower case.
  var versions: [String: VersionRange]
}

extension [VersionDemand] {
  init(_ builds: [BuildFile], _ found: Found, root: String) {
    self = builds.filter { !$0.versions.isEmpty }.map { build in
      // Tuist has a package that is nobody's sources beside its settings: it says what the projects around may use.
      let isTuists = Path.name(build.file) == "Package.swift" && Path.name(build.folder) == "Tuist"
      return VersionDemand(folder: isTuists ? Path.folder(of: build.folder) : build.folder, versions: build.versions)
    }
    for file in found.pods {
      guard let (_, text) = content(file, root, found.ground) else { continue }
      let versions = Podfile(reading: text, file: file).versions
      if !versions.isEmpty { append(VersionDemand(folder: Path.folder(of: file), versions: versions)) }
    }
  }

  /// What the description in the deepest folder around `file` allows that leaves no doubt how the framework behaves: what is built together
  /// has one version of a package, which all of them allow. Where none does, the nearest one; where none is around it and the others agree,
  /// what these allow.
  func versions(of framework: Framework, for file: String) -> VersionRange? {
    let names = framework.packages.map { $0.lowercased() }
    var around: [Int: [VersionRange]] = [:]
    var elsewhere: Set<VersionRange> = []
    for demand in self {
      guard let range = names.lazy.compactMap({ demand.versions[$0] }).first else { continue }
      if demand.folder.hasPrefix("..") {
        around[-demand.folder.utf8.count, default: []].append(range)
      } else if Path.isInside(file, demand.folder) {
        around[demand.folder.utf8.count, default: []].append(range)
      } else {
        elsewhere.insert(range)
      }
    }
    guard !around.isEmpty else { return framework.joined(elsewhere) }
    let levels = around.sorted { $0.key > $1.key }.map { framework.joined(Set($0.value)) }
    return levels.lazy.compactMap { $0 }.first(where: framework.isOne) ?? levels.first ?? nil
  }
}

extension Framework {
  /// Where versions begin to behave otherwise.
  private var turns: [Version] { generations.flatMap { [$0.since] + $0.policies.map(\.since) } }

  /// Whether all versions of a range behave alike.
  func isOne(_ range: VersionRange) -> Bool { !turns.contains(where: range.reaches) }

  /// The first that behaves as the newest of a range does.
  func newest(_ range: VersionRange) -> Version {
    turns.filter { $0 <= range.from || range.reaches($0) }.max() ?? range.from
  }

  /// What several allow that do not hold for one another, if they behave alike; nil where nothing can be told.
  fileprivate func joined(_ ranges: Set<VersionRange>) -> VersionRange? {
    guard let first = ranges.min(by: { ($0.from, $0.below ?? newest) < ($1.from, $1.below ?? newest) }) else { return nil }
    if ranges.count == 1 { return first }
    let all = VersionRange(from: first.from, below: ranges.contains { $0.below == nil } ? nil : ranges.compactMap(\.below).max())
    return isOne(all) ? all : nil
  }
}

extension BuildFile {
  /// Notes which versions of a package it allows, which may have several names and be named by its address. Where it says two things of one, any
  /// newer version may be meant.
  mutating func allow(_ range: VersionRange?, of names: [String]) {
    guard let range else { return }
    for name in Set(names.flatMap { [$0.lowercased(), packageName($0).lowercased()] }) {
      if let known = versions[name], known != range {
        versions[name] = VersionRange(from: min(known.from, range.from), below: nil)
      } else {
        versions[name] = range
      }
    }
  }

  /// `.package(url: …, from: "1.0")` and `.remote(url: …, requirement: .exact("1.0"))`, as packages and Tuist's projects list them.
  mutating func allow(packages: Written?) {
    for element in packages?.elements ?? [] where !element.isMaybe {
      let name = element["url"]?.text ?? element["id"]?.text.map { $0.replacing(".", with: "/") }
      guard let name else { continue }
      allow(VersionRange(element), of: [name, element["name"]?.text].compactMap { $0 })
    }
  }
}

extension VersionRange {
  /// What a package's entry in a description demands; nil where that cannot be read, or is no version.
  fileprivate init?(_ package: Written) {
    if let first = package["from"] {
      guard let version = Version(first) else { return nil }
      self = .upToNextMajor(version)
    } else if let exact = package["exact"] {
      guard let version = Version(exact) else { return nil }
      self = .exactly(version)
    } else {
      guard let requirement = package["requirement"] ?? package[nil] else { return nil }
      self.init(requirement: requirement)
    }
  }

  private init?(requirement: Written) {
    guard case .call(let kind, _, _) = requirement,
      let first = (requirement[nil] ?? requirement["from"]).flatMap({ Version($0) })
    else { return nil }
    let last = requirement["to"].flatMap { Version($0) }
    switch kind {
    case "exact": self = .exactly(first)
    case "upToNextMajor": self = .upToNextMajor(first)
    case "upToNextMinor": self = .upToNextMinor(first)
    case "range", "..<":
      guard let last else { return nil }
      self.init(from: first, below: last)
    case "...":
      guard let last else { return nil }
      self.init(from: first, below: last.next)
    default: return nil
    }
  }

  /// `1.2`, `= 1.2`, `~> 1.2`, `>= 1.2`, `< 1.2`: as RubyGems and CocoaPods read it.
  init?(pod text: String) {
    let sign = text.prefix { "=~<>!".contains($0) }
    guard let version = Version(stated: String(text.dropFirst(sign.count).drop(while: \.isWhitespace))) else {
      return nil
    }
    switch sign {
    case "", "=": self = .exactly(version)
    case ">=", ">": self.init(from: sign == ">" ? version.next : version, below: nil)
    case "<": self.init(from: "0", below: version)
    case "<=": self.init(from: "0", below: version.next)
    case "~>":
      // All but the last part that is written stays; the part before it does not grow.
      let isMajor = text.count { $0 == "." } < 2
      self = isMajor ? .upToNextMajor(version) : .upToNextMinor(version)
    default: return nil
    }
  }
}

extension Version {
  /// A text that is nothing but a version.
  init?(stated text: String) {
    guard let first = text.first, first.isNumber || first == "v", text.dropFirst().allSatisfy({ $0.isNumber || $0 == "." }) else {
      return nil
    }
    self.init(text)
  }

  /// `"1.2.3"` or `Version(1, 2, 3)`.
  fileprivate init?(_ written: Written) {
    if let text = written.text {
      self.init(stated: text)
    } else {
      guard case .call("Version", let parts, _) = written, !parts.isEmpty else { return nil }
      let numbers = parts.map { $0.value.number.map(String.init) ?? $0.value.text ?? "" }
      self.init(stated: numbers.joined(separator: "."))
    }
  }
}

/// `needle` of `https://github.com/uber/needle.git`.
func packageName(_ address: String) -> String {
  let name = address.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? address
  return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
}

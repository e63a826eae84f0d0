import Foundation
import Model

/// The versions that package managers wrote down, by package name in lower case.
enum Locks {
  /// Files of Bazel that say whence packages come, and no version.
  static let addressing: Set<String> = ["WORKSPACE", "WORKSPACE.bazel", "MODULE.bazel"]

  static func versions(in text: String, fileName: String) -> [String: Version] {
    switch fileName {
    case "Package.resolved": swiftPackages(text)
    case "Podfile.lock": pods(text)
    case _ where addressing.contains(fileName): [:]
    default: carthage(text)
    }
  }

  /// Who publishes packages, by package name in lower case, as far as addresses say so: `square` of `https://github.com/square/Cleanse.git`.
  static func owners(in text: String) -> [String: Set<String>] {
    var owners: [String: Set<String>] = [:]
    for word in text.split(whereSeparator: { $0.isWhitespace || "\"',()[]<>".contains($0) }) where word.contains("/") {
      let address = word.split { $0 == "/" || $0 == ":" }
      // A host stands before the owner, but for what Carthage writes.
      for index in address.indices.dropFirst() where address.count == 2 || index > 1 && address[index - 2].contains(".") {
        owners[packageName(String(address[index])).lowercased(), default: []].insert(address[index - 1].lowercased())
      }
    }
    return owners
  }

  /// Formats 1, 2 and 3; a branch or a commit has no version.
  private static func swiftPackages(_ text: String) -> [String: Version] {
    struct File: Decodable {
      struct Pin: Decodable {
        struct State: Decodable { var version: String? }
        var identity: String?
        var package: String?
        var location: String?
        var repositoryURL: String?
        var state: State?
      }
      struct Object: Decodable { var pins: [Pin] }
      var pins: [Pin]?
      var object: Object?
    }
    guard let file = try? JSONDecoder().decode(File.self, from: Data(text.utf8)) else { return [:] }
    var versions: [String: Version] = [:]
    for pin in file.pins ?? file.object?.pins ?? [] {
      guard let version = pin.state?.version else { continue }
      for name in [pin.identity, pin.package, (pin.location ?? pin.repositoryURL).map(packageName)] {
        if let name { versions[name.lowercased()] = Version(version) }
      }
    }
    return versions
  }

  /// Lines of `PODS:` such as `  - Swinject (2.8.3):`; a subspec's name is cut at its slash.
  private static func pods(_ text: String) -> [String: Version] {
    var versions: [String: Version] = [:]
    var isInside = false
    for line in text.split(whereSeparator: \.isNewline) {
      if !line.hasPrefix(" ") { isInside = line.hasPrefix("PODS:") }
      guard isInside, line.hasPrefix("  - "), let open = line.firstIndex(of: "("), let close = line.firstIndex(of: ")"),
        open < close
      else { continue }
      let number = line[line.index(after: open)..<close]
      guard number.first?.isNumber == true else { continue }
      let name = line.dropFirst(4).prefix { $0 != " " && $0 != "/" }.drop { $0 == "\"" }
      versions[name.lowercased()] = Version(String(number))
    }
    return versions
  }

  /// Lines such as `github "Swinject/Swinject" "2.8.3"`.
  private static func carthage(_ text: String) -> [String: Version] {
    var versions: [String: Version] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.count >= 4, parts[3].drop(while: { $0 == "v" }).first?.isNumber == true, parts[3].contains(".") else {
        continue
      }
      versions[packageName(String(parts[1])).lowercased()] = Version(String(parts[3]))
    }
    return versions
  }
}

import Foundation

/// Where caches lie, one file for each project.
public struct CachePlace: Sendable {
  /// Absolute.
  let folder: String
  /// Of the program.
  let version: String

  /// No cache is larger, in bytes.
  static let most = 1 << 30

  /// Where the platform keeps caches; nil where it has no such place.
  public static func usual(version: String, environment: [String: String]) -> CachePlace? {
    let folder: String
    if let given = environment["XDG_CACHE_HOME"], given.hasPrefix("/") {
      folder = given
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      #if canImport(Darwin)
      folder = home + "/Library/Caches"
      #else
      folder = home + "/.cache"
      #endif
    } else {
      return nil
    }
    return CachePlace(folder: folder + "/dilint", version: version)
  }

  /// A folder that the user named. It is made where it is not there.
  public static func named(_ path: String, version: String, in workingDirectory: String) throws(Obstacle) -> CachePlace {
    guard !path.isEmpty else { throw Obstacle("--cache-path \"\" is no folder") }
    let place = CachePlace(folder: path.hasPrefix("/") ? path : workingDirectory + "/" + path, version: version)
    guard place.make() else {
      throw Obstacle(
        Path.isNamed(place.folder)
          ? "--cache-path \(path) is no folder" : "--cache-path \(path) cannot be made: \(systemReason())")
    }
    return place
  }

  /// Makes the folder where there is none, for its owner only, as the standard for such folders wants it.
  func make() -> Bool {
    if Path.isFolder(folder) { return true }
    for part in Path.upward(from: folder + "/").reversed() where !Path.isFolder(part) {
      guard mkdir(part, 0o700) == 0 || errno == EEXIST else { return false }
    }
    return Path.isFolder(folder)
  }

  /// The file of a project.
  func file(for root: String, ending: String = digestsEnding) -> String {
    // FNV-1a: the same in every run.
    let hash = root.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let name = Path.name(root).filter { $0.isASCII && ($0.isLetter || $0.isNumber) }.prefix(40)
    return Path.joined(folder, "\(name)-\(String(hash, radix: 16))\(ending)")
  }

  static let digestsEnding = ".digests"
  static let graphEnding = ".graph"
  static let reportEnding = ".report"
  private static let endings = [digestsEnding, graphEnding, reportEnding]

  /// What tells this program from others that would make other digests: its version, and for builds of the same version the file's
  /// size and time.
  var program: String? {
    #if os(Linux)
    let path = "/proc/self/exe"
    #else
    let path = Bundle.main.executablePath ?? ""
    #endif
    return FileStamp(of: path).map { "\(version) \($0.size) \($0.modified)" }
  }

  /// Takes away what runs left that were killed while they wrote, and caches that nobody wrote for a season.
  func tidy() {
    for (name, kind) in Listing(folder)?.entries ?? [] where kind == .file {
      let path = Path.joined(folder, name)
      let days = name.hasPrefix(".dilint-") ? 1 : Self.endings.contains(where: name.hasSuffix) ? 90 : nil
      guard let days, let stamp = FileStamp(of: path), stamp.modified < FileStamp.now - days * 86_400_000_000_000 else {
        continue
      }
      unlink(path)
    }
  }
}

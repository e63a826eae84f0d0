/// The versions that a requirement allows: from one on, up to another that is none of them.
public struct VersionRange: Hashable, Sendable {
  public var from: Version
  /// The first one that is too new; nil: none is.
  public var below: Version?

  public init(from: Version, below: Version?) {
    self.from = from
    self.below = below
  }

  public static func exactly(_ version: Version) -> VersionRange { VersionRange(from: version, below: version.next) }

  /// `1.4` allows 1.4 up to 2.
  public static func upToNextMajor(_ version: Version) -> VersionRange {
    VersionRange(from: version, below: Version([(version.numbers.first ?? 0) + 1]))
  }

  /// `1.4.2` allows 1.4.2 up to 1.5.
  public static func upToNextMinor(_ version: Version) -> VersionRange {
    VersionRange(from: version, below: Version([version.numbers.first ?? 0, (version.numbers.dropFirst().first ?? 0) + 1]))
  }

  public var isExact: Bool { below == from.next }

  /// What both allow; nil where that is nothing.
  public func intersection(_ other: VersionRange) -> VersionRange? {
    let upper = [below, other.below].compactMap { $0 }.min()
    let lower = max(from, other.from)
    return upper.map { $0 <= lower } ?? false ? nil : VersionRange(from: lower, below: upper)
  }

  /// Whether a version lies in it and is not its first.
  public func reaches(_ version: Version) -> Bool { from < version && (below.map { version < $0 } ?? true) }
}

extension Version {
  /// Between a version and this there is none.
  public var next: Version { Version(numbers + [0]) }
}

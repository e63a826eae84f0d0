/// The findings that a project knows and has not put right yet: they are counted and not reported again.
public struct Baseline: Hashable, Sendable {
  public struct Entry: Hashable, Sendable {
    public var rule: String
    /// The finding's subject.
    public var about: [String]
    /// How many findings have this rule and subject; at least one.
    public var count: Int
    /// The executables in which it is known; empty: in any.
    public var programs: [String]
    /// Who is to put it right.
    public var owner: String?
    public var reason: String?
    /// The last day on which it is accepted.
    public var expires: Day?
    public var at: Location

    public init(
      rule: String, about: [String], count: Int = 1, programs: [String] = [], owner: String? = nil, reason: String? = nil,
      expires: Day? = nil, at: Location
    ) {
      self.rule = rule
      self.about = about
      self.count = count
      self.programs = programs
      self.owner = owner
      self.reason = reason
      self.expires = expires
      self.at = at
    }

    public var fingerprint: String { Finding.fingerprint(rule: rule, subject: about) }

    /// Whether it lists a finding in all executables in which that holds.
    public func covers(_ finding: Finding) -> Bool { programs.isEmpty || finding.programs.allSatisfy(programs.contains) }

    /// The executables in which nothing like it is found any more.
    public func programsWithout(_ findings: [Finding]) -> [String] {
      let found = Set(findings.flatMap(\.programs))
      return found.isEmpty ? [] : programs.filter { !found.contains($0) }
    }
  }

  /// The path of its file, relative to the project's root.
  public var file: String
  /// Sorted by rule and subject, each pair of these once.
  public var entries: [Entry]

  public init(file: String, entries: [Entry]) {
    self.file = file
    self.entries = entries.sorted { ($0.rule, $0.about.description) < ($1.rule, $1.about.description) }
  }

  /// How many findings it lists.
  public var count: Int { entries.reduce(0) { $0 + $1.count } }
}

extension Baseline {
  /// The baseline that lists these findings and no other. What `known` says of owners, reasons and dates stays.
  ///
  /// - Parameter addsNew: false where only what is still found of `known` is kept.
  public static func listing(_ findings: [Finding], file: String, known: Baseline?, addsNew: Bool, like model: Entry? = nil)
    -> Baseline
  {
    let old = Dictionary((known?.entries ?? []).map { ($0.fingerprint, $0) }) { first, _ in first }
    let found = Dictionary(grouping: findings, by: \.fingerprint)
    return Baseline(
      file: file,
      entries: found.values.compactMap { same in
        let first = same[0]
        let programs = Set(same.flatMap(\.programs)).sorted()
        if var entry = old[first.fingerprint] {
          entry.count = addsNew ? same.count : min(entry.count, same.count)
          if addsNew { entry.programs = programs } else { entry.programs.removeAll(where: entry.programsWithout(same).contains) }
          return entry
        }
        guard addsNew else { return nil }
        return Entry(
          rule: first.rule, about: first.subject, count: same.count, programs: programs, owner: model?.owner,
          reason: model?.reason, expires: model?.expires, at: first.at)
      })
  }
}

/// A day of the calendar.
public struct Day: Hashable, Comparable, Sendable, CustomStringConvertible {
  public var year: Int
  public var month: Int
  public var day: Int

  /// Reads `2027-01-31`; nil for anything else, and for days that no calendar has.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], text.utf8.allSatisfy({ $0 == 0x2d || 0x30...0x39 ~= $0 }) else { return nil }
    let numbers = parts.compactMap { Int($0) }
    let isLeap = numbers[0] % 4 == 0 && (numbers[0] % 100 != 0 || numbers[0] % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard 1...12 ~= numbers[1], 1...lengths[numbers[1] - 1] ~= numbers[2] else { return nil }
    (year, month, day) = (numbers[0], numbers[1], numbers[2])
  }

  public static func < (a: Day, b: Day) -> Bool { (a.year, a.month, a.day) < (b.year, b.month, b.day) }

  public var description: String {
    let digits = { (number: Int, width: Int) in
      String(repeating: "0", count: max(0, width - String(number).count)) + String(number)
    }
    return "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
  }
}

/// What a baseline did in a run.
public struct Debt: Hashable, Sendable, Codable {
  /// The baseline's path, relative to the project's root.
  public var file: String
  /// Findings that were not reported because it lists them.
  public var known: Int
  /// How many findings it lists.
  public var listed: Int
  /// How many it listed at another revision, and that revision's name; nil where nobody asked.
  public var earlier: Earlier?

  public struct Earlier: Hashable, Sendable, Codable {
    public var revision: String
    public var listed: Int

    public init(revision: String, listed: Int) {
      self.revision = revision
      self.listed = listed
    }
  }

  public init(file: String, known: Int, listed: Int, earlier: Earlier? = nil) {
    self.file = file
    self.known = known
    self.listed = listed
    self.earlier = earlier
  }
}

/// One way in which the `#if` flags that matter somewhere may be set.
public struct BuildConfiguration: Hashable, Sendable {
  /// The flags that hold; the others that were asked about do not. nil: every condition is taken to hold.
  public let holding: Set<String>?

  public init(holding: Set<String>?) { self.holding = holding }

  /// The one in which every condition holds.
  public static let plain = BuildConfiguration(holding: nil)

  public func holds(_ condition: BuildCondition) -> Bool {
    guard let holding else { return true }
    return condition.value { holding.contains($0) } ?? true
  }
}

/// The builds that have to be told apart.
public struct BuildConfigurations: Hashable, Sendable {
  public var all: [BuildConfiguration]
  /// There are more than can be tried. `all` then holds the plain one alone, in which all holds: that silences.
  public var isCut: Bool

  /// Every way in which the flags of `conditions` may be set while `given` holds. Flags of `given` alone tell nothing apart; it
  /// is enough that they can be set somehow.
  ///
  /// `canImport` is taken to hold. Where two or more systems are named, one of them is the one.
  public init(tellingApart conditions: some Sequence<BuildCondition>, given: BuildCondition) {
    var names: Set<String> = []
    for condition in conditions { names.formUnion(condition.tests) }
    (all, isCut) = ([.plain], false)
    guard !names.isEmpty else { return }
    let tests = names.union(given.tests.filter { test in names.contains { test.isOfOneFamily(with: $0) } }).sorted()
    var search = BuildSearch(tests, given)
    search.isOneOfNamed = true
    var found: [BuildConfiguration] = []
    let isWhole = search.run { set in
      guard given.possibility(given: set) != false else { return true }
      found.append(BuildConfiguration(holding: Set(set.lazy.filter(\.value).map(\.key))))
      return found.count <= Limit.buildConfigurations.value
    }
    isCut = !isWhole || found.count > Limit.buildConfigurations.value
    guard !isCut, !found.isEmpty else { return }
    let usual = found.filter { one in tests.allSatisfy { !$0.hasPrefix("canImport(") || one.holding!.contains($0) } }
    all = usual.isEmpty ? found : usual
  }

  /// Every way in which the flags of `conditions` may be set.
  /// - Returns: nil where there are more than `most`.
  public static func each(of conditions: some Sequence<BuildCondition>, most: Int, isOneOfNamed: Bool) -> [BuildConfiguration]? {
    let tests = conditions.reduce(into: Set<String>()) { $0.formUnion($1.tests) }.sorted()
    var search = BuildSearch(tests, .always)
    search.isOneOfNamed = isOneOfNamed
    var found: [BuildConfiguration] = []
    let isWhole = search.run { set in
      found.append(BuildConfiguration(holding: Set(set.lazy.filter(\.value).map(\.key))))
      return found.count <= most
    }
    return isWhole && found.count <= most ? found : nil
  }
}

extension String {
  /// Whether both are tests of the same kind, of which one build has one.
  fileprivate func isOfOneFamily(with other: String) -> Bool {
    ["os(", "arch(", "product("].contains { hasPrefix($0) && other.hasPrefix($0) }
  }
}

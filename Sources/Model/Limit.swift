/// Where dilint stops looking. Whatever is cut off is in doubt: it never becomes an error or a warning, and the place at which a
/// limit was met is counted among those that were not understood.
public enum Limit: String, CaseIterable, Sendable {
  /// Builds told apart for one need, by the flags of its own `#if` and of those around what may answer it.
  case buildConfigurations
  /// Builds told apart for one knot of rings.
  case ringConfigurations
  /// Parts of conditions looked at to find out whether some build satisfies them.
  case conditionEffort
  /// Run-time ways that lead to one registration.
  case branches
  /// Kinds of registrations of one key (by container, branch, condition …) of which each is compared with each.
  case registrationKinds
  /// Ways from a root to one need told in a framework's own words.
  case failingWays
  /// Points and arrows passed in search of a ring shorter than the one already found.
  case ringEffort
  /// The same, in search of the smallest set of needs that opens all rings.
  case openingEffort
  /// Registrations of which a message or an ambiguous answer names each.
  case named
  /// Registrations looked at for one reason why they almost answer a need.
  case nearMissCandidates
  /// Containers in which one looks for what almost answers a need that may ask any of many.
  case nearMissContainers

  /// The largest number that is still handled whole.
  public var value: Int {
    switch self {
    case .buildConfigurations: 256
    case .ringConfigurations: 64
    case .conditionEffort: 100_000
    case .branches: 16
    case .registrationKinds: 256
    case .failingWays: 100
    case .ringEffort: 1_000_000
    case .openingEffort: 400_000
    case .named: 64
    case .nearMissCandidates: 64
    case .nearMissContainers: 16
    }
  }

  /// Why there is a limit, and what lies beyond it.
  public var reason: String {
    switch self {
    case .buildConfigurations:
      "Eight flags that all matter to one need double the work eight times. Beyond, every condition is taken to hold."
    case .ringConfigurations: "The same for the needs of a knot. Beyond, a ring that hangs on flags is only possible."
    case .conditionEffort:
      "Whether a condition can hold is hard in general. Beyond, two conditions neither exclude nor allow one another for sure."
    case .branches:
      "Ways that part at several choices cannot be said as one. Beyond, the registration excludes all that hangs on a choice."
    case .registrationKinds:
      "Pairs grow with the square. Beyond, a registration is compared with the nearest kinds before it only."
    case .failingWays: "A tree has more ways than anybody reads. Beyond, they are not told."
    case .ringEffort: "The shortest of all rings is only the best witness. Beyond, the best so far is shown."
    case .openingEffort: "The smallest opening is hard in general. Beyond, a good one is shown."
    case .named: "A list of a thousand names says no more than one of some dozens. Beyond, it says how many there are."
    case .nearMissCandidates, .nearMissContainers: "A few near misses are shown of however many. Beyond, others may be nearer."
    }
  }
}

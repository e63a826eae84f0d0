import Model

/// Who asks, in so far as the answer depends on it.
struct Question: Hashable {
  var key: Key
  var isMany: Bool
  /// The asker's home in the container that is asked.
  var home: Int?
  var condition: BuildCondition
  var framework: String
  /// The builds in which something is set in place of what is asked for, so that nobody need have it.
  var settings: [BuildCondition] = []
  /// The registration that asks, if one does.
  var asker: Int?

  init(_ key: Key, framework: String) {
    self.key = key
    self.framework = framework
    isMany = false
    condition = .always
  }

  init(_ need: Need, home: Int?, given other: BuildCondition) {
    key = need.key
    isMany = need.isMany
    self.home = home
    condition = need.condition.and(other)
    framework = need.framework
    if case .provider(let index) = need.by { asker = index }
  }
}

/// What was found in a chain of containers.
struct Answer: Hashable {
  /// Those chosen, ascending.
  var chosen: [Int] = []
  var isAmbiguous = false
  /// All that there is is foreign to the asker.
  var isForeign = false
  /// What was chosen makes objects of another type.
  var isPretended = false
  /// Those that may fit where nothing surely does.
  var maybe: [Int] = []
  /// Something is found in every build in which the question is asked.
  var isComplete = false
  /// Where nothing is found something is set in its place.
  var isSet = false
  /// There were more builds than can be told apart, so all conditions were taken to hold.
  var isCut = false
}

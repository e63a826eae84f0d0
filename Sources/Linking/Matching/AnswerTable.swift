import Model

/// Registrations that fit a key, or may.
final class Fits {
  /// Ascending.
  let all: [(index: Int, fit: Fit)]
  private lazy var byIndex = Dictionary(uniqueKeysWithValues: all.map { ($0.index, $0.fit) })

  init(_ all: [(index: Int, fit: Fit)]) { self.all = all }

  func of(_ index: Int) -> Fit? { byIndex[index] }
}

/// What was found for a question, by question: however many ask one thing of one container, it is looked for once.
final class AnswerTable {
  struct FitQuestion: Hashable {
    var key: Key
    var isMany: Bool
    var framework: String
  }

  /// A question, whoever asks it, put to the container of a root and those above it.
  struct Place: Hashable {
    var question: Question
    var root: Int

    init(_ question: Question, _ root: Int) {
      self.question = question
      self.question.asker = nil
      self.root = root
    }
  }

  struct Doubtful: Hashable {
    var key: Key
    var framework: String
    var root: Int
  }

  /// A question of which neither container nor home is known.
  struct Ambient: Hashable {
    var question: Question
    var isOptional: Bool
    var isProvidedOutside: Bool
    var settings: [Draft.Setting]
    var misses: Bool
    var host: Int
  }

  struct Host: Hashable {
    var index: Int
    var framework: String
  }

  struct HostContainers {
    let all: [Int]
    let set: Set<Int>

    init(_ all: [Int]) {
      self.all = all
      set = Set(all)
    }
  }

  /// How much was looked at, in candidates, containers and answers: what tests measure instead of time.
  var steps = 0
  /// Where there were more builds than can be told apart.
  var cut: Set<Location> = []
  var answers: [Place: Answer] = [:]
  var nearMisses: [Place: [NearMiss]] = [:]
  var doubts: [Doubtful: Bool] = [:]
  var external: [FitQuestion: Bool] = [:]
  var kinds: [TypeName: Set<TypeName>] = [:]
  var loaded: [Int: Set<Int>] = [:]
  var hosts: [Host: HostContainers] = [:]
  var ambient: [Ambient: Verdict] = [:]
  /// What registrations have in common, where one looks for them by scope.
  enum Trait: Hashable {
    case type(TypeName)
    case name(String)
  }

  private var known: [FitQuestion: Fits] = [:]
  private var holders: [Trait: [Int: [Int]]] = [:]

  func holders(of trait: Trait, _ find: () -> [Int: [Int]]) -> [Int: [Int]] {
    if let found = holders[trait] { return found }
    let found = find()
    holders[trait] = found
    return found
  }

  func fits(_ question: FitQuestion, _ find: () -> [(index: Int, fit: Fit)]) -> Fits {
    if let found = known[question] { return found }
    let found = Fits(find())
    known[question] = found
    return found
  }
}

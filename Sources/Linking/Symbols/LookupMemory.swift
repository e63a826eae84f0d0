import Model

/// What a look-up may have to know of other declarations before it can go on. There are finitely many of them in a program.
enum LookupQuestion: Hashable {
  /// What a typealias stands for; one that a protocol declares, in the type of that path that meets the protocol.
  case alias(DeclarationID, in: String?)
  /// By what the type of that path meets an associated type of a protocol.
  case witness(DeclarationID, in: String)
  /// What one of a declaration's equalities says that its left side is.
  case equality(DeclarationID, Int)
}

/// Stops a look-up until a question is answered; then it is begun anew.
struct Unanswered: Error {
  var question: LookupQuestion
}

/// Answers of look-ups, kept as long as nothing is added to the index that they were found in.
final class LookupMemory {
  struct Place: Hashable {
    var type: TypeName
    var file: Int
    var declaration: DeclarationID?
  }

  struct Answer {
    /// nil: nothing is known by that name, or the question leads back to itself.
    var type: TypeName?
    /// The types whose ancestors it depends on.
    var consulted: Set<ObjectIdentifier>
  }

  var types: [Place: TypeName] = [:]
  /// By a type that a plain name may mean in a file: all that it may mean there.
  var namesakes: [Place: [TypeName]] = [:]
  var levels: [TypeName: [TypeLevel]] = [:]
  /// Of types whose name is one word, by their symbol.
  var plainLevels: [ObjectIdentifier: [TypeLevel]] = [:]
  var descendants: [String: [String]] = [:]
  var answers: [LookupQuestion: Answer] = [:]
  /// By target: the modules that its files import, and those that it has loaded by them.
  var importsOfTargets: [Int: Set<String>] = [:]
  var loadedTargets: [Int: Set<Int>] = [:]
  /// Whether typealiases are followed yet.
  let followsAliases: Bool
  /// Whether ancestors are still being found, so that it counts whose were consulted.
  let isTracking: Bool
  /// The types whose ancestors the look-up at hand depends on.
  var consulted: Set<ObjectIdentifier> = []

  init(followsAliases: Bool = true, isTracking: Bool = false) {
    self.followsAliases = followsAliases
    self.isTracking = isTracking
  }

  func consult(_ symbol: TypeSymbol) { if isTracking { consulted.insert(ObjectIdentifier(symbol)) } }
}

extension Symbols {
  /// The result of a look-up, once every question is answered on which it depends.
  ///
  /// Questions wait in a list, not on the stack, so a chain of typealiases may be as long as it likes. A question that is asked
  /// again while it waits stands in a ring with all that were asked since: none of them has an answer. The first open question of
  /// each is the same wherever one begins, so that a ring is the same one, too, and no answer depends on what was asked first.
  func settle(_ lookUp: () throws(Unanswered) -> TypeName) -> TypeName {
    var waiting: [(question: LookupQuestion, consulted: Set<ObjectIdentifier>)] = []
    var place: [LookupQuestion: Int] = [:]
    while true {
      memory.consulted = []
      do throws(Unanswered) {
        guard let question = waiting.last?.question else { return try lookUp() }
        let answer = try self.answer(to: question)
        memory.answers[question] = LookupMemory.Answer(type: answer, consulted: memory.consulted)
        waiting.removeLast()
        place[question] = nil
      } catch {
        if !waiting.isEmpty { waiting[waiting.count - 1].consulted = memory.consulted }
        if let start = place[error.question] {
          let consulted = waiting[start...].reduce(into: Set()) { $0.formUnion($1.consulted) }
          for (question, _) in waiting[start...] {
            memory.answers[question] = LookupMemory.Answer(type: nil, consulted: consulted)
            place[question] = nil
          }
          waiting.removeSubrange(start...)
        } else {
          place[error.question] = waiting.count
          waiting.append((error.question, []))
        }
      }
    }
  }

  /// The answer to a question; where there is none yet, the look-up stops and waits for it.
  func known(_ question: LookupQuestion) throws(Unanswered) -> TypeName? {
    guard let answer = memory.answers[question] else { throw Unanswered(question: question) }
    if memory.isTracking { memory.consulted.formUnion(answer.consulted) }
    return answer.type
  }

  private func answer(to question: LookupQuestion) throws(Unanswered) -> TypeName? {
    let found: TypeName?
    switch question {
    case .alias(let id, let type): found = try aliased(id, in: type)
    case .witness(let id, let type): found = try witness(of: id, in: type)
    case .equality(let id, let index): found = try equal(id, index)
    }
    return found.map { $0.isLarge ? $0.withoutArguments : $0 }
  }
}

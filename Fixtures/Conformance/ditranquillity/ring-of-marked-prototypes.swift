// Observed with 6.0.0. A marked ring in which nothing is shared is created for ever: invalid.
import DITranquillity

final class Question {
  init(_ answer: Answer) {}
}

final class Answer {
  var question: Question!
}

func start() {
  let container = DIContainer()
  container.register(Question.init)  // expect: dependency-cycle
  container.register(Answer.init)
    .injection(cycle: true) { $0.question = $1 }
}

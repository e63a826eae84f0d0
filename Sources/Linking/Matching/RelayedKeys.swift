import Model

extension Matcher {
  /// What answers in the end: a registration may have a key for which it asks its own again, and then whoever answers that one answers.
  func relayed(_ answer: Answer, _ question: Question, in chain: [Container]) -> Answer {
    var found = answer
    var asked = question
    var seen: Set<Key> = [question.key]
    while let index = found.chosen.first, found.chosen.count == 1, found.isComplete, provider(index).relayed.contains(asked.key),
      let own = provider(index).keys.first, seen.insert(own).inserted
    {
      asked.key = own
      let next = plainAnswer(asked, in: chain)
      // Where it hangs on a build who answers, the registration at hand is as good as any.
      guard next.chosen.count == 1, next.isComplete else { break }
      found = next
      found.isPretended = pretends(next.chosen[0], question) && provider(next.chosen[0]).branches == Branches(.always)
      found.isComplete = !found.isPretended
    }
    return found
  }
}

import Model

/// What a container is told or asked, where, and for whom. Told once more, by a call with other arguments or under another condition, it is nothing
/// new that would make further calls of a body worth following.
struct Telling: Hashable {
  fileprivate var verb: Verb
  fileprivate var site: Location
  fileprivate var asking: Surroundings.Asking
  fileprivate var target: Int?
  fileprivate var what: [Atom]
}

/// How often containers were told or asked something.
struct TellingCounts {
  var all = 0
  /// What nobody had told them before in this pass.
  var new = 0
}

extension Evaluator {
  func telling(_ verb: Verb, _ receiver: Value, _ arguments: VerbArguments) -> Telling {
    var writer = StructureWriter(evaluator: self, depth: -1)
    writer.write(receiver)
    for value in arguments.free { writer.write(value) }
    for label in arguments.labelled.keys.sorted() {
      writer.atoms.append(.text(label))
      writer.write(arguments.labelled[label]!)
    }
    return Telling(verb: verb, site: context.site, asking: asking, target: context.target, what: writer.atoms)
  }
}

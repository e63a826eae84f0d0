import Model

/// A type that behaves like a container, and the signatures of the functions by which it is filled and asked.
struct ProposedContainer {
  var name: String
  var place: Location
  var registering: Set<String>
  var resolving: Set<String>

  /// With the lines of a manifest that would make it known.
  var sentence: Sentence {
    """
    `\(name)` (\(lineOf: place)) looks like a container of the program's own. dilint reads it if the manifest says \
    `frameworks: { custom: { register: [\(list(registering))], resolve: [\(list(resolving))] } }`.
    """
  }

  private func list(_ signatures: Set<String>) -> String {
    signatures.sorted().map { "\"\(name).\($0)\"" }.joined(separator: ", ")
  }
}

extension ProgramCode {
  /// Whether all that fills it is what another container does when it is asked: it keeps what that has made.
  func isCache(_ proposed: ProposedContainer, of others: [ProposedContainer]) -> Bool {
    let names = Set(proposed.registering.map { String($0.prefix { $0 != "(" }) })
    guard others.count > 1, !names.contains("subscript") else { return false }
    let filling = Set(
      units.filter { context(of: $0).owner != proposed.name && !mentions($0).isDisjoint(with: names) })
    return !filling.isEmpty
      && others.contains { other in
        guard other.name != proposed.name else { return false }
        func reached(_ signatures: Set<String>) -> Set<Unit> {
          let first = functions(of: other.name).filter { isNamed($0, [other.name: signatures]) }
          return Set(self.reached(from: first, near: [other.name]).units)
        }
        return filling.isSubset(of: reached(other.resolving)) && filling.isDisjoint(with: reached(other.registering))
      }
  }
}

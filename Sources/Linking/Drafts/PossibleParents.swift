import Model

/// What says which container a value is that the code at hand does not know.
enum ContainerSource: Hashable {
  case exact(Int)
  /// What whoever makes objects keeps in a property of theirs.
  case kept(DeclarationID)
  /// A run-time argument of a registration, told by that and by its number.
  case argument(of: Int, String)
}

extension Evaluator {
  /// Where a container comes from.
  func sources(of value: Value) -> Set<ContainerSource> {
    switch value.form {
    case .container(.exact(let root)): [.exact(root)]
    case .container(.handed): value.keptIn.map { [.kept($0)] } ?? []
    case .request(let request):
      if case .registration(let record) = request.asker, let argument = request.argument {
        [.argument(of: record.serial, argument)]
      } else {
        []
      }
    case .choice(let values): values.reduce(into: []) { $0.formUnion(sources(of: $1)) }
    default: []
    }
  }

  /// The containers among the run-time arguments that a request brings, by number.
  func broughtContainers(_ arguments: VerbArguments) -> [String: Set<ContainerSource>] {
    let all: [Value] =
      switch arguments.labelled["arguments"]?.form {
      case .list(let values, true)?: values
      case .tuple(let parts)?: parts.map(\.value)
      default: []
      }
    return all.enumerated().reduce(into: [:]) { brought, argument in
      guard containerVocabulary(argument.element.type) != nil else { return }
      brought["\(argument.offset)"] = sources(of: argument.element)
    }
  }

  /// Where a container's parent is some value that nobody here follows, it may be any other one of the framework: whatever one of
  /// them has is there. Those of which as little is known come into question only where there are no others, or where somebody hands them to
  /// the code that makes the container.
  ///
  /// - Parameter brought: What is brought as each run-time argument.
  func possibleParents(of root: Int, _ brought: [ContainerSource: Set<ContainerSource>]) -> [Int] {
    let record = recording.roots[root]
    let handed = handedParents(record, brought).filter { $0 != root && !record.parents.contains($0) }
    guard record.isBelowMore || record.isBelowUnknown && record.parents.isEmpty else { return handed }
    let others = recording.roots(of: recording.roots[root].vocabulary).filter { $0 != root && recording.roots[$0].isCertain }
    let known = others.filter { !recording.roots[$0].isBelowUnknown }
    return handed + (known.isEmpty ? others : known).filter { !handed.contains($0) }
  }

  /// The containers that are kept where the parent comes from, or handed over there.
  private func handedParents(_ record: RootRecord, _ brought: [ContainerSource: Set<ContainerSource>]) -> [Int] {
    var found: Set<Int> = []
    var seen = record.parentsFrom
    var open = Array(seen)
    while let next = open.popLast() {
      let further: Set<ContainerSource>
      switch next {
      case .exact(let root):
        if recording.roots[root].isMet { found.insert(root) }
        continue
      case .kept(let property):
        let contents = objects.contents(property) + (objects.content(property, of: nil).map { [$0] } ?? [])
        further = contents.flatMap(\.values).reduce(into: []) { $0.formUnion(sources(of: $1)) }
      case .argument: further = brought[next] ?? []
      }
      open += further.subtracting(seen)
      seen.formUnion(further)
    }
    return found.sorted()
  }

  /// What those bring as an argument who ask for what a registration makes: by the argument.
  func broughtContainers() -> [ContainerSource: Set<ContainerSource>] {
    let asking = recording.requests.filter { !$0.bringsContainers.isEmpty }
    guard !asking.isEmpty else { return [:] }
    var serials: [TypeName: Set<Int>] = [:]
    for record in recording.registrations {
      for key in record.provider.keys { serials[key.type.unwrapped, default: []].insert(record.serial) }
    }
    var brought: [ContainerSource: Set<ContainerSource>] = [:]
    for request in asking {
      for serial in request.expected.flatMap({ serials[$0.unwrapped] }) ?? [] {
        for (number, sources) in request.bringsContainers {
          brought[.argument(of: serial, number), default: []].formUnion(sources)
        }
      }
    }
    return brought
  }
}

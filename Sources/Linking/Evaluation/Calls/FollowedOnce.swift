import Model

/// A call, or the loading of a group, as far as it registers. It is followed once, and what it registers is there on each way that leads
/// to the same call.
final class FollowedOnce {
  /// The way on which it was followed.
  private let first: BranchPath
  private var ways: Branches
  /// The functions from which it was reached again.
  private var chains: Set<[DeclarationID]> = []
  /// What it registers, and what else it calls or loads that registers, each with the way from here to there.
  private var registrations: [(record: RegistrationRecord, way: BranchPath)] = []
  private var calls: [(call: FollowedOnce, way: BranchPath)] = []

  init(on way: BranchPath) { (first, ways) = (way, Branches(way)) }

  fileprivate var registers: Bool { !registrations.isEmpty || !calls.isEmpty }

  fileprivate func add(_ record: RegistrationRecord, on way: BranchPath) {
    registrations.append((record, way.without(first)))
  }

  fileprivate func add(_ call: FollowedOnce, on way: BranchPath) {
    let way = way.without(first)
    if let last = calls.last, last.call === call, last.way == way { return }
    calls.append((call, way))
  }

  /// It happens on another way, too, or from elsewhere.
  fileprivate func happen(on way: BranchPath, through chain: [DeclarationID]) {
    var work = [(call: self, way: way)]
    while let (call, way) = work.popLast() {
      guard call.chains.insert(chain).inserted || !Branches(way).isWithin(call.ways) else { continue }
      call.ways.formUnion(Branches(way))
      for (record, rest) in call.registrations {
        record.chains.insert(chain)
        if let whole = way.and(rest) { record.provider.branches.formUnion(Branches(whole)) }
        if call.ways.isCut { record.provider.branches.cut() }
      }
      for (inner, rest) in call.calls { if let whole = way.and(rest) { work.append((inner, whole)) } }
    }
  }
}

extension Evaluator {
  /// Follows something that is followed once.
  func follow<T>(_ once: FollowedOnce, _ body: () -> T) -> T {
    calls.registering.append(once)
    defer {
      calls.registering.removeLast()
      if once.registers { calls.registering.last?.add(once, on: context.branch) }
    }
    return body()
  }

  /// What was followed before happens here, too.
  func repeats(_ once: FollowedOnce) {
    guard once.registers else { return }
    once.happen(on: context.branch, through: context.chain)
    calls.registering.last?.add(once, on: context.branch)
  }

  /// Follows what `label` stands for where that was not done before.
  func once(_ label: String, _ body: () -> Void) {
    if let known = recording.ran[label] { return repeats(known) }
    let once = FollowedOnce(on: context.branch)
    recording.ran[label] = once
    follow(once, body)
  }

  /// A registration is whole.
  func writeDown(_ record: RegistrationRecord) {
    recording.registrations.append(record)
    record.chains = [context.chain]
    calls.registering.last?.add(record, on: context.branch)
  }
}

/// A way through the run-time choices of a program (`if`, `switch`, `?:`, one of several values): which alternatives may be taken
/// at each choice on it. A choice that it does not name may go any way.
///
/// Sorted by choice, so that comparing two is one walk along both.
public struct BranchPath: Hashable, Sendable, Codable {
  /// A place at which a run of the program takes one of several ways.
  public struct Choice: Hashable, Comparable, Sendable, Codable {
    public var at: Location
    /// Tells the choices of one place apart.
    public var number: Int
    /// How many alternatives there are; 0: nobody knows.
    public var ways: Int

    public init(at: Location, number: Int, ways: Int = 0) {
      self.at = at
      self.number = number
      self.ways = ways
    }

    /// A choice that is made once in a run, wherever the program comes to it: known by one place at which it does.
    public init(steadyAt place: Location) { self.init(at: place, number: -1, ways: 2) }

    public static func < (a: Choice, b: Choice) -> Bool { a.number != b.number ? a.number < b.number : a.at < b.at }
  }

  /// What is taken at one choice: some of its alternatives, counted from 0; sorted and never empty.
  public struct Step: Hashable, Sendable, Codable {
    public var choice: Choice
    public var alternatives: [Int]
  }

  public private(set) var steps: [Step] = []

  /// The way on which nothing is chosen.
  public static let always = BranchPath()

  /// The same way, further on: an alternative of one more choice, or, of a choice that it has been through, of that once more.
  /// - Returns: nil where it went another way at that choice.
  public func taking(_ alternative: Int, of choice: Choice) -> BranchPath? { taking([alternative], of: choice) }

  /// The same with one of several alternatives, which are sorted.
  public func taking(_ alternatives: [Int], of choice: Choice) -> BranchPath? {
    // Most choices come after all those that were made.
    if let last = steps.last, last.choice < choice {
      var longer = self
      longer.steps.append(Step(choice: choice, alternatives: alternatives))
      return longer
    }
    return and(BranchPath(steps: [Step(choice: choice, alternatives: alternatives)]))
  }

  /// What both ways have in common; nil where they part.
  public func and(_ other: BranchPath) -> BranchPath? {
    if steps.isEmpty { return other }
    if other.steps.isEmpty { return self }
    var result = BranchPath()
    result.steps.reserveCapacity(steps.count + other.steps.count)
    let isPossible = walk(along: other) { own, others in
      guard let own, let others else {
        result.steps += [own ?? others].compactMap { $0 }
        return true
      }
      let shared = common(own.alternatives, others.alternatives)
      result.steps.append(Step(choice: own.choice, alternatives: shared))
      return !shared.isEmpty
    }
    return isPossible ? result : nil
  }

  /// The rest of the way for whoever is on the other one already.
  public func without(_ other: BranchPath) -> BranchPath {
    var result = self
    result.steps.removeAll(where: Set(other.steps).contains)
    return result
  }

  /// Whether no run takes both: at some choice they part.
  public func excludes(_ other: BranchPath) -> Bool {
    if steps.isEmpty || other.steps.isEmpty { return false }
    return !walk(along: other) { own, others in
      guard let own, let others else { return true }
      return own.alternatives == others.alternatives || !common(own.alternatives, others.alternatives).isEmpty
    }
  }

  /// Whether every run that takes the other way takes this one: it asks for nothing that the other does not ask for.
  public func covers(_ other: BranchPath) -> Bool {
    guard steps.count <= other.steps.count else { return false }
    var next = other.steps.startIndex
    for step in steps {
      while next < other.steps.endIndex, other.steps[next].choice < step.choice { next += 1 }
      guard next < other.steps.endIndex, other.steps[next].choice == step.choice,
        other.steps[next].alternatives.allSatisfy(step.alternatives.contains)
      else { return false }
    }
    return true
  }

  /// One way that says exactly that one of both is taken; nil where that takes two.
  public func or(_ other: BranchPath) -> BranchPath? {
    // Where one asks for nothing that the other does not ask for, it stands for both.
    if covers(other) { return self }
    if other.covers(self) { return other }
    guard steps.count == other.steps.count else { return nil }
    var differing: Int?
    for index in steps.indices where steps[index] != other.steps[index] {
      guard differing == nil, steps[index].choice == other.steps[index].choice else { return nil }
      differing = index
    }
    guard let differing else { return self }
    var result = self
    let either = union(steps[differing].alternatives, other.steps[differing].alternatives)
    result.steps[differing].alternatives = either
    // Who goes all the ways that there are goes through no choice.
    if either.count == steps[differing].choice.ways { result.steps.remove(at: differing) }
    return result
  }

  /// Visits the steps of both in order, those at one choice together, while `visit` says yes.
  private func walk(along other: BranchPath, _ visit: (Step?, Step?) -> Bool) -> Bool {
    var (own, others) = (steps.startIndex, other.steps.startIndex)
    while own < steps.endIndex || others < other.steps.endIndex {
      let first = own < steps.endIndex ? steps[own] : nil
      let second = others < other.steps.endIndex ? other.steps[others] : nil
      if let first, let second, first.choice == second.choice {
        guard visit(first, second) else { return false }
        (own, others) = (own + 1, others + 1)
      } else if let first, second.map({ first.choice < $0.choice }) ?? true {
        guard visit(first, nil) else { return false }
        own += 1
      } else {
        guard visit(nil, second) else { return false }
        others += 1
      }
    }
    return true
  }
}

private func common(_ a: [Int], _ b: [Int]) -> [Int] {
  if a.count == 1, b.count == 1 { return a == b ? a : [] }
  let other = Set(b)
  return a.filter(other.contains)
}

private func union(_ a: [Int], _ b: [Int]) -> [Int] { Set(a).union(b).sorted() }

import Model

/// On which conditions something is in a list.
struct Under: Hashable {
  /// The builds.
  var condition = BuildCondition.always
  /// The ways at run-time choices.
  var fork = BranchPath.always

  static let always = Under()
}

/// What `list.append(x)` and `list += [x]` add under an `if`, a `case` or an `#if` is in the list in those runs and builds, and whoever goes
/// through the list does with it what he does there only.
extension Evaluator {
  /// Where the evaluation stands, as far as lists are concerned.
  var place: Under { Under(condition: context.condition, fork: context.fork) }

  /// What is added to a list here: to a local one, which may have been declared under some of the same conditions, or to another.
  func added(_ value: Value, to local: String?, _ environment: Environment) -> Value {
    let around = local.flatMap { environment.place(of: $0) } ?? .always
    let own = Under(
      condition: context.condition == around.condition ? .always : context.condition, fork: context.fork.without(around.fork))
    return own == .always ? value : value.under(own)
  }

  /// Does something with an element of a list where it is in that.
  func whereAdded(_ element: Value, _ body: (Value) -> Void) {
    guard let under = element.under else { return body(element) }
    let fork = under.fork.without(context.fork)
    guard !context.condition.excludes(under.condition), !context.fork.excludes(under.fork),
      let branch = context.branch.and(fork)
    else { return }
    var plain = element
    plain.under = nil
    with({
      $0.condition = $0.condition.and(under.condition)
      $0.branch = branch
      $0.fork = $0.fork.and(fork) ?? $0.fork
    }) { body(plain) }
  }
}

extension Value {
  /// The same value, or what is in a list, in a list on these conditions.
  func under(_ conditions: Under) -> Value {
    var value = self
    if case .list(let values, let isComplete) = form {
      value.form = .list(values.map { $0.under(conditions) }, isComplete: isComplete)
      return value
    }
    value.under = Under(
      condition: (under?.condition ?? .always).and(conditions.condition),
      fork: (under?.fork ?? .always).and(conditions.fork) ?? conditions.fork)
    return value
  }
}

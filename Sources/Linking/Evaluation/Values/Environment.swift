import Model

/// Names of one block, and those around it.
final class Environment {
  private var values: [String: Value] = [:]
  /// Those that are used as if they were never nil: `var tea: Tea!`.
  private var unwrapped: Set<String> = []
  /// Those of which somebody has looked whether they are nil.
  private var found: Set<String> = []
  /// Constants of the block that hang on nothing but what the function was handed.
  private var handed: Set<String> = []
  /// Where names of lists were declared, if not in every run.
  private var places: [String: Under] = [:]
  let parent: Environment?
  /// They are what a function was handed by whoever called it.
  var isOfArguments = false
  /// They are what a closure was called with.
  var isOfClosure = false
  /// They are another thing each time that a loop goes round.
  var isOfTurn = false

  init(parent: Environment?) { self.parent = parent }

  /// Where a name was declared that is known here.
  func place(of name: String) -> Under? { values[name] == nil ? parent?.place(of: name) : places[name] }

  func declare(_ name: String, at place: Under) { places[name] = place }

  func value(_ name: String) -> Value? { values[name] ?? parent?.value(name) }

  /// The value of a name of this very block.
  func own(_ name: String) -> Value? { values[name] }

  func declare(_ name: String, _ value: Value, isImplicitlyUnwrapped: Bool = false) {
    if name == "_" { return }
    values[name] = value
    found.remove(name)
    handed.remove(name)
    if isImplicitlyUnwrapped { unwrapped.insert(name) }
  }

  func hand(_ name: String) { handed.insert(name) }

  /// Whether a name of this very block stands for what somebody handed over.
  func hands(_ name: String) -> Bool { isOfArguments || isOfClosure || handed.contains(name) }

  func isImplicitlyUnwrapped(_ name: String) -> Bool {
    values[name] == nil ? parent?.isImplicitlyUnwrapped(name) ?? false : unwrapped.contains(name)
  }

  /// A name is not nil from here on.
  func find(_ name: String) { found.insert(name) }

  func isFound(_ name: String) -> Bool {
    found.contains(name) || values[name] == nil && parent?.isFound(name) ?? false
  }

  /// The block, or one around it, that declares a name.
  func holder(of name: String) -> Environment? { values[name] == nil ? parent?.holder(of: name) : self }

  /// Whether a name is declared in a loop, so that it may be something else the next time round.
  func isOfTurn(_ name: String) -> Bool {
    var next = holder(of: name)
    while let block = next, !block.isOfArguments {
      if block.isOfTurn { return true }
      next = block.parent
    }
    return false
  }

  /// Gives a known name another value; false where the name is not known here.
  @discardableResult
  func assign(_ name: String, _ value: Value) -> Bool {
    found.remove(name)
    if values[name] != nil {
      values[name] = value
      return true
    }
    return parent?.assign(name, value) ?? false
  }
}

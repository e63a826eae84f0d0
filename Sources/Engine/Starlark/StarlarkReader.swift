import Model

/// Follows build files as data: constants, lists that are added, `select`, comprehensions over known lists, and macros of the
/// workspace that only hand on their arguments. Nothing is run; what is not followed is unknown.
final class StarlarkReader {
  /// Text of a file that a label names, seen from a package; nil where it lies elsewhere.
  private let read: (String) -> String?
  private var files: [String: StarlarkNames] = [:]
  /// Bounds on what all files of a workspace may cost.
  private var steps = 1_000_000
  private var depth = 0
  /// Where the build file asks for what stands in another file, while that is followed: a place in there is none of its own.
  private var asking: Position?

  init(read: @escaping (String) -> String?) { self.read = read }

  /// The rules that a build file calls, in order, and whether something of it could not be followed.
  func rules(in text: String, package: String) -> (rules: [StarlarkRule], isWhole: Bool) {
    let file = starlark(reading: text)
    let key = "//" + package + ":BUILD"
    files[key] = StarlarkNames(file.statements)
    var rules: [StarlarkRule] = []
    var isWhole = true
    for statement in file.statements {
      switch statement {
      case .expression(let expression): run(expression, in: key, package, [:], &rules, &isWhole)
      case .other: isWhole = false
      default: break
      }
    }
    return (rules, isWhole)
  }

  private func names(at file: String) -> StarlarkNames? {
    if let known = files[file] { return known }
    guard let text = read(file) else { return nil }
    files[file] = StarlarkNames([])
    files[file] = StarlarkNames(starlark(reading: text).statements)
    return files[file]
  }

  /// The file that a `load` means, as a label from the root of the workspace.
  private func label(_ written: String, from file: String) -> String? {
    if written.hasPrefix("//") { return written.contains(":") ? written : nil }
    if written.hasPrefix(":") { return (file.split(separator: ":").first.map(String.init) ?? "//") + written }
    return nil
  }

  private typealias Scope = [String: StarlarkValue]

  /// An expression that stands as a statement: the call of a rule or macro, or a list of such.
  private func run(
    _ expression: StarlarkExpression, in file: String, _ package: String, _ scope: Scope, _ rules: inout [StarlarkRule],
    _ isWhole: inout Bool
  ) {
    depth += 1
    defer { depth -= 1 }
    guard depth < 60, take() else {
      isWhole = false
      return
    }
    switch expression.form {
    case .list(let parts): for part in parts { run(part, in: file, package, scope, &rules, &isWhole) }
    case .each(let body, let name, let sequence):
      let list = value(of: sequence, in: file, scope)
      if !list.isWhole { isWhole = false }
      for element in list.elements {
        var inner = scope
        inner[name] = element.sure
        run(body, in: file, package, inner, &rules, &isWhole)
      }
    case .call(let callee, let arguments):
      let given = values(of: arguments, in: file, scope)
      var name: String?
      if case .name(let own) = callee.form { name = own }
      if case .member(let base, let own) = callee.form, case .name("native") = base.form { name = own }
      guard let name else {
        isWhole = false
        return
      }
      call(name, given, expression.at, in: file, package, &rules, &isWhole)
    case .text: break
    default: isWhole = false
    }
  }

  /// A call of a rule, or of a macro whose body is followed.
  private func call(
    _ name: String, _ given: (named: Scope, plain: [StarlarkValue], isWhole: Bool), _ at: Position, in file: String,
    _ package: String, _ rules: inout [StarlarkRule], _ isWhole: inout Bool
  ) {
    guard let (home, original) = function(name, in: file) else {
      var arguments = given.named
      if let first = given.plain.first, arguments["name"] == nil { arguments["name"] = first }
      // What is loaded from a file of the workspace that cannot be read may be anything.
      let origin = names(at: file)?.loads[name]?.file
      let isHidden = origin.flatMap { label($0, from: file) }.map { names(at: $0) == nil } ?? false
      let name = original(name, in: file)
      return rules.append(StarlarkRule(name: name, arguments: arguments, at: at, origin: origin, isOpaque: isHidden))
    }
    guard let code = names(at: home)?.functions[original] else { return }
    let outer = asking
    asking = outer ?? at
    defer { asking = outer }
    var made: [StarlarkRule] = []
    var isClear = given.isWhole
    var scope: Scope = [:]
    var rest = given.named
    var plain = given.plain[...]
    for parameter in code.parameters {
      switch parameter.kind {
      case .plain:
        scope[parameter.name] =
          rest.removeValue(forKey: parameter.name) ?? plain.popFirst()
          ?? parameter.standard.map { value(of: $0, in: home, [:]) } ?? .unknown
      case .list: scope[parameter.name] = .list(Array(plain), isWhole: true)
      case .table: scope[parameter.name] = .table(rest.sorted { $0.key < $1.key }.map { (key: $0.key, value: $0.value) })
      }
    }
    for statement in code.body {
      switch statement {
      case .assign(let own, let expression): scope[own] = value(of: expression, in: home, scope)
      case .expression(let expression): run(expression, in: home, package, scope, &made, &isClear)
      case .return(nil): break
      default: isClear = false
      }
    }
    if isClear {
      for index in made.indices { made[index].at = at }
      rules += made
    } else {
      // What it hides is unknown, but for what the build file itself says of it.
      rules.append(StarlarkRule(name: name, arguments: given.named, at: at, isOpaque: true))
      isWhole = false
    }
  }

  /// The function of the workspace that a name means, and the file with it; nil for a rule.
  private func function(_ name: String, in file: String) -> (file: String, name: String)? {
    var (file, name) = (file, name)
    for _ in 0..<20 {
      guard let names = names(at: file) else { return nil }
      if names.functions[name] != nil { return (file, name) }
      if let load = names.loads[name], let next = label(load.file, from: file) {
        (file, name) = (next, load.name)
      } else if case .name(let other)? = names.constants[name]?.form, other != name {
        name = other
      } else {
        return nil
      }
    }
    return nil
  }

  /// The own name of a rule that a file may have loaded under another.
  private func original(_ name: String, in file: String) -> String {
    var (file, name) = (file, name)
    for _ in 0..<20 {
      guard let names = names(at: file) else { return name }
      if let load = names.loads[name] {
        name = load.name
        guard let next = label(load.file, from: file) else { return name }
        file = next
      } else if case .name(let other)? = names.constants[name]?.form, other != name {
        name = other
      } else {
        return name
      }
    }
    return name
  }

  private func take() -> Bool {
    steps -= 1
    return steps > 0
  }

  private func values(
    of arguments: [StarlarkArgument], in file: String, _ scope: Scope
  ) -> (named: Scope, plain: [StarlarkValue], isWhole: Bool) {
    var named: Scope = [:]
    var plain: [StarlarkValue] = []
    var isWhole = true
    for argument in arguments {
      let value = value(of: argument.value, in: file, scope)
      switch argument.kind {
      case .table:
        guard case .table(let entries) = value else {
          isWhole = false
          continue
        }
        for entry in entries { named[entry.key] = entry.value }
      case .list: plain += value.elements
      case .plain: if let name = argument.name { named[name] = value } else { plain.append(value) }
      }
    }
    return (named, plain, isWhole)
  }

  private func value(of expression: StarlarkExpression, in file: String, _ scope: Scope) -> StarlarkValue {
    depth += 1
    defer { depth -= 1 }
    guard depth < 450, take() else { return .unknown }
    switch expression.form {
    case .text(let text): return .text(text, asking ?? expression.at)
    case .name("None"): return .none
    case .name(let name):
      if let own = scope[name] { return own }
      if let value = names(at: file)?.constants[name] {
        // A constant that is made of itself has no end.
        return depth > 100 ? .unknown : self.value(of: value, in: file, [:])
      }
      guard let load = names(at: file)?.loads[name], let home = label(load.file, from: file),
        let value = names(at: home)?.constants[load.name], depth <= 100
      else { return .unknown }
      let outer = asking
      asking = outer ?? expression.at
      defer { asking = outer }
      return self.value(of: value, in: home, [:])
    case .list(let parts):
      let all = parts.map { value(of: $0, in: file, scope) }
      return bounded(.list(all.filter { !$0.isUnknown }, isWhole: !all.contains(where: \.isUnknown)))
    case .table(let entries):
      return .table(
        entries.compactMap { entry in
          value(of: entry.key, in: file, scope).text.map { (key: $0, value: value(of: entry.value, in: file, scope)) }
        })
    case .binary(let left, "+", let right):
      return bounded(.sum(value(of: left, in: file, scope), value(of: right, in: file, scope)))
    case .binary(let left, "%", let right):
      guard let text = value(of: left, in: file, scope).text, let part = value(of: right, in: file, scope).text else {
        return .unknown
      }
      return .filled(text, "%s", part, asking ?? expression.at)
    case .each(let body, let name, let sequence):
      let list = value(of: sequence, in: file, scope)
      var all: [StarlarkValue] = []
      for element in list.elements {
        var inner = scope
        inner[name] = element.sure
        let made = value(of: body, in: file, inner)
        all.append(element.isPossible ? .possible(made) : made)
      }
      return bounded(.list(all.filter { !$0.isUnknown }, isWhole: list.isWhole && !all.contains(where: \.isUnknown)))
    case .call(let callee, let arguments): return called(callee, arguments, asking ?? expression.at, in: file, scope)
    default: return .unknown
    }
  }

  private func called(
    _ callee: StarlarkExpression, _ arguments: [StarlarkArgument], _ at: Position, in file: String, _ scope: Scope
  ) -> StarlarkValue {
    let given = values(of: arguments, in: file, scope)
    switch callee.form {
    case .name("select"):
      guard case .table(let ways)? = given.plain.first else { return .unknown }
      return bounded(.either(ways.map(\.value)))
    case .name("depset"), .name("list"): return given.plain.first ?? .list([], isWhole: true)
    case .name("glob"), .member(_, "glob"):
      var named = given.named
      if let first = given.plain.first { named["include"] = first }
      return .call("glob", named, at)
    case .member(let base, "format"):
      guard var text = value(of: base, in: file, scope).text else { return .unknown }
      for (name, part) in given.named.sorted(by: { $0.key < $1.key }) {
        guard let part = part.text else { return .unknown }
        text = text.replacing("{\(name)}", with: part)
      }
      for part in given.plain {
        guard let part = part.text, case .text(let next, _) = StarlarkValue.filled(text, "{}", part, at) else { return .unknown }
        text = next
      }
      return text.utf8.count < 10_000 ? .text(text, at) : .unknown
    case .name(let name): return .call(name, given.named, at)
    default: return .unknown
    }
  }

  /// A list, unless it is longer than any that people write. What it holds has been paid for once more.
  private func bounded(_ value: StarlarkValue) -> StarlarkValue {
    let count = value.elements.count
    steps -= count
    return count <= 10_000 && steps > 0 ? value : .list([], isWhole: false)
  }
}

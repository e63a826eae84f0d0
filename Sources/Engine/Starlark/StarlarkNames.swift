/// What one file of Starlark defines, and what it loads from others.
struct StarlarkNames {
  var constants: [String: StarlarkExpression] = [:]
  var functions: [String: (parameters: [StarlarkParameter], body: [StarlarkStatement])] = [:]
  var loads: [String: (file: String, name: String)] = [:]

  init(_ statements: [StarlarkStatement]) {
    for statement in statements {
      switch statement {
      case .assign(let name, let value): constants[name] = value
      case .function(let name, let parameters, let body): functions[name] = (parameters, body)
      case .load(let file, let all): for item in all { loads[item.name] = (file, item.original) }
      default: break
      }
    }
  }
}

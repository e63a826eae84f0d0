import Model

extension TypeName {
  /// How many names it is made of.
  var size: Int {
    switch self {
    case .nominal(let parts): parts.reduce(0) { $0 + $1.arguments.reduce(1) { $0 + $1.size } }
    case .tuple(let types), .composition(let types): types.reduce(1) { $0 + $1.size }
    case .function(let parameters, let result): parameters.reduce(1 + result.size) { $0 + $1.size }
    case .metatype(let type): 1 + type.size
    case .unknown: 1
    }
  }
}

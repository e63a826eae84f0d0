extension TypeName {
  /// Stands in front of type parameters that nothing has bound yet: no name of Swift's begins like that.
  public static let openMark = UInt8(ascii: "$")

  /// A type parameter that nothing has bound yet.
  public static func open(_ name: String) -> TypeName { .nominal([TypePart("$" + name)]) }

  /// Whether an unbound type parameter stands anywhere in it.
  public var isOpen: Bool {
    switch self {
    case .nominal(let path): path.isOpen
    case .tuple(let types), .composition(let types): types.contains(where: \.isOpen)
    case .function(let parameters, let result): result.isOpen || parameters.contains(where: \.isOpen)
    case .metatype(let type): type.isOpen
    case .unknown: false
    }
  }

  /// How many names it is made of, up to one more than `Limit.typeNames`.
  public var size: Int {
    let size =
      switch self {
      case .nominal(let path): path.size
      case .tuple(let types), .composition(let types): types.reduce(1) { $0 + $1.size }
      case .function(let parameters, let result): parameters.reduce(1 + result.size) { $0 + $1.size }
      case .metatype(let type): 1 + type.size
      case .unknown: 1
      }
    return min(size, Limit.typeNames.value + 1)
  }

  /// Of such a type only the name is kept; what it is made of is unknown.
  public var isLarge: Bool { size > Limit.typeNames.value }
}

/// A Swift type as text writes it, without what Swift itself does not distinguish: `any`, `some`, attributes, parentheses.
///
/// As read from a file it is what stands there; `Linking` turns it into the full path of a declaration.
public enum TypeName: Hashable, Sendable, Codable {
  /// `Module.Outer.Inner<Argument>`.
  case nominal(TypePath)
  case tuple([TypeName])
  indirect case function([TypeName], TypeName)
  /// `T.Type`, the type of the value `T.self`.
  indirect case metatype(TypeName)
  /// `A & B`; order means nothing, `composed` sorts it.
  case composition([TypeName])
  /// What could not be read, or is left to inference (`_`).
  case unknown
}

extension TypeName {
  public static func nominal(_ steps: [TypePart]) -> TypeName { .nominal(TypePath(steps)) }
  public static func named(_ path: String...) -> TypeName { .nominal(path.map { TypePart($0) }) }
  public static func optional(_ type: TypeName) -> TypeName { .nominal([TypePart("Optional", [type])]) }
  public static func array(_ type: TypeName) -> TypeName { .nominal([TypePart("Array", [type])]) }
  public static func dictionary(_ key: TypeName, _ value: TypeName) -> TypeName {
    .nominal([TypePart("Dictionary", [key, value])])
  }
  public static let void = TypeName.tuple([])

  /// A composition in its one canonical order; of a single type, that type.
  public static func composed(_ types: [TypeName]) -> TypeName {
    var members: [TypeName] = []
    for type in types {
      if case .composition(let inner) = type { members += inner } else { members.append(type) }
    }
    let sorted = Set(members).sorted { $0.description < $1.description }
    return sorted.count == 1 ? sorted[0] : .composition(sorted)
  }

  /// `T` of `T?`.
  public var wrapped: TypeName? { if case .nominal(let path) = self { path.argument(of: .optional) } else { nil } }
  /// `T` of `[T]`.
  public var element: TypeName? { if case .nominal(let path) = self { path.argument(of: .array) } else { nil } }
  /// The type without any `Optional` around it.
  public var unwrapped: TypeName { wrapped?.unwrapped ?? self }
  /// `T` of `T.Type`.
  public var instance: TypeName? { if case .metatype(let type) = self { type } else { nil } }
  /// Whether it is that one word, without arguments. Cheaper than comparing with a type made for it.
  public func isNamed(_ name: String) -> Bool {
    if case .nominal(let parts) = self { parts.count == 1 && parts[0].arguments.isEmpty && parts[0].name == name } else { false }
  }
  /// The last name of a nominal path: `Inner` of `Outer.Inner<T>`.
  public var baseName: String? { if case .nominal(let parts) = self { parts.last?.name } else { nil } }

  /// Whether an unknown stands anywhere in it.
  public var isPartlyUnknown: Bool {
    switch self {
    case .unknown: true
    case .nominal(let path): path.isPartlyUnknown
    case .tuple(let types), .composition(let types): types.contains(where: \.isPartlyUnknown)
    case .function(let parameters, let result): result.isPartlyUnknown || parameters.contains(where: \.isPartlyUnknown)
    case .metatype(let type): type.isPartlyUnknown
    }
  }

  /// The same type with `change` applied to every nominal type in it, innermost first.
  public func mapNominals(_ change: ([TypePart]) -> TypeName) -> TypeName {
    switch self {
    case .nominal(let path):
      change(path.parts.map { $0.arguments.isEmpty ? $0 : TypePart($0.name, $0.arguments.map { $0.mapNominals(change) }) })
    case .tuple(let types): .tuple(types.map { $0.mapNominals(change) })
    case .composition(let types): .composed(types.map { $0.mapNominals(change) })
    case .function(let parameters, let result):
      .function(parameters.map { $0.mapNominals(change) }, result.mapNominals(change))
    case .metatype(let type): .metatype(type.mapNominals(change))
    case .unknown: .unknown
    }
  }
}

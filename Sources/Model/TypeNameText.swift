extension TypeName: CustomStringConvertible {
  /// As a Swift programmer would write it: `[A]`, `A?`, `(A) -> B`, `A & B`.
  public var description: String {
    switch self {
    case .nominal(let parts):
      if let wrapped {
        switch wrapped {
        case .function, .composition: return "(\(wrapped))?"
        default: return "\(wrapped)?"
        }
      }
      if let element { return "[\(element)]" }
      if parts.count == 1, parts[0].name == "Dictionary", parts[0].arguments.count == 2 {
        return "[\(parts[0].arguments[0]): \(parts[0].arguments[1])]"
      }
      return parts.map(\.description).joined(separator: ".")
    case .tuple(let types): return "(\(types.map(\.description).joined(separator: ", ")))"
    case .function(let parameters, let result):
      return "(\(parameters.map(\.description).joined(separator: ", "))) -> \(result == .void ? "Void" : result.description)"
    case .metatype(let type):
      if case .composition = type { return "(\(type)).Type" }
      return "\(type).Type"
    case .composition(let types): return types.map(\.description).joined(separator: " & ")
    case .unknown: return "_"
    }
  }
}

extension TypePart: CustomStringConvertible {
  public var description: String {
    arguments.isEmpty ? name : "\(name)<\(arguments.map(\.description).joined(separator: ", "))>"
  }
}

extension TypeName: Comparable {
  public static func < (a: TypeName, b: TypeName) -> Bool { a.description < b.description }
}

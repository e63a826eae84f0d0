/// What changes a value where it stands.
public enum InPlaceChanges {
  /// Functions of Swift's by which texts, lists and dictionaries are changed so.
  public static let functions: Set = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "removeValue", "popLast",
    "popFirst", "replaceSubrange", "swapAt", "sort", "reverse", "shuffle", "updateValue", "merge", "formUnion", "toggle",
  ]

  /// Whether an operator gives what stands on its left another value: `+=`, and not `<=`.
  public static func assigns(_ sign: String) -> Bool { sign.hasSuffix("=") && !comparisons.contains(sign) }

  private static let comparisons: Set = ["==", "!=", "<=", ">=", "===", "!==", "~="]
}

/// Names under which Apple's frameworks know Swift's own types. Sources: the headers of Foundation, Core Location and UIKit as Swift imports
/// them.
private let systemAliases: [String: TypeName] = {
  let names = [
    "Double":
      "TimeInterval CFTimeInterval CFAbsoluteTime CLLocationAccuracy CLLocationDegrees CLLocationDirection CLLocationDistance CLLocationSpeed"
      + " FloatLiteralType CDouble",
    "Float": "CFloat", "Int": "NSInteger IntegerLiteralType", "Int32": "CInt OSStatus CMTimeScale",
    "Int64": "CMTimeValue CLongLong",
    "String": "StringLiteralType", "UInt": "NSUInteger",
  ]
  var aliases: [String: TypeName] = [:]
  for (type, names) in names { for name in names.split(separator: " ") { aliases[String(name)] = .named(type) } }
  return aliases
}()

extension TypeName {
  /// The type with Swift's own names in place of Apple's for them: `Double` of `TimeInterval`.
  public var withoutSystemAliases: TypeName {
    mapNominals { parts in
      parts.count == 1 && parts[0].arguments.isEmpty ? systemAliases[parts[0].name] ?? .nominal(parts) : .nominal(parts)
    }
  }
}

/// What calls of Swift's and Apple's own capital names answer, where that is no object of the type so named: initializers that may fail, types
/// of which the name says only a part, and functions. Sources: the documentation of the Swift standard library, Foundation and UIKit.
public enum OutsideInitializer {
  /// Types of Swift and Foundation without an Apple prefix whose initializers answer just that.
  public static let plainTypes: Set = [
    "Bool", "Calendar", "Character", "Data", "Date", "DateComponents", "DateFormatter", "DateInterval", "Decimal",
    "DispatchQueue", "Double",
    "FileManager", "Float", "IndexPath", "IndexSet", "Int", "Int16", "Int32", "Int64", "Int8", "JSONDecoder", "JSONEncoder",
    "Locale",
    "Notification", "NotificationCenter", "NumberFormatter", "OperationQueue", "ProcessInfo", "String", "TimeZone", "Timer",
    "UInt",
    "UInt16", "UInt32",
    "UInt64", "UInt8", "URL", "URLComponents", "URLQueryItem", "URLRequest", "URLSession", "UUID", "UserDefaults",
  ]

  /// Generic types, with the number of their type arguments: of which type these are the name does not say.
  private static let generic: [String: Int] = [
    "AnyIterator": 1, "AnyPublisher": 2, "AnySequence": 1, "Array": 1, "ArraySlice": 1, "Binding": 1, "ClosedRange": 1,
    "CollectionOfOne": 1, "ContiguousArray": 1, "CurrentValueSubject": 2, "Dictionary": 2, "EnumeratedSequence": 1, "Future": 2,
    "Just": 1, "KeyValuePairs": 2, "NSCache": 2, "NSMapTable": 2, "PassthroughSubject": 2, "Range": 1, "ReversedCollection": 1,
    "Set": 1, "Slice": 1, "State": 1,
  ]

  /// Initializers that answer nil where they find nothing, with the first label.
  private static let failing: Set = [
    "Bundle(identifier", "Bundle(path", "Bundle(url", "Data(base64Encoded", "Decimal(string", "NSImage(contentsOf",
    "NSImage(contentsOfFile",
    "NSImage(data", "NSImage(named", "NSImage(systemSymbolName", "TimeZone(abbreviation", "TimeZone(identifier",
    "TimeZone(secondsFromGMT",
    "UIColor(named", "UIFont(name", "UIImage(contentsOfFile", "UIImage(data", "UIImage(named", "UIImage(systemName", "URL(string",
    "URLComponents(string", "URLComponents(url", "UUID(uuidString", "UserDefaults(suiteName",
  ]

  /// Types of which a text may be no value.
  private static let readFromText: Set = [
    "Bool", "Double", "Float", "Float16", "Float80", "Int", "Int16", "Int32", "Int64", "Int8", "UInt", "UInt16", "UInt32",
    "UInt64", "UInt8",
  ]

  /// Functions.
  private static let functions: [String: TypeName] = {
    let answers = [
      "CFTimeInterval": "CACurrentMediaTime", "CFAbsoluteTime": "CFAbsoluteTimeGetCurrent", "CGPoint": "CGPointMake",
      "CGRect": "CGRectMake CGRectInset CGRectOffset", "CGSize": "CGSizeMake", "CMTime": "CMTimeMake CMTimeMakeWithSeconds",
      "Selector": "NSSelectorFromString",
      "String":
        "NSLocalizedString NSStringFromClass NSStringFromCGRect NSStringFromSelector NSHomeDirectory NSTemporaryDirectory NSUserName "
        + "NSFullUserName",
    ]
    var functions: [String: TypeName] = [:]
    for (type, names) in answers { for name in names.split(separator: " ") { functions[String(name)] = .named(type) } }
    functions["UIGraphicsGetImageFromCurrentImageContext"] = .optional(.named("UIImage"))
    functions["UIGraphicsGetCurrentContext"] = .optional(.named("CGContext"))
    functions["NSClassFromString"] = .optional(.named("AnyClass"))
    functions["NSSearchPathForDirectoriesInDomains"] = .array(.named("String"))
    return functions
  }()

  /// - Parameters:
  ///   - label: The first argument's; nil where it has none, or there is no argument.
  ///   - isText: The first argument is a text.
  /// - Returns: nil where the call answers an object of the type so named, as far as is known here.
  public static func answer(_ name: String, _ label: String?, _ isText: Bool) -> TypeName? {
    if let answer = functions[name] { return answer }
    if let count = generic[name] { return .nominal([TypePart(name, Array(repeating: .unknown, count: count))]) }
    let mayFail = label.map { failing.contains("\(name)(\($0)") || $0 == "exactly" } ?? (isText && readFromText.contains(name))
    return mayFail ? .optional(.named(name)) : nil
  }
}

/// One step of a nominal type's path.
public struct TypePart: Hashable, Sendable, Codable {
  public var name: String
  public var arguments: [TypeName]

  public init(_ name: String, _ arguments: [TypeName] = []) {
    self.name = name
    self.arguments = arguments
  }
}

/// The steps of a nominal type, outermost first; never none.
///
/// Linking compares types and looks them up more than anything else, and hands them on even more often. So a path is one reference
/// to what never changes, and what is asked of types all the time is found once, as they are made.
public struct TypePath: Sendable {
  /// Types of the standard library that the language writes in a way of its own.
  enum Sugar { case optional, array }

  private let steps: Steps

  private final class Steps: Sendable {
    let parts: [TypePart]
    let key: String
    let hash: Int
    let sugar: Sugar?
    let size: Int
    let isPartlyUnknown: Bool
    let isOpen: Bool

    init(_ parts: [TypePart]) {
      self.parts = parts
      key = parts.count == 1 ? parts[0].name : parts.lazy.map(\.name).joined(separator: ".")
      var hasher = Hasher()
      var (size, isPartlyUnknown, isOpen) = (0, false, false)
      for part in parts {
        hasher.combine(part.name)
        size += 1
        isOpen = isOpen || part.name.utf8.first == TypeName.openMark
        for argument in part.arguments {
          hasher.combine(argument)
          size = Swift.min(size + argument.size, Limit.typeNames.value + 1)
          isPartlyUnknown = isPartlyUnknown || argument.isPartlyUnknown
          isOpen = isOpen || argument.isOpen
        }
      }
      hash = hasher.finalize()
      sugar = Self.sugar(of: parts)
      (self.size, self.isPartlyUnknown, self.isOpen) = (size, isPartlyUnknown, isOpen)
    }

    /// With or without `Swift.` in front.
    private static func sugar(of parts: [TypePart]) -> Sugar? {
      guard let last = parts.last, last.arguments.count == 1, parts.count == 1 || parts.count == 2 && parts[0].name == "Swift"
      else { return nil }
      return last.name == "Optional" ? .optional : last.name == "Array" ? .array : nil
    }
  }

  public init(_ steps: [TypePart]) { self.steps = Steps(steps) }

  /// The only generic argument of a type that the language writes like this.
  func argument(of sugar: Sugar) -> TypeName? { steps.sugar == sugar ? steps.parts[steps.parts.count - 1].arguments[0] : nil }

  /// Whether an unknown stands anywhere in it.
  var isPartlyUnknown: Bool { steps.isPartlyUnknown }
  /// Whether an unbound type parameter stands anywhere in it.
  var isOpen: Bool { steps.isOpen }
  /// How many names it is made of; of a large type, more than `Limit.typeNames`.
  var size: Int { steps.size }
  /// The names joined, without arguments.
  public var key: String { steps.key }
  /// The names as far as a step joined, which are those of a type around it.
  public func key(through step: Int) -> String { parts[...step].lazy.map(\.name).joined(separator: ".") }
  /// The steps as an array.
  public var parts: [TypePart] { steps.parts }
}

extension TypePath: RandomAccessCollection, MutableCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { steps.parts.count }

  public subscript(index: Int) -> TypePart {
    get { steps.parts[index] }
    set {
      var parts = parts
      parts[index] = newValue
      self = TypePath(parts)
    }
  }

  public subscript(range: Range<Int>) -> ArraySlice<TypePart> {
    get { steps.parts[range] }
    set {
      var parts = parts
      parts[range] = newValue
      self = TypePath(parts)
    }
  }
}

extension TypePath: Hashable {
  public static func == (a: Self, b: Self) -> Bool {
    a.steps === b.steps || a.steps.hash == b.steps.hash && a.steps.parts == b.steps.parts
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(steps.hash) }
}

extension TypePath: Codable {
  public init(from decoder: any Decoder) throws { self.init(try [TypePart](from: decoder)) }

  public func encode(to encoder: any Encoder) throws { try parts.encode(to: encoder) }
}

extension TypePath: CustomReflectable {
  /// Its steps, as if they lay in it.
  public var customMirror: Mirror { Mirror(self, unlabeledChildren: parts, displayStyle: .collection) }
}

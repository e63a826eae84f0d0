/// Something that people say to a container, which each framework writes in words of its own or does not have.
public enum Form: String, CaseIterable, Sendable {
  case registration, injection, lifetime, name, argument, collection, parent, lazy
  case testDouble = "test override"

  /// What it is, in half a sentence.
  public var meaning: String {
    switch self {
    case .registration: "something is made known"
    case .injection: "a property or method is filled"
    case .lifetime: "how long an object lives"
    case .name: "several of one type are told apart"
    case .argument: "whoever asks hands something over"
    case .collection: "all of one type are asked for"
    case .parent: "a container asks another one"
    case .lazy: "something is asked for when it is used"
    case .testDouble: "something takes the place of another"
    }
  }
}

/// What becomes of a form of a framework.
public enum FormReading: Hashable, Sendable {
  /// It is read; a conformance case of the framework has each of these words.
  case read([String])
  /// There is nothing to read, for that reason.
  case absent(String)
}

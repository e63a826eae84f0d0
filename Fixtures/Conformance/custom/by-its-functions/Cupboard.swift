// A container of the program's own, known by two lines of the manifest. Its verdicts are those of its own body, run as it stands.
final class Cupboard {
  enum Scope { case transient, singleton }
  static let shared = Cupboard()
  private var makers: [String: Any] = [:]

  func put<T>(_ type: T.Type, name: String? = nil, scope: Scope = .transient, make: @escaping (Cupboard) -> T) {
    makers["\(type) \(name ?? "")"] = make
  }

  func put<T>(_ object: T) { makers["\(T.self) "] = { (_: Cupboard) in object } }

  func take<T>(_ type: T.Type = T.self, name: String? = nil) -> T? {
    (makers["\(type) \(name ?? "")"] as? (Cupboard) -> T)?(self)
  }
}

@propertyWrapper struct Taken<T> {
  let wrappedValue: T

  init(name: String? = nil) { wrappedValue = Cupboard.shared.take(T.self, name: name)! }
}

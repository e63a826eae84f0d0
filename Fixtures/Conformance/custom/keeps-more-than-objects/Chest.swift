// A container's own members keep scopes by key and spell keys, and give what is there further names once somebody asks for that: where nobody does,
// nothing else is kept. Where somebody does, it may be.
enum Span { case once, always }

protocol Wrapping { static var wrapped: Any.Type { get } }

final class Chest {
  private var makers = [String: () -> Any]()
  private var spans = [String: Span]()
  private var objects = [String: Any]()

  @discardableResult
  func put<T>(_ type: T.Type, make: @escaping () -> T) -> Slip {
    makers[key(of: type)] = { make() }
    put(type, for: .once)
    return Slip(chest: self, type: type)
  }

  func take<T>(_ type: T.Type) -> T {
    if let object = objects[key(of: type)] { return object as! T }
    let made = makers[key(of: type)]!() as! T
    if spans[key(of: type)] == .always { objects[key(of: type)] = made }
    return made
  }

  func put(_ type: Any.Type, for span: Span) { spans[key(of: type)] = span }

  func also(_ type: Any.Type, as others: [Any.Type]) {
    for other in others {
      makers[key(of: other)] = makers[key(of: type)]
      if let span = spans[key(of: type)] { spans[key(of: other)] = span }
    }
  }

  private func key(of type: Any.Type) -> String {
    if let type = type as? Wrapping.Type { return "\(type.wrapped)" }
    return "\(type)"
  }
}

final class Slip {
  private let chest: Chest
  private let type: Any.Type
  init(chest: Chest, type: Any.Type) { (self.chest, self.type) = (chest, type) }
  func also(as others: Any.Type...) { chest.also(type, as: others) }
}

final class Crate {
  private var makers = [String: () -> Any]()

  func put<T>(_ type: T.Type, make: @escaping () -> T) { makers["\(type)"] = make }
  func take<T>(_ type: T.Type) -> T { makers["\(type)"]!() as! T }
  func rename(_ type: Any.Type, as other: Any.Type) { makers["\(other)"] = makers["\(type)"] }
}

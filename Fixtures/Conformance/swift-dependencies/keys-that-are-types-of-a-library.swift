// Any type may be a key, also one that Foundation declares: `DependencyValues.subscript(key:)` takes whatever conforms to `TestDependencyKey`
// (`DependencyValues.swift`), and `CachedValues.value(for:context:)` reports an issue where no live value is found. What the library itself makes a
// key has one.
// counts: needs=6 registrations=2 opaque=0
import Dependencies
import Foundation

extension JSONEncoder: DependencyKey {
  public static var liveValue: JSONEncoder { JSONEncoder() }
}
extension JSONDecoder: TestDependencyKey {
  public static var testValue: JSONDecoder { JSONDecoder() }
}
private enum BaseKey: DependencyKey {
  static let liveValue = URL(fileURLWithPath: "/")
}

extension DependencyValues {
  var jsonEncoder: JSONEncoder {
    get { self[JSONEncoder.self] }
    set { self[JSONEncoder.self] = newValue }
  }
  var jsonDecoder: JSONDecoder {
    get { self[JSONDecoder.self] }
    set { self[JSONDecoder.self] = newValue }
  }
}

struct Archive {
  @Dependency(\.jsonEncoder) var encoder
  @Dependency(\.jsonDecoder) var decoder  // expect: missing-provider
  @Dependency(JSONEncoder.self) var other
  @Dependency(JSONDecoder.self) var reader
  @Dependency(URLSession.self) var session
  @Dependency(\.urlSession) var shared
}

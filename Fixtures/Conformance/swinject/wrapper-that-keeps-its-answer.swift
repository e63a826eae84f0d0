// A wrapper of the program's own asks when it is made, keeps the answer in an optional and unwraps that when it is read: `resolve` answers nil for
// what nobody registers (Swinject, `Resolver.swift`), and `!` ends the program (The Swift Programming Language, "The Basics").
// counts: registrations=1 needs=8 opaque=0
import Swinject

final class Kettle {}
final class Stove {}
final class Toaster {}
final class Grill {}
final class Cup {}

extension Container {
  static let kitchen: Container = {
    let kitchen = Container()
    kitchen.register(Cup.self) { _ in Cup() }
    return kitchen
  }()
}

@propertyWrapper
struct Tool<T> {
  private var kept: T?
  init() { kept = Container.kitchen.resolve(T.self) }
  var wrappedValue: T {
    get { kept! }
    set { kept = newValue }
  }
}

@propertyWrapper
struct Machine<T> {
  private var kept: T?
  init() { self.kept = Container.kitchen.resolve(T.self) }
  var wrappedValue: T {
    let found = kept ?? Container.kitchen.resolve(T.self)
    assert(found != nil, "not there: \(T.self)")
    return found!
  }
}

@propertyWrapper
struct Device<T> {
  private var kept: T?
  init() { kept = Container.kitchen.resolve(T.self) }
  var wrappedValue: T {
    guard let found = kept else { fatalError("not there: \(T.self)") }
    return found
  }
}

@propertyWrapper
struct Extra<T> {
  private var kept: T?
  init() { kept = Container.kitchen.resolve(T.self) }
  var wrappedValue: T? { kept }
}

final class Cook {
  @Tool var kettle: Kettle  // expect: missing-provider
  @Tool var cup: Cup
  @Machine var stove: Stove  // expect: missing-provider
  @Machine var other: Cup
  @Device var toaster: Toaster  // expect: missing-provider
  @Device var third: Cup
  @Extra var grill: Grill?
  @Extra var fourth: Cup?
  func cook() { print(kettle, cup, stove, other, toaster, third, grill as Any, fourth as Any) }
}

Cook().cook()

import Swinject

final class Basics {}
final class Nowhere {}

extension Container {
  func addBasics() { register(Basics.self) { _ in Basics() } }
}

final class Start {
  #if os(tvOS)
  let first = Assembler.give(Remote.self)
  #else
  let first = Assembler.give(Phone.self)
  #endif
  let last = Assembler.give(Nowhere.self)  // expect: missing-provider
}

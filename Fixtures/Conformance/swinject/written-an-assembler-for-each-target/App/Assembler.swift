// Two programs that share files, each with an assembler under the same name: whoever asks gets that of his own program. What
// shared code asks for is missing only if no program that compiles it has it (ContainerSpec: a container knows what is in it).
import Swinject

final class Phone {}

final class PhoneAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Phone.self) { _ in Phone() }
    container.addBasics()
  }
}

extension Assembler {
  static let assembler = Assembler([PhoneAssembly()])
  static func give<T>(_ type: T.Type) -> T { assembler.resolver.resolve(type)! }
}

final class PhoneScreen {
  let phone = Assembler.give(Phone.self)
  let basics = Assembler.give(Basics.self)
  let other = Assembler.give(PhoneScreen.self)  // expect: missing-provider
}

// RegistrationParsingTests.testArgumentMissingType, testUnsupportedClosureSyntax, testInvalidName, testChained…,
// AssemblyParsingTests (`#else`, nested `#if`, unsupported functions): the tool stops at these.
import Knit

let wind = "wind"

final class MillAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<Resolver>) {
    container.register(Stone.self) { (_, weight) in Stone(weight: weight) }  // expect: knit-refused-registration (warning)
    container.register(Wheel.self) { _, spokes in Wheel(spokes: spokes) }  // expect: knit-refused-registration (warning)
    container.register(Sail.self, name: wind) { _ in Sail() }  // expect: knit-refused-registration (warning)
    container.registerAbstract(Miller.self)  // expect: knit-refused-registration (warning)
    #if DEBUG
      container.register(Cat.self) { _ in Cat() }
    #else
      container.register(Owl.self) { _ in Owl() }  // expect: knit-refused-registration (warning)
    #endif
    #if DEBUG
      #if MICE
        container.register(Mouse.self) { _ in Mouse() }  // expect: knit-refused-registration (warning)
      #endif
    #endif
    container.register(Miller.self) { _ in Miller() }
    // @knit ignore
    container.register(Sack.self) { _ in Sack() }
  }

  // A condition around other code is nobody's business.
  static func isOpen() -> Bool {
    #if DEBUG
      return true
    #else
      return false
    #endif
  }
}

final class YardAssembly: AbstractAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<Resolver>) {
    container.register(Sack.self, name: "yard") { _ in Sack() }  // expect: knit-refused-registration (warning)
  }
}

final class Stone { init(weight: Int) {} }
final class Wheel { init(spokes: Int) {} }
final class Sail {}
final class Miller {}
final class Cat {}
final class Owl {}
final class Mouse {}
final class Sack {}

let mill = ScopedModuleAssembler<Resolver>([MillAssembly(), YardAssembly()])

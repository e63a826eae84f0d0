// ContainerSpec.Circularity of 1.1, Documentation/CircularDependencies.md: `initCompleted` on one side, in a scope that shares.
import Swinject

final class Fox { var hen: Hen? }
final class Hen { init(fox: Fox) {} }
final class Egg { init(bird: Bird) {} }
final class Bird { init(egg: Egg) {} }
final class Day { var night: Night? }
final class Night { init(day: Day) {} }

class YardAssembly: AssemblyType {
  func assemble(container: Container) {
    container.register(Fox.self) { _ in Fox() }
      .initCompleted { r, fox in fox.hen = r.resolve(Hen.self) }
    container.register(Hen.self) { r in Hen(fox: r.resolve(Fox.self)!) }
    container.register(Egg.self) { r in Egg(bird: r.resolve(Bird.self)!) }  // expect: dependency-cycle
    container.register(Bird.self) { r in Bird(egg: r.resolve(Egg.self)!) }
    container.register(Day.self) { _ in Day() }
      .inObjectScope(.None)
      .initCompleted { r, day in day.night = r.resolve(Night.self) }  // expect: dependency-cycle
    container.register(Night.self) { r in Night(day: r.resolve(Day.self)!) }.inObjectScope(.None)
  }
}

let yard = try! Assembler(assemblies: [YardAssembly()])
_ = yard.resolver.resolve(Fox.self)!
_ = yard.resolver.resolve(Egg.self)!
_ = yard.resolver.resolve(Day.self)!

// ContainerTests.Circularity: testContainerResolvesCircularDependencyOnProperties and …OnInitializersAndProperties, with more than
// two objects: one property on each ring is enough.
import Swinject

final class North { var east: East? }
final class East { init(south: South) {} }
final class South { init(west: West) {} }
final class West { init(north: North) {} }

final class Spring { var next: Summer? }
final class Summer { var next: Autumn? }
final class Autumn { var next: Winter? }
final class Winter { var next: Spring? }

let container = Container()
container.register(North.self) { _ in North() }.initCompleted { r, n in n.east = r.resolve(East.self) }
container.register(East.self) { r in East(south: r.resolve(South.self)!) }
container.register(South.self) { r in South(west: r.resolve(West.self)!) }
container.register(West.self) { r in West(north: r.resolve(North.self)!) }
container.register(Spring.self) { _ in Spring() }.initCompleted { r, s in s.next = r.resolve(Summer.self) }
container.register(Summer.self) { _ in Summer() }.initCompleted { r, s in s.next = r.resolve(Autumn.self) }
container.register(Autumn.self) { _ in Autumn() }.initCompleted { r, s in s.next = r.resolve(Winter.self) }
container.register(Winter.self) { _ in Winter() }.initCompleted { r, s in s.next = r.resolve(Spring.self) }
_ = container.resolve(North.self)!
_ = container.resolve(Spring.self)!

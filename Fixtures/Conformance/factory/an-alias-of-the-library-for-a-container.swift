// Beside a type of the program's own that is called like one of the library's, the library offers another name for it.
// counts: opaque=0 needs>=2
import Factory

protocol Sail {}
final class Jib: Sail {}
final class Hull { init(sail: Sail) {} }
final class Container {}

extension FactoryContainer {
  var sail: Factory<Sail?> { promised() }
  var jib: Factory<Sail> { rig { Jib() } }
  var hull: Factory<Hull> { self { Hull(sail: self.jib()) } }
}

extension FactorySharedContainer {
  func rig<T>(_ make: @escaping VoidFactoryType<T>) -> Factory<T> { Factory(self, make) }
}

_ = FactoryContainer.shared.hull()
_ = FactoryContainer.shared.sail()  // expect: missing-provider

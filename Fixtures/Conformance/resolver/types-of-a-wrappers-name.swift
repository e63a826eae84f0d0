// counts: needs=3 opaque=0
// Only a type marked as a property wrapper can be an attribute of a property (The Swift Programming Language, "Attributes", propertyWrapper).
import Resolver

protocol Injected {}
enum LazyInjected { case never }

/// This one can, and it asks nobody.
@propertyWrapper struct WeakLazyInjected<Value: AnyObject> {
  weak var wrappedValue: Value?
}

class Crew {}
class Oar {}
class Sail {}

struct Race {
  @Injected var crew: Crew  // expect: missing-provider
  @Injected var oar: Oar
  @LazyInjected var sail: Sail  // expect: missing-provider
  @WeakLazyInjected var other: Sail?
}

Resolver.register { Oar() }
print(Race())

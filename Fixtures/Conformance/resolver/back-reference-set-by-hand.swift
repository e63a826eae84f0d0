// CyclicDependencies.md, "Graph": the outer object is handed to the inner one, and nothing is asked for again.
import Resolver

final class Hen {
  let egg: Egg
  init(egg: Egg) { self.egg = egg }
}
final class Egg { weak var hen: Hen? }

Resolver.register { r in Hen(egg: r.resolve()) }.resolveProperties { _, hen in hen.egg.hen = hen }
Resolver.register { Egg() }
_ = Resolver.resolve(Hen.self)

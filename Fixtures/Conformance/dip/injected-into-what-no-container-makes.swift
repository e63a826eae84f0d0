// Properties are filled by the container that makes their owner, and by nobody else.
import Dip

final class Leaf {}
final class Twig {
  @Injected var leaf: Leaf?
}

let container = DependencyContainer()
_ = Twig().leaf

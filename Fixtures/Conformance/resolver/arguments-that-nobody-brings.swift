// `args()` unwraps what it finds by force (run with 1.5: the cast stops the program).
import Resolver

final class Box {
  init(size: Int) {}
}
final class Shelf {
  @Injected var box: Box  // expect: resolver-arguments-missing
}

Resolver.register { _, args in Box(size: args()) }
_ = Shelf()

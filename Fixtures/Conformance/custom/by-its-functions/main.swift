protocol Bird {}
final class Owl: Bird {}
final class Nest {
  init(bird: Bird) {}
}
final class Tree {
  @Taken var nest: Nest
  @Taken(name: "tall") var bird: Bird  // expect: missing-provider
}
final class Hen {
  init(egg: Egg) {}
}
final class Egg {
  init(hen: Hen) {}
}

func fill(_ cupboard: Cupboard) {
  cupboard.put(Bird.self, scope: .singleton) { _ in Owl() }
  cupboard.put(Nest.self) { c in Nest(bird: c.take()!) }
  cupboard.put(Hen.self) { c in Hen(egg: c.take()!) }  // expect: dependency-cycle
  cupboard.put(Egg.self) { c in Egg(hen: c.take()!) }
  cupboard.put(3)
  cupboard.put(Nest.self) { c in Nest(bird: c.take()!) }  // expect: duplicate-provider (warning)
}

fill(.shared)
_ = Tree()
_ = Cupboard.shared.take(Int.self)!
if let price = Cupboard.shared.take(Double.self) { print(price) }  // expect: missing-provider (warning)

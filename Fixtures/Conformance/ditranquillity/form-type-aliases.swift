// A type alias is the type that it stands for, nested and generic types keep their full names.
import DITranquillity

final class Store<Item> {}
typealias Shelf = Store<String>

enum North {
  final class Gate {}
}

enum South {
  final class Gate {}
}

final class Clerk {
  init(shelf: Store<String>) {}
}

final class Guard {
  init(gate: South.Gate) {}
}

final class Buyer {
  init(shelf: Store<Int>) {}
}

func start() {
  let container = DIContainer()
  container.register(Shelf.init)
  container.register(North.Gate.init)
  container.register(Clerk.init)
  container.register(Guard.init)  // expect: missing-provider
  container.register(Buyer.init)  // expect: missing-provider
}

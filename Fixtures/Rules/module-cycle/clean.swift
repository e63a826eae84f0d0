// Two parts that append a third are no ring.
import DITranquillity

final class Knife {}
final class Fork {}
final class Drawer {}

final class DrawerPart: DIPart {
  static func load(container: DIContainer) {
    container.register(Drawer.init)
  }
}

final class KnifePart: DIPart {
  static func load(container: DIContainer) {
    container.append(part: DrawerPart.self)
    container.register(Knife.init)
  }
}

final class ForkPart: DIPart {
  static func load(container: DIContainer) {
    container.append(part: DrawerPart.self)
    container.register(Fork.init)
  }
}

func start() {
  let container = DIContainer()
  container.append(part: KnifePart.self)
  container.append(part: ForkPart.self)
}

import Orchard
import Swinject
final class Basket { init(apple: Apple) {} }
final class Scales {}
final class Awning {}
var spare: Container?
func stock(_ container: Container) {
  container.register(Basket.self) { r in Basket(apple: r.resolve(Apple.self)!) }
  container.register(Scales.self) { _ in Scales() }
}
func equip(_ container: Container) {
  container.register(Awning.self) { _ in Awning() }
}
@main struct Stand {
  static func main() {
    let container = Container()
    Orchard.stock(container)
    Fruit_Stand.stock(container)
    Fruit_Stand.equip(container)
    _ = container.resolve(Basket.self)!
    _ = container.resolve(Scales.self)!
    _ = container.resolve(Awning.self)!
    _ = container.resolve(Press.self)!  // expect: missing-provider
    Orchard.CiderAssembly().assemble(container: Orchard.cellar)
    _ = Orchard.cellar.resolve(Orchard.Cider.self)!
    _ = Orchard.cellar.resolve(Scales.self)!  // expect: missing-provider
    Fruit_Stand.spare = Container()
    _ = Fruit_Stand.spare!.resolve(Cider.self)!  // expect: missing-provider
  }
}

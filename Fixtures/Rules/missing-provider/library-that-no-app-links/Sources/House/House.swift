import Cellar
import Resolver

protocol Door {}
final class OakDoor: Door {}

@main struct House {
  @Injected var door: Door
  static func main() {
    Resolver.register { OakDoor() as Door }
    print(House().door, Wine())
  }
}

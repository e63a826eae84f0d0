import Lamps
import Swinject

final class Fake {}

func fill() {
  Lamps.container.register(Shade.self) { _ in Shade() }
  print(Container().resolve(Fake.self)!)
}

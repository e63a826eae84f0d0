import Bay
import Swinject

struct Cabin: Screen {}
final class Dog { func moor() {} }
protocol Windy { var gust: Gust { get } }
extension Pier: Windy {}
func feel(_ place: Windy) { _ = place.gust }

func look() {
  _ = (Cabin(), Weather.wind)
  Dog().moor()
}

Box.shared.register(Int.self) { _ in 1 }
let pier = Pier()
pier.rest()
feel(pier)
look()

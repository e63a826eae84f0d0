import Bay
import Swinject

final class RealTide: Tide {}
final class RealWave: Wave {}
final class RealWind: Wind {}
final class RealGust: Gust {}
final class RealRope: Rope {}
struct Deck: Screen {}

Box.shared.register(Tide.self) { _ in RealTide() }
Box.shared.register(Wave.self) { _ in RealWave() }
Box.shared.register(Wind.self) { _ in RealWind() }
Box.shared.register(Gust.self) { _ in RealGust() }
Box.shared.register(Rope.self) { _ in RealRope() }
func work(_ pier: Pier) { pier.moor() }

let pier = Pier()
work(pier)
_ = (Deck().tide, pier.wave, pier.gust, Weather.wind)

// What a method that nobody here declares hands to its closure, only its library knows: it is no object on which the method is called,
// unless the method's name says so, so `argument:` of such a value is of any type. What it answers is not that object either.
//
// Combine hands what is published (https://developer.apple.com/documentation/combine/publisher/sink(receivevalue:)), PromiseKit's `then`
// what was promised (Sources/Thenable.swift); Then's hands the object (Sources/Then/Then.swift).
// counts: opaque=0 needs>=6

import Combine
import PromiseKit
import Swinject
import Then

struct Catch {}
struct Weather {}

final class Log { init(haul: Catch) {} }
final class Chart { init(weather: Weather) {} }
final class Buoy { var mark = 0 }
final class Lamp { init(buoy: Buoy) {} }
final class Horn { init(buoy: Buoy, loud: Bool) {} }

final class Trawler {
  let hauled = PassthroughSubject<Catch, Never>()
  let forecast: Promise<Weather> = fetch()
  let radio = Radio()
}

let container = Container()
container.register(Log.self) { (_, haul: Catch) in Log(haul: haul) }
container.register(Chart.self) { (_, weather: Weather) in Chart(weather: weather) }
container.register(Lamp.self) { (_, buoy: Buoy) in Lamp(buoy: buoy) }
container.register(Horn.self) { (_, buoy: Buoy, loud: Bool) in Horn(buoy: buoy, loud: loud) }

let trawler = Trawler()
let token = trawler.hauled.sink { haul in print(container.resolve(Log.self, argument: haul)!) }
let second = trawler.hauled.sink { print(container.resolve(Log.self, argument: $0)!) }
trawler.forecast.then { weather in print(container.resolve(Chart.self, argument: weather)!) }
let heard = trawler.radio.tune { channel in print(channel) }
print(container.resolve(Chart.self, argument: heard)!)

// The name says what is handed over.
Buoy().then { buoy in
  print(container.resolve(Lamp.self, argument: buoy)!)
  print(container.resolve(Horn.self, argument: buoy)!)  // expect: missing-provider
}

// Two that register the same in the same words, constants in front of it included, make the same whichever comes last; one that makes it otherwise does not.
import Swinject

final class Wind {}
final class Rain {}
protocol Weather {}
final class Storm: Weather { init(wind: Wind) {} }
protocol Season {}
final class Autumn: Season { init(wind: Wind, rain: Rain) {} }

enum Sky {
  static let box = Container()
  static func fill() {
    box.register(Wind.self) { _ in Wind() }
    box.register(Rain.self) { _ in Rain() }
  }
}

final class Morning {
  func begin() {
    Sky.fill()
    Sky.box.register(Weather.self) { r in
      let wind = r.resolve(Wind.self)!
      return Storm(wind: wind)
    }
    Sky.box.register(Season.self) { r in
      let wind = r.resolve(Wind.self)!
      let rain = r.resolve(Rain.self)!
      return Autumn(wind: wind, rain: rain)
    }
    print(Sky.box.resolve(Weather.self)!, Sky.box.resolve(Season.self)!)
    Evening().begin()
  }
}

final class Evening {
  func begin() {
    Sky.box.register(Weather.self) { r in
      let wind = r.resolve(Wind.self)!
      return Storm(wind: wind)
    }
    Sky.box.register(Season.self) { r in  // expect: duplicate-provider (warning)
      let wind = Wind()
      let rain = r.resolve(Rain.self)!
      return Autumn(wind: wind, rain: rain)
    }
    print(Sky.box.resolve(Weather.self)!, Sky.box.resolve(Season.self)!)
  }
}

Morning().begin()

// Where something is wanted that is there, `-> Service?` does not fit: the program's own function is called though it leaves a parameter to
// its default. Where both fit, Swift takes the one that leaves out nothing (`CSRanking`: a conversion to an optional and unused defaults count
// against an overload).
// counts: needs=9 opaque=0
import Swinject

protocol Tide { func rise() }
protocol Moon { func rise() }
protocol Wind { func rise() }
protocol Gull { func rise() }
final class Harbour { init(tide: Tide) {} }
final class Mole { init(moon: Moon, gull: Gull?) {} }

extension Resolver {
  func resolve<Service>(_ type: Service.Type, name: String? = nil, file: StaticString = #file, line: UInt = #line) -> Service {
    guard let found = resolve(type, name: name) else { fatalError("\(type) is asked for in \(file):\(line)") }
    return found
  }
}

extension Optional {
  func orNothing() -> Wrapped? { self }
}

@main enum App {
  static func main() {
    let box = Container()
    box.register(Harbour.self) { r in Harbour(tide: r.resolve(Tide.self)) }  // expect: missing-provider
    box.register(Mole.self) { r in
      let moon: Moon = r.resolve(Moon.self)  // expect: missing-provider
      return Mole(moon: moon, gull: r.resolve(Gull.self))
    }
    let harbour: Harbour = box.resolve(Harbour.self)
    let mole = box.resolve(Mole.self)!
    print(harbour, mole)
    box.resolve(Wind.self).rise()  // expect: missing-provider
    // Both fit, or only the framework's does.
    let gull = box.resolve(Gull.self)  // expect: missing-provider (warning)
    gull?.rise()
    _ = box.resolve(Gull.self).orNothing()
    _ = box.resolve(Gull.self).map { $0.rise() }
  }
}

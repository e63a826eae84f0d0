// Documentation/DIContainer: `resolve` answers an optional. A function of the app's own that answers `T?` for whichever type it is handed only hands
// that on: what its callers do with the answer says whether they can do without, as where they ask the container themselves.
// counts: needs=11 opaque=0
import Swinject

class Harp { func play() {} }
class Drum { func hit() {} }
class Bell { func ring() {} }
class Gong { func strike() {} }
class Horn { func blow() {} }
class Lyre { func pluck() {} }
class Reed { func hum() {} }
class Tuba { func boom() {} }
class Viol { func bow() {} }
class Fife {}
class Bass {}

struct Band: Assembly {
  func assemble(container: Container) { container.register(Drum.self) { _ in Drum() } }
}

extension Assembler {
  static let shared = Assembler([Band()])
  static func find<T>(_ type: T.Type) -> T? { shared.resolver.resolve(type) }
  static func told<T>(_ type: T.Type) -> T? {
    guard let found = shared.resolver.resolve(T.self) else {
      print("nobody plays", type)
      return nil
    }
    return found
  }
  static func cast<T>() -> T? { shared.resolver.resolve(T.self) as? T }
  static func toldOn<T>(_ type: T.Type) -> T? { told(type) }
}

struct Stage {
  var bass: Bass?
}

func play() {
  guard let harp = Assembler.find(Harp.self) else { return }  // expect: missing-provider (warning)
  harp.play()
  Assembler.find(Drum.self)?.hit()
  if let bell = Assembler.told(Bell.self) { bell.ring() }  // expect: missing-provider (warning)
  Assembler.toldOn(Gong.self)?.strike()  // expect: missing-provider (warning)
  let horn: Horn? = Assembler.told(Horn.self)
  let lyre = Assembler.find(Lyre.self) ?? Lyre()
  Assembler.find(Reed.self)!.hum()  // expect: missing-provider
  if let tuba = Assembler.told(Tuba.self) { tuba.boom() } else { print("no tuba") }
  if let viol = Assembler.cast() as Viol? { viol.bow() }
  _ = Stage(bass: Assembler.told(Bass.self))
  _ = (horn, lyre)
}

// Who says which type it is says that it may be absent.
func fife() -> Fife? { Assembler.told(Fife.self) }

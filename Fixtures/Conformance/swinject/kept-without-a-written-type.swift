// Documentation/DIContainer: `resolve` answers an optional. A property that keeps the answer and of which nobody has written a type is an optional
// for no other reason; whoever goes on only where it is there never does where nothing provides it.
// counts: needs=9 opaque=0
import Swinject

class Lake { func look() {} }
class Pond { func look() {} }
class Moor { func look() {} }
class Well { func look() {} }
class Brook { func look() {} }
class Marsh { func look() {} }
class Creek { func look() {} }
class Ford { func look() {} }
class Weir { func look() {} }

let map = Container()
map.register(Pond.self) { _ in Pond() }

let weir = map.resolve(Weir.self)  // expect: missing-provider (warning)

class Screen {
  private let lake = map.resolve(Lake.self)  // expect: missing-provider (warning)
  private let pond = map.resolve(Pond.self)
  lazy var moor = map.resolve(Moor.self)  // expect: missing-provider (warning)
  // Something else stands in for them.
  let well = map.resolve(Well.self)
  let brook = map.resolve(Brook.self)
  let marsh = map.resolve(Marsh.self)
  // Somebody else may fill it.
  var creek = map.resolve(Creek.self)
  // Here somebody has written that it may be absent.
  let ford: Ford? = map.resolve(Ford.self)

  func show() {
    lake?.look()
    pond?.look()
    guard let moor else { return }
    moor.look()
    (well ?? Well()).look()
    if brook != nil { print("a brook") }
    if let marsh { marsh.look() } else { print("no marsh") }
    creek?.look()
    ford?.look()
    weir?.look()
  }
}

func open(_ screen: Screen) { screen.creek = Creek() }

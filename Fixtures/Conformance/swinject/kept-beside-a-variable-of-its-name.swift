// What a property keeps is the property's own: a variable that has its name and stands before it means something else, and so does the member of another
// type; as in kept-without-a-written-type.
// counts: needs=9 opaque=0
import Swinject

class Lake { func look() {} }
class Pond { func look() {} }
class Moor { func look() {} }
class Well { func look() {} }
class Brook { func look() {} }
class Marsh { func look() {} }
class Creek { func look() {} }
class Weir { func look() {} }
class Bog { func look() {} }

let map = Container()

let weir = map.resolve(Weir.self)  // expect: missing-provider (warning)

class Screen {
  private let lake = map.resolve(Lake.self)  // expect: missing-provider (warning)
  private let pond = map.resolve(Pond.self)  // expect: missing-provider (warning)
  let moor = map.resolve(Moor.self)  // expect: missing-provider (warning)
  let bog = map.resolve(Bog.self)  // expect: missing-provider (warning)
  // Somebody does something else without them.
  let well = map.resolve(Well.self)
  let brook = map.resolve(Brook.self)
  let marsh = map.resolve(Marsh.self)
  let creek = map.resolve(Creek.self)

  func show() {
    lake?.look()
    if let pond { print(pond) }
    guard let moor else { return }
    print(moor)
    well?.look()
    if let brook = sources().first { print(brook) }
    print(brook as Any)
    [Marsh()].forEach { marsh in print(marsh) }
    marsh?.look()
    creek?.look()
    weir?.look()
    bog?.look()
    bogs { bog in print(bog) }
  }

  func bogs(_ visit: (Bog) -> Void) { visit(Bog()) }
  func sources() -> [Brook] { [] }
}

func draw() {
  let lake = "a lake"
  for pond in ["a pond"] { print(pond) }
  print(lake)
  let drawing = Drawing()
  print(drawing.moor == nil)
}

class Drawing {
  var moor: String?
  func paint(_ weir: String) { print(weir, moor ?? "nothing") }
}

func open(_ screen: Screen) { print(screen.well as Any) }
func close(_ all: [Screen]) { for screen in all { print(screen.marsh ?? Marsh()) } }
extension Screen { func leave() { print(creek as Any) } }

// Of overloads that all take an argument the most special is called, and a literal is first what it is by itself (The Swift Programming
// Language, "Literals"; swiftc -dump-ast).
import Swinject

struct Tide {}
struct Moon {}
struct Wind {}
struct Rain {}
struct Snow {}
struct Fog {}

class Plan {}
class NightPlan: Plan {}
protocol Chart {}
struct SeaChart: Chart {}

enum Harbour {
  static func fill(_ plan: Plan, _ box: Container) { box.register(Int.self) { _ in 1 } }  // expect: unloaded-module (warning)
  static func fill(_ plan: NightPlan, _ box: Container) { box.register(Tide.self) { _ in Tide() } }
  static func fill(_ any: Any, _ box: Container) { box.register(UInt.self) { _ in 1 } }  // expect: unloaded-module (warning)
  static func fill(_ count: Int, _ box: Container) { box.register(UInt8.self) { _ in 1 } }  // expect: unloaded-module (warning)
  static func fill(_ name: String, _ box: Container) { box.register(Moon.self) { _ in Moon() } }
  static func fill(_ chart: Chart, _ box: Container) { box.register(Int8.self) { _ in 1 } }  // expect: unloaded-module (warning)
  static func fill(_ chart: SeaChart?, _ box: Container) { box.register(Int16.self) { _ in 1 } }  // expect: unloaded-module (warning)
  static func fill(_ chart: SeaChart, _ box: Container) { box.register(Wind.self) { _ in Wind() } }
}

func fill(_ counts: [Int], _ box: Container) { box.register(UInt16.self) { _ in 1 } }  // expect: unloaded-module (warning)
func fill(_ counts: [String: Int], _ box: Container) { box.register(Rain.self) { _ in Rain() } }
func fill(_ make: () -> Plan, _ box: Container) { box.register(UInt32.self) { _ in 1 } }  // expect: unloaded-module (warning)
func fill(_ make: () -> SeaChart, _ box: Container) { box.register(Snow.self) { _ in Snow() } }
func fill(_ depth: Double, _ box: Container) { box.register(UInt64.self) { _ in 1 } }  // expect: unloaded-module (warning)
func fill(_ depth: Int, _ box: Container) { box.register(Fog.self) { _ in Fog() } }

let box = Container()
Harbour.fill(NightPlan(), box)
Harbour.fill("north", box)
Harbour.fill(SeaChart(), box)
fill(["ebb": 1], box)
fill({ SeaChart() }, box)
fill(3, box)
_ = box.resolve(Tide.self)!
_ = box.resolve(Moon.self)!
_ = box.resolve(Wind.self)!
_ = box.resolve(Rain.self)!
_ = box.resolve(Snow.self)!
_ = box.resolve(Fog.self)!

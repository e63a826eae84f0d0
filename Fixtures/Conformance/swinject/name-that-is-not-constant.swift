// The name is one part of the key and the type another (`ServiceKey.swift`): a registration under a name that only a running app knows
// may answer for its own type, whatever arguments it takes, and for no other.

import Foundation
import Swinject

protocol Meter {}
final class WaterMeter: Meter {}
final class Gauge { init(_ size: Int) {} }
protocol Ink {}
final class Report { init(_ ink: Ink) {} }

let container = Container()
let unit = UserDefaults.standard.string(forKey: "unit")
container.register(Meter.self, name: unit) { _ in WaterMeter() }
container.register(Gauge.self, name: unit) { (_, size: Int) in Gauge(size) }
container.register(Report.self) { r in Report(r.resolve(Ink.self)!) }  // expect: missing-provider
let meter = container.resolve(Meter.self, name: "litre")!  // expect: missing-provider (note)
let gauge = container.resolve(Gauge.self, name: "litre", argument: 3)!  // expect: missing-provider (note)

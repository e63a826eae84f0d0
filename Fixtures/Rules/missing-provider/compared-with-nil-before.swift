// An answer that is compared with nil before anybody goes on may be nil: unwrapping it there ends nothing (The Swift Programming Language, "The
// Basics", Optionals). So may one that goes into a `T!` which is also set otherwise, or is never used as if it were there.
import Swinject

final class Lamp { func light() {} }
final class Candle { func light() {} }
final class Torch { func light() {} }
final class Match { func light() {} }
final class Fuse { var isLit = false }
final class Ember { func light() {} }
final class Spark { func light() {} }

let house = Container()

func hall() {
  let lamp = house.resolve(Lamp.self)  // expect: missing-provider (warning)
  if lamp != nil { lamp!.light() }
}
func cellar() {
  let candle = house.resolve(Candle.self)  // expect: missing-provider (warning)
  guard candle != nil else { return }
  candle!.light()
}
func attic() {
  let torch = house.resolve(Torch.self)
  let light = torch == nil ? Torch() : torch!
  light.light()
}
func stairs() {
  let match = house.resolve(Match.self)  // expect: missing-provider (warning)
  if nil == match { return }
  match!.light()
}
func roof() {
  let fuse = house.resolve(Fuse.self)
  if fuse != nil && fuse!.isLit { return }
}
func yard() {
  var ember = house.resolve(Ember.self)
  if ember != nil {
    ember = house.resolve(Ember.self)  // expect: missing-provider
    ember!.light()
  }
}
func shed() {
  let spark = house.resolve(Spark.self)  // expect: missing-provider
  if spark != nil { print("there it is") }
  spark!.light()
}

final class Room {
  var lamp: Oil!
  var wick: Wick!
  var flint: Flint!
  func enter() {
    lamp.burn()
    wick?.burn()
    flint.burn()
  }
}
final class Oil { func burn() {} }
final class Wick { func burn() {} }
final class Flint { func burn() {} }

func furnish(_ room: Room) {
  room.lamp = house.resolve(Oil.self)  // expect: missing-provider (warning)
  room.wick = house.resolve(Wick.self)  // expect: missing-provider (warning)
  room.flint = house.resolve(Flint.self)  // expect: missing-provider
  if room.lamp == nil { room.lamp = Oil() }
}

hall()
cellar()
attic()
stairs()
roof()
yard()
shed()
let room = Room()
furnish(room)
room.enter()

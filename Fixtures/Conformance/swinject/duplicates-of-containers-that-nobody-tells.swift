// counts: opaque=0
// Which of several containers a protocol's property holds is not known, so what goes into it need not meet what stands in one of them; what goes
// into it together does (Swinject 2.10.0, Sources/Container.swift: the last registration of a key replaces those before it in one container).
import Swinject
protocol Store {}
struct Disk: Store {}
struct Cloud: Store {}
protocol Filler {
  var box: Container { get }
  func fill()
}
struct DiskFiller: Filler {
  let box = Container()
  func fill() { box.register(Store.self) { _ in Disk() } }
}
struct CloudFiller: Filler {
  let box = Container()
  func fill() { box.register(Store.self) { _ in Cloud() } }
}
func add(to filler: Filler) {
  filler.box.register(Store.self) { _ in Cloud() }
}
func addTwice(to filler: Filler) {
  filler.box.register(Int.self) { _ in 1 }
  filler.box.register(Int.self) { _ in 2 }  // expect: duplicate-provider (warning)
}
func start(_ fillers: [Filler]) {
  for filler in fillers {
    filler.fill()
    add(to: filler)
    addTwice(to: filler)
    _ = filler.box.resolve(Store.self)!
    _ = filler.box.resolve(Int.self)!
  }
}

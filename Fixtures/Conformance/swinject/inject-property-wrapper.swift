// InjectPropertyWrapper 0.3.0, README and Sources/InjectPropertyWrapper/Inject.swift: `@Inject` asks `InjectSettings.resolver` for the type of the
// property when the object is made, under a name if it says one, and stops the app ("Could not resolve non-optional"); a resolver handed to it goes before the
// one that is set; a property declared optional stays nil instead.
import InjectPropertyWrapper
import Swinject

extension Container: InjectPropertyWrapper.Resolver {}

struct Tide {}
struct Moon {}
struct Wind {}
struct Cloud {}
struct Storm {}

final class Harbour {
  @Inject private var tide: Tide
  @Inject(name: "full") private var moon: Moon
  @Inject private var anyMoon: Moon  // expect: missing-provider
  @Inject private var wind: Wind  // expect: missing-provider
  @Inject private var cloud: Cloud?
  @Inject(resolver: sky) private var storm: Storm
  @Inject(resolver: sky) private var tideOfTheSky: Tide  // expect: missing-provider
}

let sky: Container = {
  let sky = Container()
  sky.register(Storm.self) { _ in Storm() }
  return sky
}()

@main
struct Start {
  static func main() {
    let container = Container()
    container.register(Tide.self) { _ in Tide() }
    container.register(Moon.self, name: "full") { _ in Moon() }
    InjectSettings.resolver = container
    print(Harbour())
  }
}
// counts: needs>=6 opaque=0

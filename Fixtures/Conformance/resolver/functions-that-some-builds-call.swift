// What a function registers that only some builds call is there in those alone, by whatever name it reaches its container; what each build calls by
// one way or another is there in all (Swift: a call under `#if` is in no other build).
// counts: registrations=5 needs=6 opaque=0
import Resolver

protocol Tiding {}
struct MockTide: Tiding {}
struct Moon {}
struct Wind {}
struct Star {}
struct Cloud {}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    #if DEBUG
      registerMocks()
    #else
      registerWinds()
    #endif
    registerClouds()
  }

  static func registerMocks() {
    register { MockTide() as Tiding }
    registerMoons()
    registerStars()
  }

  static func registerMoons() { register { Moon() } }

  static func registerWinds() {
    register { Wind() }
    registerStars()
  }

  static func registerStars() { register { Star() } }

  static func registerClouds() { register { Cloud() } }
}

@main struct Port {
  static func main() {
    let tide: Tiding = Resolver.resolve()  // expect: missing-provider
    let moon: Moon = Resolver.resolve()  // expect: missing-provider
    let wind: Wind = Resolver.resolve()  // expect: missing-provider
    let star: Star = Resolver.resolve()
    let cloud: Cloud = Resolver.resolve()
    print(tide, moon, wind, star, cloud)
    #if DEBUG
      showTide()
    #endif
  }

  static func showTide() {
    let tide: Tiding = Resolver.resolve()
    print(tide)
  }
}

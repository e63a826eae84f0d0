import Resolver

@main
final class Raft {
  static func main() {
    let lamp: Lamp = Resolver.resolve()
    let map: Map = Resolver.resolve()  // expect: missing-provider
    let chart: Chart = Resolver.resolve()
    print(lamp, map, chart)
  }
}
// counts: registrations=3 needs=6 opaque=0

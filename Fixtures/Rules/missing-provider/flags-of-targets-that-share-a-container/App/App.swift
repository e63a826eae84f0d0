import Resolver

@main
final class Ferry {
  static func main() {
    let lamp: Lamp = Resolver.resolve()
    let map: Map = Resolver.resolve()
    let chart: Chart = Resolver.resolve()  // expect: missing-provider
    print(lamp, map, chart)
  }
}

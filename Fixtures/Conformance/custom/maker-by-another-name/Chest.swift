// What the program calls a type of functions by a name of its own is one: a closure that is handed over for it makes what is registered. The verdicts are
// those of the container's own body, run as it stands.
// counts: registrations=3 needs>=4 opaque=0
typealias Making = (Chest) -> Any
typealias MakingOne<Thing> = (Chest) -> Thing

final class Chest {
  private var makers: [String: Making] = [:]

  func put<Thing>(kind: Thing.Type, made: @escaping Making) { makers["\(kind)"] = made }
  func add<Thing>(made: @escaping MakingOne<Thing>) { makers["\(Thing.self)"] = made }
  func take<Thing>(kind: Thing.Type) -> Thing? { makers["\(kind)"]?(self) as? Thing }
}

protocol Map {}
protocol Compass {}
struct SeaMap: Map {}
struct Lamp { let compass: Compass }
struct Log { let map: Map }

@main struct Voyage {
  static func main() {
    let chest = Chest()
    chest.put(kind: Map.self) { _ in SeaMap() }
    chest.add { chest in Log(map: chest.take(kind: Map.self)!) }
    chest.put(kind: Lamp.self) { Lamp(compass: $0.take(kind: Compass.self)!) }  // expect: missing-provider
    print(chest.take(kind: Log.self)!, chest.take(kind: Lamp.self)!)
  }
}

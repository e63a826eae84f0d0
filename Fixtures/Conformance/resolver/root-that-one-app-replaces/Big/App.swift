import Core
import Resolver
import Rooms

extension Resolver: ResolverRegistering {
  public static func registerAllServices() { register { OilLamp() as Lamp } }
}
@main struct Big { static func main() { print(Room()) } }

// The protocols' extensions give default arguments and call what they stand in for: what is put through them is put once.
// counts: registrations>=3 needs>=2
final class Rope {}
final class Buoy {}
final class Bell {}

protocol Keeping: AnyObject { func keep<T>(_ type: T.Type, named name: String?, make: @escaping () -> T) }
extension Keeping {
  func keep<T>(_ type: T.Type, named name: String? = nil, make: @escaping () -> T) { keep(type, named: name, make: make) }
}
protocol Taking: AnyObject { func take<T>(_ type: T.Type, named name: String?) -> T? }
extension Taking {
  func take<T>(_ type: T.Type, named name: String? = nil) -> T? { return take(type, named: name) }
}

final class Chest: Keeping, Taking {
  private var made: [String: () -> Any] = [:]

  func keep<T>(_ type: T.Type, named name: String? = nil, make: @escaping () -> T) { made["\(type)" + (name ?? "")] = make }
  func take<T>(_ type: T.Type, named name: String? = nil) -> T? { made["\(type)" + (name ?? "")]?() as? T }
}

func moor(_ chest: Keeping) {
  chest.keep(Rope.self) { Rope() }
  chest.keep(Buoy.self, named: nil) { Buoy() }
  chest.keep(Bell.self) { Bell() }
  chest.keep(Bell.self) { Bell() }  // expect: duplicate-provider (warning)
}

func sail(_ chest: Taking) { print(chest.take(Rope.self)!, chest.take(Buoy.self)!) }

@main struct Harbour {
  static func main() {
    let chest = Chest()
    moor(chest)
    sail(chest)
  }
}

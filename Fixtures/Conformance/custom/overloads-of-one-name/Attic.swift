// Two functions of one name and the same labels are told apart by what their closures take, as Swift tells them apart; the manifest names both.
// counts: opaque=0 registrations=3 needs=4
final class Attic {
  static let shared = Attic()
  private var makers: [String: Any] = [:]

  func keep<T>(_ type: T.Type, made: @escaping () -> T) { makers["\(type)"] = made }
  func keep<T, Size>(_ type: T.Type, made: @escaping (Size) -> T) { makers["\(type)"] = made }

  func take<T>(_ type: T.Type) -> T { (makers["\(type)"] as! () -> T)() }
  func take<T, Size>(_ type: T.Type, with size: Size) -> T { (makers["\(type)"] as! (Size) -> T)(size) }
}

protocol Crate {}
struct OakCrate: Crate { let size: Int }
struct Rope {}
struct Hook { let rope: Rope }
struct Chest {}

@main struct House {
  static func main() {
    Attic.shared.keep(Crate.self) { size in OakCrate(size: size) }
    Attic.shared.keep(Rope.self) { Rope() }
    Attic.shared.keep(Hook.self) { (length: Int) in Hook(rope: Attic.shared.take(Rope.self)) }
    print(Attic.shared.take(Crate.self, with: 3), Attic.shared.take(Hook.self, with: 2))
    print(Attic.shared.take(Chest.self, with: 1))  // expect: missing-provider
  }
}

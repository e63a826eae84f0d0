// Of two functions that differ by `@autoclosure` alone a trailing closure means the one that takes a closure, and a value the other; the manifest's one
// name means both.
// counts: opaque=0 registrations=3 needs=4
final class Cabin {
  static let shared = Cabin()
  private var makers: [String: Any] = [:]

  func stow<T>(type: T.Type, thing: @autoclosure @escaping () -> T) { makers["\(type)"] = thing }
  func stow<T>(type: T.Type, thing: @escaping () -> T) { makers["\(type)"] = thing }
  func fetch<T>() -> T { (makers["\(T.self)"] as! () -> T)() }
}

protocol Compass {}
struct BrassCompass: Compass {}
protocol Log {}
struct PaperLog: Log { let compass: Compass }
protocol Sextant {}
struct OldSextant: Sextant { let quill: Quill }
protocol Quill {}

@main struct Ship {
  static func main() {
    Cabin.shared.stow(type: Compass.self) { () -> Compass in BrassCompass() }
    Cabin.shared.stow(type: Log.self) {
      let compass: Compass = Cabin.shared.fetch()
      return PaperLog(compass: compass)
    }
    Cabin.shared.stow(type: Sextant.self, thing: OldSextant(quill: Cabin.shared.fetch()))  // expect: missing-provider
    let (log, sextant): (Log, Sextant) = (Cabin.shared.fetch(), Cabin.shared.fetch())
    print(log, sextant)
  }
}

// A closure or a function that is handed over as a value is registered as one, by the type that it says.
// counts: registrations>=3 needs>=4 opaque=1
protocol Chart {}
final class SeaChart: Chart {}
final class Deck { var table: AnyObject? }

final class Locker {
  static let shared = Locker()
  private var kept: [String: Any] = [:]
  func put<T>(_ thing: T) { kept[String(describing: T.self)] = thing }
  func get<T>() -> T { kept[String(describing: T.self)] as! T }
}

func depth() -> Double { 3 }
func luck(_ deck: Deck) -> Bool { deck.table != nil }

@main struct Ship {
  static func main() {
    let deck = Deck()
    Locker.shared.put({ [weak deck] in deck?.table as? Chart })
    Locker.shared.put { SeaChart() }
    Locker.shared.put(depth)
    let chart: () -> Chart? = Locker.shared.get()
    let sea: () -> SeaChart = Locker.shared.get()
    let sounding: () -> Double = Locker.shared.get()
    let any: () -> Chart = Locker.shared.get()  // expect: missing-provider (note)
    print(chart, sea, sounding, any)
    Locker.shared.put({ deck.table })
  }
}

// What a function has another one of its type empty it empties, too; one that leaves something as it was leaves the container as it was.
final class Barn {
  private var crates: [String: Any] = [:]
  private var seeds: [String: () -> Any] = [:]

  init() {
    put(Oats(), for: Grain.self)
    sow({ Beet() }, for: Root.self)
  }

  func put<T>(_ thing: T, for type: T.Type = T.self) { crates["\(type)"] = thing }
  func sow<T>(_ make: @escaping () -> T, for type: T.Type = T.self) { seeds["\(type)"] = make }
  func take<T>() -> T { (crates["\(T.self)"] ?? seeds["\(T.self)"]!()) as! T }

  func clear() {
    forget()
    crates.removeAll()
  }
  func sweep() { crates.removeAll() }
  private func forget() { seeds = [:] }

  static func cleared() -> Barn {
    let barn = Barn()
    barn.clear()
    barn.put(Rye(), for: Grain.self)
    return barn
  }
  static func swept() -> Barn {
    let barn = Barn()
    barn.sweep()
    barn.sow({ Carrot() }, for: Root.self)  // expect: duplicate-provider (warning)
    return barn
  }
}

protocol Grain {}
struct Oats: Grain {}
struct Rye: Grain {}
protocol Root {}
struct Beet: Root {}
struct Carrot: Root {}

@main struct Farm {
  static func main() {
    let grain: Grain = Barn.cleared().take()
    let root: Root = Barn.swept().take()
    print(grain, root)
  }
}

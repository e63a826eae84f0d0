// Swift: a property of a protocol's type holds any object that conforms ("Protocols", Protocols as Types). Two objects around two containers stand behind one
// protocol: each holder has the one that it was handed, and a holder whose maker nobody sees may have either.
// counts: needs=4 opaque=0
import Swinject
protocol Finding { func find<T>(_ type: T.Type) -> T }
protocol Naming { var name: String { get } }
typealias Guide = Finding & Naming
final class Map: Guide {
  let name = "map"
  private let container: Container
  init(_ container: Container) { self.container = container }
  func find<T>(_ type: T.Type) -> T { container.resolve(type)! }
}
final class Hill {}
final class Lake {}
final class Walk {
  private let finding: Finding
  init(finding: Finding) { self.finding = finding }
  func go() { _ = finding.find(Hill.self) }
}
final class Swim {
  struct Needs { let guide: Guide }
  private let finding: Finding
  init(_ needs: Needs) { finding = needs.guide }
  func go() {
    _ = finding.find(Lake.self)
    _ = finding.find(Hill.self)  // expect: missing-provider
  }
}
public final class Stroll {
  private let finding: Finding
  init(finding: Finding) { self.finding = finding }
  public func go() { _ = finding.find(Lake.self) }
}
func start() {
  let hills = Container()
  hills.register(Hill.self) { _ in Hill() }
  let lakes = Container()
  lakes.register(Lake.self) { _ in Lake() }
  Walk(finding: Map(hills)).go()
  Swim(.init(guide: Map(lakes))).go()
}

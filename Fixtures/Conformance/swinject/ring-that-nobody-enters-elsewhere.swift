// ObjectScope and Container.swift, `initCompleted`: a ring closes for whoever begins at the member that is kept for the resolution. A registration that
// nobody asks for makes nothing, so that nobody begins where it would.
import Swinject

protocol Pool: AnyObject {}
final class Basin: Pool { var gauge: Gauge! }
struct Gauge { let pool: Pool }

protocol Lake: AnyObject {}
final class Mere: Lake { var depth: Depth! }
struct Depth { let lake: Lake }

struct Waters: Assembly {
  func assemble(container: Container) {
    container.register(Gauge.self) { r in Gauge(pool: r.resolve(Pool.self)!) }  // expect: dependency-cycle (note)
    container.register(Basin.self) { r in
      let basin = Basin()
      basin.gauge = r.resolve(Gauge.self)!
      return basin
    }
    container.register(Pool.self) { _ in Basin() }
      .initCompleted { r, pool in (pool as! Basin).gauge = r.resolve(Gauge.self)! }

    container.register(Depth.self) { r in Depth(lake: r.resolve(Lake.self)!) }  // expect: dependency-cycle (warning)
    container.register(Mere.self) { r in
      let mere = Mere()
      mere.depth = r.resolve(Depth.self)!
      return mere
    }
    container.register(Lake.self) { _ in Mere() }
      .initCompleted { r, lake in (lake as! Mere).depth = r.resolve(Depth.self)! }
  }
}

@main
struct Shore {
  static func main() {
    let resolver = Assembler([Waters()]).resolver
    print(resolver.resolve(Pool.self)!, resolver.resolve(Lake.self)!, resolver.resolve(Mere.self)!)
  }
}

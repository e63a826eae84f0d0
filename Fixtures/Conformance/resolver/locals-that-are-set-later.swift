// `register(_ type: Service.Type = Service.self, factory: () -> Service?)` (Resolver.swift): `Service` is what the closure answers, and that of a variable
// is the type with which it was declared, whatever is put into it later. One without a written type has that of its first value.
// counts: registrations=5 needs=6 opaque=0
import Resolver

protocol Sail {}
protocol Keel {}
protocol Mast {}
protocol Rope {}
final class Canvas: Sail {}
final class Lead: Keel {}
final class Iron: Keel {}
final class Oak: Mast {}
class Hemp: Rope {}
final class Sisal: Hemp {}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    let sail: Sail
    sail = Canvas()
    register { sail }
    let keel: Keel
    #if HEAVY
      keel = Lead()
    #else
      keel = Iron()
    #endif
    register { keel }
    var mast: Mast?
    if CommandLine.arguments.count > 1 { mast = Oak() } else { mast = nil }
    register { mast }
    var rope = Hemp()
    rope = Sisal()
    register { rope }
    register { Lead() }
  }
}

@main struct Boat {
  static func main() {
    let sail: Sail = Resolver.resolve()
    let keel: Keel = Resolver.resolve()
    let mast: Mast = Resolver.resolve()
    let rope: Hemp = Resolver.resolve()
    let canvas: Canvas = Resolver.resolve()  // expect: missing-provider
    let sisal: Sisal = Resolver.resolve()  // expect: missing-provider
    print(sail, keel, mast, rope, canvas, sisal)
  }
}

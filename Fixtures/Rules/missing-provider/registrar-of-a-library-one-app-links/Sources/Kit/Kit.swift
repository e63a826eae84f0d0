// What a registrar that nobody calls would make is asked of the programs that could call it: `Watch` does not link this library, so its
// own container need not hold what `Shop` registers (Resolver 1.5: `main` is a static of each process).
// counts: opaque=0 registrations=5
import Resolver

public final class Till { public init() {} }
public final class Scale { public init() {} }
public protocol Receipts {}
public protocol Weights {}
final class PaperReceipts: Receipts { @Injected var till: Till }
final class ShelfWeights: Weights { @Injected var scale: Scale }  // expect: missing-provider

extension Resolver {
  public static func registerKit() { registerTill() }
  private static func registerTill() { register { Till() } }
  private static func registerReceipts() { register { PaperReceipts() }.implements(Receipts.self) }  // expect: unloaded-module (warning)
  private static func registerWeights() { register { ShelfWeights() }.implements(Weights.self) }  // expect: unloaded-module (warning)
}

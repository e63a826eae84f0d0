// One function shows screen after screen, and each screen is handed more than the one before: a finite walk, as long as each is another class, however many
// they are.
// counts: needs=1 registrations=1 opaque=0
import Resolver

protocol Clock {}
final class Watch: Clock {}
extension Resolver: ResolverRegistering {
  public static func registerAllServices() { register { Watch() as Clock } }
}

class Rail {}
class Guide<Result> {
  func follow<Other>(_ guide: Guide<Other>) -> Other { guide.begin() }
  func begin() -> Result { fatalError() }
}
final class Guide0: Guide<Int> {
  override func begin() -> Int { follow(Guide1(rails: [Rail()])) }
}
final class Guide1: Guide<Int> {
  let rails: [Rail]
  init(rails: [Rail]) { self.rails = rails }
  override func begin() -> Int { follow(Guide2(rails: rails + [Rail()])) }
}
final class Guide2: Guide<Int> {
  let rails: [Rail]
  init(rails: [Rail]) { self.rails = rails }
  override func begin() -> Int { follow(Guide3(rails: rails + [Rail()])) }
}
final class Guide3: Guide<Int> {
  let rails: [Rail]
  init(rails: [Rail]) { self.rails = rails }
  override func begin() -> Int { follow(Guide4(rails: rails + [Rail()])) }
}
final class Guide4: Guide<Int> {
  let rails: [Rail]
  init(rails: [Rail]) { self.rails = rails }
  override func begin() -> Int { follow(Guide5(rails: rails + [Rail()])) }
}
final class Guide5: Guide<Int> {
  let rails: [Rail]
  init(rails: [Rail]) { self.rails = rails }
  override func begin() -> Int { follow(Guide6(rails: rails + [Rail()])) }
}
final class Guide6: Guide<Int> {
  let rails: [Rail]
  init(rails: [Rail]) { self.rails = rails }
  override func begin() -> Int { follow(Guide7(rails: rails + [Rail()])) }
}
final class Guide7: Guide<Int> {
  let rails: [Rail]
  init(rails: [Rail]) { self.rails = rails }
  override func begin() -> Int { follow(Guide8(rails: rails + [Rail()])) }
}
final class Guide8: Guide<Int> {
  let rails: [Rail]
  init(rails: [Rail]) { self.rails = rails }
  override func begin() -> Int { follow(Guide9(rails: rails + [Rail()])) }
}
final class Guide9: Guide<Int> {
  let rails: [Rail]
  init(rails: [Rail]) { self.rails = rails }
  override func begin() -> Int { follow(Guide10(rails: rails + [Rail()])) }
}
final class Guide10: Guide<Int> {
  let rails: [Rail]
  init(rails: [Rail]) { self.rails = rails }
  override func begin() -> Int { follow(Guide11(rails: rails + [Rail()])) }
}
final class Guide11: Guide<Int> {
  let rails: [Rail]
  init(rails: [Rail]) { self.rails = rails }
  override func begin() -> Int { follow(Guide12(rails: rails + [Rail()])) }
}
final class Guide12: Guide<Int> {
  let rails: [Rail]
  init(rails: [Rail]) { self.rails = rails }
  override func begin() -> Int { follow(Guide13(rails: rails + [Rail()])) }
}
final class Guide13: Guide<Int> {
  let rails: [Rail]
  init(rails: [Rail]) { self.rails = rails }
  override func begin() -> Int { follow(Guide14(rails: rails + [Rail()])) }
}
final class Guide14: Guide<Int> {
  let rails: [Rail]
  init(rails: [Rail]) { self.rails = rails }
  override func begin() -> Int { follow(Guide15(rails: rails + [Rail()])) }
}
final class Guide15: Guide<Int> {
  let rails: [Rail]
  init(rails: [Rail]) { self.rails = rails }
  override func begin() -> Int { follow(Guide16(rails: rails + [Rail()])) }
}
final class Guide16: Guide<Int> {
  let rails: [Rail]
  init(rails: [Rail]) { self.rails = rails }
  override func begin() -> Int { follow(Guide17(rails: rails + [Rail()])) }
}
final class Guide17: Guide<Int> {
  let rails: [Rail]
  init(rails: [Rail]) { self.rails = rails }
  override func begin() -> Int { follow(Guide18(rails: rails + [Rail()])) }
}
final class Guide18: Guide<Int> {
  let rails: [Rail]
  init(rails: [Rail]) { self.rails = rails }
  override func begin() -> Int { follow(Guide19(rails: rails + [Rail()])) }
}
final class Guide19: Guide<Int> {
  let rails: [Rail]
  init(rails: [Rail]) { self.rails = rails }
  override func begin() -> Int { follow(Guide20(rails: rails + [Rail()])) }
}
final class Guide20: Guide<Int> {
  let rails: [Rail]
  init(rails: [Rail]) { self.rails = rails }
  override func begin() -> Int {
    let clock: Clock = Resolver.resolve()
    _ = clock
    return 1
  }
}

struct Page {
  func go() {
    _ = Guide0().follow(Guide0())
  }
}

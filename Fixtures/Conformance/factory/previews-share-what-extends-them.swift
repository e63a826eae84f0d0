// counts: needs=2 registrations=2 opaque=0
// What an extension gives to all previews runs in previews alone (SwiftUI, `PreviewProvider`: "Xcode statically discovers types that conform
// to it"), and so does what nobody else speaks of: what it registers replaces nothing in the program, whatever its members are called.
import Factory
import SwiftUI

protocol Crew { func row() }
protocol Cox { func shout() }
final class Rowers: Crew { func row() {} }
final class FakeRowers: Crew { func row() {} }
final class FakeCox: Cox { func shout() {} }

extension Container {
  var crew: Factory<Crew> { self { fatalError("no crew yet") }.shared }
  var cox: Factory<Cox> { self { fatalError("no cox yet") }.shared }
}

final class Login { init() { Container.shared.crew.register { Rowers() } } }

#if DEBUG
  private enum Fakes {
    static let rowers = FakeRowers()
    static let cox = FakeCox()
    static func register() {
      Container.shared.crew.register { rowers }
      Container.shared.cox.register { cox }
    }
  }

  extension PreviewProvider {
    static var rowers: FakeRowers { Fakes.rowers }
    static var cox: FakeCox { Fakes.cox }
    static func withFakes() { Fakes.register() }
  }
#endif

struct Race: View {
  @Injected(\.crew) private var crew
  @Injected(\.cox) private var cox  // expect: missing-provider
  var body: some View { Text("x").onAppear { crew.row() } }
}

struct Race_Previews: PreviewProvider {
  static var previews: some View {
    withFakes()
    return Race()
  }
}

@main struct Prog: App {
  let login = Login()
  var body: some Scene { WindowGroup { Race() } }
}

// Documentation/DIContainer: `resolve` answers an optional. Where nothing anywhere registers what is asked for, a body that answers an empty object
// of a library in its stead, and an object of a library that is handed the answer, have nothing but nil for ever
// (Docs/Decisions.md, "What is optional is tolerated"). What is made of the program's own things instead may be meant, and so may nil
// where somebody looks for it.
// counts: needs=11 opaque=0
import SwiftUI
import Swinject
import UIKit

final class Pier: UIViewController {}
final class Mole: UIViewController {}
final class Jetty: UIViewController {}
final class Wharf: UIViewController {}
final class Quay: UIViewController {}
final class Ramp: UIViewController {}
final class Lock: UIViewController {}
struct Dock: View { var body: some View { EmptyView() } }
struct Berth: View { var body: some View { EmptyView() } }
struct Slip: View { var body: some View { EmptyView() } }

final class Harbour {
  static let container = Container()
  var window: UIWindow?

  func pier() -> UIViewController {
    guard let pier = Harbour.container.resolve(Pier.self) else {  // expect: missing-provider (warning)
      return UIViewController()
    }
    return pier
  }

  func mole() -> UIViewController {
    guard let mole = Harbour.container.resolve(Mole.self) else { return Quay() }
    return mole
  }

  func ramp() -> UIViewController {
    guard let ramp = Harbour.container.resolve(Ramp.self) else { return plain(UIViewController()) }
    return ramp
  }

  // Another container has it.
  func lock() -> UIViewController {
    guard let lock = Harbour.container.resolve(Lock.self) else { return UIViewController() }
    return lock
  }

  func plain(_ page: UIViewController) -> UIViewController { page }

  func open() {
    window?.rootViewController = Harbour.container.resolve(Jetty.self)  // expect: missing-provider (warning)
    let wharf = Harbour.container.resolve(Wharf.self)  // expect: missing-provider (warning)
    window?.rootViewController = wharf
    let dock = Harbour.container.resolve(Dock.self)  // expect: missing-provider (warning)
    window?.rootViewController = UIHostingController(rootView: dock)
    let berth = Harbour.container.resolve(Berth.self)
    if berth == nil { print("no berth") }
    window?.rootViewController = UIHostingController(rootView: berth)
    let slip = Harbour.container.resolve(Slip.self) ?? Slip()
    window?.rootViewController = UIHostingController(rootView: slip)
  }
}

@main
struct App {
  static let spare = Container()
  static func main() {
    Harbour.container.register(Int.self) { _ in 1 }
    spare.register(Lock.self) { _ in Lock() }
    let harbour = Harbour()
    print(harbour.pier(), harbour.mole(), harbour.ramp(), harbour.lock(), Harbour.container.resolve(Int.self)!)
    print(spare.resolve(Lock.self)!)
    harbour.open()
  }
}

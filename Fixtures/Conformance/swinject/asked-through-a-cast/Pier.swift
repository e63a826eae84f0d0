// counts: needs=4 registrations=2 opaque=0
import UIKit

final class Pier: UIViewController {
  var buoy: Buoy!
  var tide: Tide!

  override func viewDidLoad() {
    (UIApplication.shared.delegate as! Harbour).assembler.apply(assembly: BuoyAssembly())
    let harbour = UIApplication.shared.delegate as! Harbour
    buoy = harbour.assembler.resolver.resolve(Buoy.self)!
    tide = (UIApplication.shared.delegate as! Harbour).chest.resolve(Tide.self)!  // expect: missing-provider
  }
}

final class Mole: UIViewController {
  var gull: Gull!
  var other: Gull!

  override func viewDidLoad() {
    (view.window!.rootViewController as! Harbour).chest.register(Gull.self) { _ in GreyGull() }
    gull = (UIApplication.shared.delegate as? Harbour)!.chest.resolve(Gull.self)!
    other = (UIApplication.shared.delegate as? Harbour)?.spare?.resolve(Gull.self)!  // expect: missing-provider
  }
}

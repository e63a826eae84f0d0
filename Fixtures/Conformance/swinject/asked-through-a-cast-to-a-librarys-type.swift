// counts: needs=1 opaque=1
// What a library's type has, only the library knows, whatever type the object had before: nothing says that this is a container.
import Boats
import Swinject
import UIKit

protocol Buoy {}

final class Pier: UIViewController {
  var buoy: Buoy!

  override func viewDidLoad() {
    buoy = (UIApplication.shared.delegate as! BoatDelegate).chest.resolve(Buoy.self)!
  }
}

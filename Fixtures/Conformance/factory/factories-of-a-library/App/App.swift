import FactoryKit
import Stock
import SwiftUI

final class SteelScale: Scale {}
final class DiscBrake: Brake {}
final class RubberStamp: Stamp {}

@main
struct DepotApp: App {
  let shelf = Container.shared.shelf()
  let cart = Container.shared.cart()
  let desk = Office.shared.desk()

  init() {
    Container.shared.scale.register { SteelScale() }
    Container.shared.brake.register { DiscBrake() }
    Office.shared.stamp.register { RubberStamp() }
  }

  var body: some Scene { WindowGroup { Text("Depot") } }
}

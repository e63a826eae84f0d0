import Cleanse
import Foundation

public struct ClubAddress: Tag { public typealias Element = URL }
public struct WaterAddress: Tag { public typealias Element = URL }

struct AddressesModule: Cleanse.Module {
  static func configure(binder: UnscopedBinder) {
    binder.bind().tagged(with: ClubAddress.self).to(value: URL(string: "https://club.example")!)
    binder
      .bind(URL.self)
      .tagged(with: WaterAddress.self)
      .to { URL(string: "https://water.example")! }
  }
}

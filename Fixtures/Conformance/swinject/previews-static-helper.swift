// A static that only previews use (`previewResolver`), and a #Preview that resolves from the app's own static: neither adds a root.
import Swinject
import SwiftUI

struct Cart {}
struct Till { let cart: Cart }
struct Printer {}

final class ShopAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Till.self) { r in Till(cart: r.resolve(Cart.self)!) }
  }
}
final class CartAssembly: Assembly {
  func assemble(container: Container) { container.register(Cart.self) { _ in Cart() } }
}

final class Shop {
  static let resolver: Resolver = Assembler([ShopAssembly(), CartAssembly()]).resolver
  static var preview: Resolver { Assembler([ShopAssembly()]).resolver }
}

@main struct ShopApp: App {
  var body: some Scene { WindowGroup { TillView(till: Shop.resolver.resolve(Till.self)!) } }
}
struct TillView: View {
  let till: Till
  var body: some View { Text("till") }
}
#Preview { TillView(till: Shop.preview.resolve(Till.self)!) }
#Preview("printer") {
  _ = Shop.resolver.resolve(Printer.self)!
  return TillView(till: Shop.resolver.resolve(Till.self)!)
}

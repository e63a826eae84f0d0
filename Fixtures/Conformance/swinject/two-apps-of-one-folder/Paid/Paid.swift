import Swinject

enum Brand { static let title = "Notes +" }
struct LargeStore: Store { let vault: Vault }
func register(in container: Container) {
  container.register(Store.self) { r in LargeStore(vault: r.resolve(Vault.self)!) }  // expect: missing-provider
}

import Swinject

enum Brand { static let title = "Notes" }
struct SmallStore: Store {}
struct FreeVault: Vault {}
struct LoudAdverts: Adverts {}
func register(in container: Container) {
  container.register(Store.self) { _ in SmallStore() }
  container.register(Vault.self) { _ in FreeVault() }
  container.register(Adverts.self) { _ in LoudAdverts() }
}

// Upstream: DITranquillityTests_Resolve.test19_resolvePerContainer, _UseFunc and DITranquillityTests_Lifetime
// test03_perContainer (6.0.0). Two containers are filled by one local function and know nothing of each other.
import DITranquillity

final class Bucket {}
final class Sponge {}

func start() {
  let kitchen = DIContainer()
  let cellar = DIContainer()

  func stock(_ container: DIContainer) {
    container.register(Bucket.init)
      .lifetime(.perContainer(.strong))
  }

  stock(kitchen)
  stock(cellar)
  kitchen.register(Sponge.init)

  let first: Bucket = kitchen.resolve()
  let second: Bucket = cellar.resolve()
  let sponge: Sponge = kitchen.resolve()
  let nowhere: Sponge = cellar.resolve()  // expect: missing-provider
  _ = (first, second, sponge, nowhere)
}

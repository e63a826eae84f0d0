// counts: needs>=2
// What an initializer from outside the sources wants cannot be told: the need is counted as not understood, not passed over.
import Resolver
import RemoteKit

final class Wallet {}
extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    register { RemoteClient(api: resolve()) }
    register { RemoteWallet(inner: resolve(), name: "a") as RemoteWallet }
  }
}
final class Launch { @Injected var client: RemoteClient }

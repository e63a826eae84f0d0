// Two flows register the same type with the same factory and no name: whichever wins, the same is made. Not a warning.
import Resolver

protocol Tokens {}
final class KeychainTokens: Tokens {}
final class Login { @Injected var tokens: Tokens }
final class Profile { @Injected var tokens: Tokens }
extension Resolver {
  static func registerLogin() {
    register { Login() }
    register { KeychainTokens() as Tokens }
  }
  static func registerProfile() {
    register { Profile() }
    register { KeychainTokens() as Tokens }
  }
}
extension Resolver: ResolverRegistering {
  public static func registerAllServices() { registerLogin(); registerProfile() }
}
final class Launch { @Injected var login: Login; @Injected var profile: Profile }

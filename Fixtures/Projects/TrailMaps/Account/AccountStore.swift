import Foundation

public protocol AccountKeeping: AnyObject {
  var name: String? { get }
  func signIn(as name: String)
}

public final class AccountStore: AccountKeeping {
  // The wrappers read the resolver, so it stands above all of them.
  private let dependencies: AccountStoreDependencyResolver

  @Weaver(.reference)
  private var secrets: SecretKeeping

  @Weaver(.reference)
  private var session: URLSession

  public init(injecting dependencies: AccountStoreDependencyResolver) {
    self.dependencies = dependencies
  }

  public var name: String? { secrets["name"] }

  public func signIn(as name: String) { secrets["name"] = name }
}

import Core
import NeedleFoundation

protocol SignInDependency: Dependency {
  var client: HTTPClient { get }
  var mutableSession: MutableSession { get }
}

protocol SignInBuilder { var screen: SignInScreen { get } }

final class SignInComponent: Component<SignInDependency>, SignInBuilder {
  public var screen: SignInScreen { SignInScreen(model: model) }

  private var model: SignInModel {
    SignInModel(client: dependency.client, session: dependency.mutableSession)
  }
}

final class SignInModel {
  init(client: HTTPClient, session: MutableSession) {}
}

final class SignInScreen {
  init(model: SignInModel) {}
}

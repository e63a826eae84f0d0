import Account
import UIKit

final class SettingsScreen: UIViewController {
  private let dependencies: SettingsScreenDependencyResolver

  // weaver: account <- AccountKeeping
  // weaver: secrets <- SecretKeeping

  // weaver: signIn = SignInForm
  // weaver: signIn.scope = .transient
  // weaver: signIn.builder = { _ in SignInForm(prompt: "Name") }

  required init(injecting dependencies: SettingsScreenDependencyResolver) {
    self.dependencies = dependencies
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("screens are made by their containers") }
}

/// Made by hand, so that it declares nothing.
final class SignInForm {
  let prompt: String

  init(prompt: String) {
    self.prompt = prompt
  }
}

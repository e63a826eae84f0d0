import Cleanse
import Core
import Foundation
import UIKit

public protocol SignIn { func signIn(name: String, code: String) async throws -> Member }

final class ClubSignIn: SignIn {
  private let web: Web
  private let address: TaggedProvider<ClubAddress>

  init(web: Web, address: TaggedProvider<ClubAddress>) {
    self.web = web
    self.address = address
  }

  func signIn(name: String, code: String) async throws -> Member {
    _ = try await web.fetch("members/\(name)", from: address.get())
    return Member(name: name, mayCox: code.hasSuffix("c"))
  }
}

public final class SignInViewController: UIViewController {
  private let signIn: SignIn
  public var onMember: ((Member) -> Void)?

  init(signIn: SignIn) {
    self.signIn = signIn
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  func send(name: String, code: String) {
    Task { onMember?(try await signIn.signIn(name: name, code: code)) }
  }
}

extension SignInViewController {
  public struct Module: Cleanse.Module {
    public static func configure(binder: UnscopedBinder) {
      binder.bind(SignIn.self).to(factory: ClubSignIn.init)
      binder.bind().to(factory: SignInViewController.init)
    }
  }
}

// What a detached task, a run on the main actor, a default argument and a call on the answer ask for is asked for like anything else.
// counts: needs>=5
import Foundation
import Resolver

final class Tokens { func load() async {} }
final class Codes { func register() async {} }
final class Wallet { var address = "" }
final class Rates { var isLow = false }
final class Repository {}
struct InfoView { let repository: Repository; let mint: String }
struct Transfer { let isFree: Bool }

extension Resolver: ResolverRegistering {
  public static func registerAllServices() { register { Tokens() } }
}
final class Launch {
  let events = 3
  func open() {
    Task { await Resolver.resolve(Tokens.self).load() }
    if events > 2 {
      Task.detached { await Resolver.resolve(Codes.self).register() }  // expect: missing-provider
    }
    Task.detached(priority: .background) { [unowned self] in
      let wallet: Wallet = Resolver.resolve()  // expect: missing-provider
      try await send(wallet.address)
    }
  }
  func send(_ text: String) async throws {
    await MainActor.run {
      let transfer = Transfer(isFree: Resolver.resolve(Rates.self).isLow == false)  // expect: missing-provider
      _ = transfer
    }
  }
  func show() {
    let mint: String
    switch events {
    case let number: mint = "\(number)"
    }
    let view = InfoView(repository: Resolver.resolve(), mint: mint)  // expect: missing-provider
    _ = view
  }
}

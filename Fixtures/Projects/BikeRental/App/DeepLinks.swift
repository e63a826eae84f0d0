import Foundation

/// Leads from links to screens.
@MainActor
final class DeepLinks {
  weak var coordinator: AppCoordinator?

  func open(_ link: String) {
    switch link {
    case "ride": coordinator?.open(1)
    case "wallet": coordinator?.open(2)
    default: coordinator?.open(0)
    }
  }
}

import Swinject

final class <#Name#>Part: Assembly {  // expect: unreadable-file (note)
  func assemble(container: Container) {  // expect: unloaded-module (note)
    container.register(<#Name#>.self) { _ in <#Name#>() }
  }
}

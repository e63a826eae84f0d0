// A container in an application delegate, filled in a closure and asked when the application starts.
import DITranquillity

protocol Catalogue {}
final class PrintedCatalogue: Catalogue {}

final class Library {
  init(catalogue: Catalogue) {}
}

final class Reader {}

final class LibraryFramework: DIFramework {
  static func load(container: DIContainer) {
    container.register(PrintedCatalogue.init).as(Catalogue.self)
    container.register(Library.init).lifetime(.single)
  }
}

final class AppDelegate {
  private let container: DIContainer = {
    let container = DIContainer()
    container.append(framework: LibraryFramework.self)
    return container
  }()

  func applicationDidFinishLaunching() {
    container.initializeSingletonObjects()
    let library: Library = container.resolve()
    let reader: Reader = container.resolve()  // expect: missing-provider
    _ = (library, reader)
  }
}

func start() {
  AppDelegate().applicationDidFinishLaunching()
}

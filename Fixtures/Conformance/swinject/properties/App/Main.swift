// SwinjectPropertyLoader, Sources/Resolver+Properties.swift: `property` reads what loaders put into this very container
// (`objc_getAssociatedObject(self, …)`), cast by `as?`; a loader whose file is absent or no dictionary throws
// (Sources/PropertyLoader.swift, JsonPropertyLoader.swift; Tests/JsonPropertyLoaderTests.swift). The values of a parent are not
// those of a child: issue 131 of Swinject.
import Swinject
import SwinjectPropertyLoader

struct Service {
  var url: String
  var retries = 0
  var hint: String?
}
struct MapView { let key: String }

class ServiceAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Service.self) { r in
      var service = Service(url: r.property("service.url")!)
      service.retries = r.property("service.retries")!
      service.retries = r.property("service.url")!  // expect: swinject-missing-property
      service.hint = r.property("service.hint")
      let names: [String] = r.property("service.names")!
      // First level only.
      let inner: String = r.property("key")!  // expect: swinject-missing-property
      print(names, inner)
      return service
    }
    container.register(MapView.self) { r in MapView(key: r.property("Map Key")!) }
    container.register(MapView.self, name: "typo") { r in
      MapView(key: r.property("MapKey")!)  // expect: swinject-missing-property
    }
  }

  // Loaders run after the assemblies: Sources/Assembler+Properties.swift.
  func loaded(resolver: Resolver) {
    let url: String = resolver.property("service.url")!  // expect: swinject-missing-property
    print(url)
  }
}

class ChildAssembly: Assembly {
  func assemble(container: Container) {
    container.register(MapView.self) { r in
      MapView(key: r.property("Map Key")!)  // expect: swinject-missing-property
    }
  }
}

class Start {
  let assembler: Assembler
  let child: Assembler

  init() {
    assembler = try! Assembler(
      assemblies: [ServiceAssembly()],
      propertyLoaders: [JsonPropertyLoader(name: "config"), PlistPropertyLoader(bundle: .main, name: "Keys")])
    child = Assembler([ChildAssembly()], parent: assembler)
    _ = assembler.resolver.resolve(MapView.self)!
    _ = assembler.resolver.resolve(MapView.self, name: "typo")!
    _ = assembler.resolver.resolve(Service.self)!
    _ = child.resolver.resolve(MapView.self)!
  }
}

class Loading {
  let container = Container()
  let other = Container()
  let own = Container()
  let third = Container()

  func load() throws {
    let early: String = container.property("late")!  // expect: swinject-missing-property
    try container.applyPropertyLoader(JsonPropertyLoader(name: "late"))
    let late: String = container.property("late")!
    try third.applyPropertyLoader(JsonPropertyLoader(name: "absent"))  // expect: swinject-missing-resource (warning)
    // What the absent file was to hold is not known.
    let absent: String = third.property("absent")!
    try? other.applyPropertyLoader(JsonPropertyLoader(name: "customer"))
    try other.applyPropertyLoader(JsonPropertyLoader(name: "broken"))
    try other.applyPropertyLoader(JsonPropertyLoader(name: "list"))
    try own.applyPropertyLoader(Fixed())
    let fixed: String = own.property("fixed")!
    print(early, late, absent, fixed)
  }
}

/// A loader of the program's own: what it loads is not read.
struct Fixed: PropertyLoader {
  func load() throws -> [String: Any] { ["fixed": "text"] }
}

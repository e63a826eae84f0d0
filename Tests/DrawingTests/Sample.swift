import Drawing
import Model

/// A shop of three assemblies and seven modules, with one key that nothing provides, one leak and one ring.
struct Sample {
  let graph: Graph
  let findings: [Finding]

  init() {
    var plan = Plan()
    plan.target("Shop", "app", layer: "app")
    plan.target("Orders", "feature", layer: "feature")
    plan.target("Core", "core", layer: "core")
    plan.imports("Shop", "Orders", "Core")
    plan.imports("Orders", "Core")
    plan.group("ShopAssembly", .assembly, target: "Shop")
    plan.group("OrdersAssembly", .assembly, target: "Orders")
    plan.group("CoreAssembly", .assembly, target: "Core")
    plan.group("ScreensModule", .module, .public, target: "Shop")
    plan.group("RoutingModule", .module, .internal, target: "Shop")
    plan.group("OrdersModule", .module, .public, target: "Orders")
    plan.group("CartModule", .module, .internal, target: "Orders")
    plan.group("NetworkModule", .module, .public, target: "Core")
    plan.group("StorageModule", .module, .internal, target: "Core")
    plan.group("ThemeModule", .module, .public, dynamic: true, target: "Core")
    plan.root("AppDelegate.container", loads: ["ShopAssembly"], target: "Shop")
    plan.include("ShopAssembly", .public, "ScreensModule")
    plan.include("ShopAssembly", .internal, "RoutingModule")
    plan.include("ShopAssembly", .dependency, "OrdersAssembly", "CoreAssembly")
    plan.include("OrdersAssembly", .public, "OrdersModule")
    plan.include("OrdersAssembly", .internal, "CartModule")
    plan.include("OrdersAssembly", .dependency, "CoreAssembly")
    plan.include("CoreAssembly", .public, "NetworkModule", "ThemeModule")
    plan.include("CoreAssembly", .internal, "StorageModule")
    plan.register("HomeScreen", in: "ScreensModule", needs: ["Router", "OrderService", "Theme"])
    plan.register("OrderScreen", in: "ScreensModule", needs: ["OrderService", "Router"])
    plan.register("ProfileScreen", in: "ScreensModule", needs: ["Session", "Theme"])
    plan.register("AppRouter", as: "Router", in: "RoutingModule", life: "single", late: ["DeepLinks"])
    plan.register("DeepLinkParser", as: "DeepLinks", in: "RoutingModule", needs: ["Router"])
    plan.register("OrderServiceImpl", as: "OrderService", "OrderHistory", in: "OrdersModule", needs: ["HTTPClient", "Cart"])
    plan.register("InvoicePrinter", in: "OrdersModule", needs: ["OrderHistory", "PrinterDriver"])
    plan.register("OrderMapper", in: "OrdersModule")
    plan.register("CartImpl", as: "Cart", in: "CartModule", life: "perScope", needs: ["Prices", "HTTPClient"])
    plan.register("PriceList", as: "Prices", in: "CartModule", needs: ["Cart"])
    plan.register("URLClient", as: "HTTPClient", in: "NetworkModule", life: "single", needs: ["Session", "Logger"])
    plan.register("Logger", in: "NetworkModule", life: "single")
    plan.register("TokenRefresher", in: "NetworkModule", needs: ["HTTPClient"], late: ["Session"])
    plan.register("SessionStore", as: "Session", in: "StorageModule", life: "single", needs: ["Keychain"])
    plan.register("Keychain", in: "StorageModule", life: "single")
    plan.register("Database", in: "StorageModule", life: "single", needs: ["Logger"])
    plan.register("LightTheme", as: "Theme", in: "ThemeModule", life: "weakSingle")
    plan.register("FontBook", in: "ThemeModule", needs: ["Theme"])
    plan.need("OrderService", .code("OrderDetailsController.viewDidLoad"), .deferred, nil)
    var graph = plan.judged
    let session = graph.providers.firstIndex { $0.implementation == .named("SessionStore") } ?? 0
    for index in graph.needs.indices where graph.needs[index].verdicts[0].providers == [session] {
      guard graph.needs[index].at.file == "NetworkModule.swift" else { continue }
      let miss = NearMiss(provider: session, reason: .internalModule(group: plan["StorageModule"]))
      graph.needs[index].verdicts = [Verdict(root: 0, status: .missing, nearMisses: [miss])]
    }
    graph.coverage.registrations.understood = graph.providers.count
    graph.coverage.needs.understood = graph.needs.count
    self.graph = graph
    findings = Sample.findings(graph)
  }

  private static func findings(_ graph: Graph) -> [Finding] {
    func provider(_ type: String) -> Finding.Note {
      Finding.Note(type, at: (graph.providers.first { $0.implementation == .named(type) })?.at ?? graph.roots[0].at)
    }
    func need(_ key: String, _ file: String) -> Finding.Note {
      let found = graph.needs.first { $0.key.type == .named(key) && $0.at.file == "\(file).swift" }
      return Finding.Note(key, at: found?.at ?? graph.roots[0].at)
    }
    let way = [Finding.Note("root", at: graph.roots[0].at)] + graph.includes.prefix(1).map { Finding.Note("loads", at: $0.at) }
    let toOrders = graph.includes.filter { $0.at.file == "ShopAssembly.swift" && $0.kind == .dependency }.prefix(1)
    let printer = need("PrinterDriver", "OrdersModule")
    let leak = need("Session", "NetworkModule")
    let ring = [need("Prices", "CartModule"), need("Cart", "CartModule")]
    return [
      Finding(
        rule: "missing-provider", severity: .error, message: "nothing provides PrinterDriver", at: printer.at,
        chain: way + toOrders.map { Finding.Note("depends", at: $0.at) } + [provider("InvoicePrinter"), printer],
        subject: ["PrinterDriver"]),
      Finding(
        rule: "leaked-internal-module", severity: .error, message: "Session is internal", at: leak.at,
        chain: [provider("URLClient"), leak], related: [provider("SessionStore")], subject: ["Session"]),
      Finding(
        rule: "dependency-cycle", severity: .warning, message: "Cart and Prices need each other", at: ring[0].at, chain: ring,
        subject: ["Cart", "Prices"]),
    ].sorted()
  }

  func picture(_ options: Picture.Options = .init()) -> Picture {
    try! Picture.of(graph, findings: findings, options: options).get()
  }
}

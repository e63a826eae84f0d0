import Drawing
import Model
import Testing

private let sample = Sample()

@Test(arguments: [
  (Picture.Level.component, "Keychain", 1, ["Keychain", "SessionStore"]),
  (.component, "Keychain", 2, ["Keychain", "SessionStore", "ProfileScreen", "TokenRefresher", "URLClient"]),
  (.component, "PrinterDriver", 1, ["PrinterDriver", "InvoicePrinter"]),
  (.component, "CartModule", 0, ["CartImpl", "PriceList"]),
  (.module, "CartImpl", 1, ["CartModule", "OrdersModule", "NetworkModule", "ShopAssembly"]),
  (.assembly, "OrdersModule", 0, ["OrdersAssembly"]),
  (.assembly, "CoreAssembly", 1, ["CoreAssembly", "OrdersAssembly", "ShopAssembly"]),
  (.module, "AppDelegate.container", 0, ["AppDelegate.container"]),
  (.target, "Core", 1, ["Core", "Orders", "Shop"]),
])
func focusShowsTheNeighbourhood(level: Picture.Level, name: String, depth: Int, expected: [String]) throws {
  let picture = sample.picture(.init(level: level, focus: name, depth: depth))
  #expect(picture.nodes.map(\.label).sorted() == expected.sorted())
}

@Test(arguments: [
  ("CartModul", ["CartModule"]), ("ordersmodule", ["OrdersModule"]), ("Netwrk", ["Network"]), ("zzzzzzzzzz", []),
])
func unknownNamesFindNearOnes(name: String, expected: [String]) {
  guard case .failure(.unknownName(name, let near)) = Picture.of(sample.graph, options: .init(focus: name)) else {
    Issue.record("\(name) was found")
    return
  }
  #expect(Array(near.prefix(1)).first?.hasPrefix(expected.first ?? "") ?? expected.isEmpty, "\(near)")
}

/// What is there, but not at this level, is not called unknown.
@Test func namesOfOtherLevelsAreKnown() {
  var plan = Plan()
  plan.target("App", "app")
  plan.group("A", .module)
  plan.register("Service", in: "A")
  let failure = Picture.of(plan.judged, options: .init(level: .target, focus: "Service"))
  #expect(throws: DrawingFailure.notAtLevel("Service", .target)) { try failure.get() }
  let picture = try? Picture.of(plan.judged, options: .init(level: .target)).get()
  #expect(picture?.caption.last == "1 registration in no known target is not shown")
}

@Test(arguments: [
  (Picture.Level.component, 150, Picture.Level.component), (.component, 10, .module), (.component, 6, .assembly),
  (.component, 4, .target),
  (.module, 5, .assembly), (.target, 1, .target),
])
func pastTheBudgetACoarserLevelIsDrawn(level: Picture.Level, budget: Int, expected: Picture.Level) {
  let picture = sample.picture(.init(level: level, nodeBudget: budget))
  let drawn = sample.picture(.init(level: expected))
  #expect(picture.nodes == drawn.nodes)
  #expect(picture.edges == drawn.edges)
  #expect(
    picture.caption.contains { $0.contains("too many to read") } == (sample.picture(.init(level: level)).nodes.count > budget))
}

/// What an assembly loads stands in its frame, and past the budget in its box.
@Test(arguments: [Include.Kind.public, .internal, .child])
func modulesStandInTheAssemblyThatTakesThem(kind: Include.Kind) throws {
  var plan = Plan()
  plan.group("Home", .assembly)
  for name in ["A", "B", "C"] {
    plan.group(name, .module)
    plan.include("Home", kind, name)
  }
  plan.root("app", loads: ["Home"])
  let picture = try Picture.of(plan.judged, options: .init(level: .module)).get()
  #expect(picture.clusters.map(\.label) == ["Home"] && picture.nodes.count { $0.cluster == picture.clusters[0].id } == 3)
  let small = try Picture.of(plan.judged, options: .init(level: .module, nodeBudget: 3)).get()
  #expect(small.nodes.map(\.label).sorted() == ["Home", "app"])
  #expect(small.caption.contains { $0.hasPrefix("4 boxes are too many to read: assemblies are drawn instead of modules") })
}

/// An assembly that loads what is in focus stands on the way to it, even where nothing of its own does.
@Test(arguments: [(0, ["Bill"]), (1, ["Bill", "Home"]), (2, ["Bill", "Home", "app"])])
func framesOnTheWayAreBoxes(depth: Int, expected: [String]) throws {
  var plan = Plan()
  for name in ["Home", "Billing"] { plan.group(name, .assembly) }
  plan.group("Rooms", .module)
  plan.include("Home", .internal, "Rooms")
  plan.include("Home", .peer, "Billing")
  plan.register("Room", in: "Rooms")
  plan.register("Bill", in: "Billing")
  plan.register("Sum", in: "Billing")
  plan.root("app", loads: ["Home"])
  let picture = try Picture.of(plan.judged, options: .init(level: .component, focus: "Bill", depth: depth)).get()
  #expect(picture.nodes.map(\.label).sorted() == expected)
}

import Model
import Testing

@testable import Drawing

/// Layers stand in the manifest's order, whatever the arrows say.
struct LayerTests {
  static func picture(_ layers: [String]) throws -> Picture {
    var plan = Plan()
    plan.target("Shop", "app", layer: "top")
    plan.target("Cart", "feature", layer: "middle")
    plan.target("Base", "core", layer: "bottom")
    plan.target("CartAPI", "library", layer: "middle")
    plan.imports("Shop", "Cart")
    plan.imports("Base", "Shop")
    plan.graph.interfaces = [TargetInterface(implementation: 1, interface: 3)]
    plan.graph.limits.layers = layers
    return try Picture.of(plan.graph, options: .init(level: .target, project: "P")).get()
  }

  @Test func layersAreRanks() throws {
    let picture = try Self.picture(["top", "empty", "middle", "bottom"])
    #expect(picture.clusters.map(\.label) == ["top", "middle", "bottom"] && picture.ranks == picture.clusters.map(\.id))
    let lines = picture.dot.split(separator: "\n").map { $0.drop { $0 == " " } }
    let id = Dictionary(uniqueKeysWithValues: picture.nodes.map { ($0.label, $0.id.description) })
    let (shop, base) = (try #require(id["Shop"]), try #require(id["Base"]))
    #expect(lines.contains { $0.hasPrefix("\(shop) -> rank0 ") } && lines.contains { $0.hasPrefix("rank1 -> \(base) ") })
    let back = lines.filter { $0.hasPrefix("t") && $0.contains("constraint=false") }
    #expect(back.count == 1 && back[0].hasPrefix("\(base) -> \(shop) "))
    #expect(picture.nodes.map(\.kind) == [.target("app"), .target("feature"), .target("core"), .target("interface")])
  }

  @Test func withoutAnOrderTheArrowsDecide() throws {
    let picture = try Self.picture([])
    #expect(picture.ranks.isEmpty && !picture.dot.contains("rank0") && !picture.dot.contains("constraint"))
  }
}

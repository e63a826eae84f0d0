// DipTests, testThatItFallBackToNotTaggedDefinition and run with 7.1: a tag finds what has none, but not the other way round.
import Dip

protocol Bird {}
final class Owl: Bird {}
protocol Tree {}
final class Oak: Tree {}

enum Season: String, DependencyTagConvertible { case winter, summer }

let container = DependencyContainer()
container.register { Owl() as Bird }
container.register(tag: "winter") { Oak() as Tree }
_ = try! container.resolve(tag: "night") as Bird
_ = try! container.resolve(tag: Season.winter) as Tree
let summer = try? container.resolve(tag: Season.summer) as Tree
_ = try! container.resolve() as Tree  // expect: missing-provider

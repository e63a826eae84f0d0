// DipTests, testThatItThrowsErrorIfCanNotFindDefinitionForType: every `resolve` throws; `try?` takes that as an answer.
import Dip

protocol Bird {}
protocol Tree {}

let container = DependencyContainer()
let none = try? container.resolve() as Bird
_ = try! container.resolve() as Tree  // expect: missing-provider

// FactoryDefectTests: three factories of one type that need one another in a row are no ring.
import FactoryKit

protocol Step {}
struct Last: Step {}
struct Wrapped: Step {
  let inner: Step
}

extension Container {
  var first: Factory<Step> { self { Wrapped(inner: self.second()) } }
  var second: Factory<Step> { self { Wrapped(inner: self.third()) } }
  var third: Factory<Step> { self { Last() } }
}

_ = Container.shared.first()

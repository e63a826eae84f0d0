// counts: needs>=2 opaque=0
// The Swift Programming Language, "Type Casting": `as?` may answer nil because the object is none of the type, not because there is none. A constant that is no
// optional was answered before, or `resolve` stopped (Sources/DITranquillity/Core/Internal/DIResolver.swift, 6.0.0).
import DITranquillity

protocol Screen {}
protocol Menu {}
final class Start {}

func start() {
  let container = DIContainer()
  container.register(Start.init)
  let screen: Screen = container.resolve()  // expect: missing-provider
  if let menu = screen as? Menu { print(menu) }
  let start: Start = container.resolve()
  print(start as? Menu as Any)
}

// A condition on a parameter is decided by whoever calls: by nil, by what is never nil, by a literal, by the default where he says nothing. Each
// call goes one way, and asks for what stands there. By reading Swift ("Optional Binding", "Functions": default parameter values).
// counts: needs=25 opaque=0
import Swinject

final class Tea {}
final class Milk { init(kind: String) {} }
final class Salt {}
final class Oil {}
final class Flour { init(kind: String) {} }
final class Sugar { init(kind: String) {} }
final class Rice {}
final class Barley { init(kind: String) {} }

let shelf = Container()
shelf.register(Tea.self) { _ in Tea() }
shelf.register(Milk.self) { (_, kind: String) in Milk(kind: kind) }
shelf.register(Flour.self) { (_, kind: String) in Flour(kind: kind) }
shelf.register(Sugar.self) { (_, kind: String) in Sugar(kind: kind) }
shelf.register(Rice.self) { _ in Rice() }
shelf.register(Barley.self) { (_, kind: String) in Barley(kind: kind) }
shelf.register(Salt.self, name: "fine") { _ in Salt() }

enum Larder {
  static func bound<T>(_ type: T.Type, kind: String? = nil) -> T {
    if let kind { return shelf.resolve(type, argument: kind)! }
    return shelf.resolve(type)!
  }
  static func guarded<T>(_ type: T.Type, kind: String? = nil) -> T {
    guard let kind = kind else { return shelf.resolve(type)! }
    return shelf.resolve(type, argument: kind)!
  }
  static func compared<T>(_ type: T.Type, kind: String?) -> T {
    kind == nil ? shelf.resolve(type)! : shelf.resolve(type, argument: kind!)!
  }
  static func switched<T>(_ type: T.Type, kind: String? = nil) -> T {
    switch kind {
    case .some(let kind): return shelf.resolve(type, argument: kind)!
    case nil: break
    }
    return shelf.resolve(type)!
  }
  static func matched<T>(_ type: T.Type, kind: String? = nil) -> T {
    switch kind {
    case let kind?: return shelf.resolve(type, argument: kind)!
    case nil: return shelf.resolve(type)!
    }
  }
  static func mapped<T>(_ type: T.Type, kind: String? = nil) -> T {
    kind.map { shelf.resolve(type, argument: $0)! } ?? shelf.resolve(type)!
  }
  static func flagged<T>(_ type: T.Type, isFine: Bool = false) -> T {
    if isFine { return shelf.resolve(type, name: "fine")! }
    return shelf.resolve(type)!
  }
}

let whole = "whole"
_ = Larder.bound(Tea.self)
_ = Larder.bound(Milk.self, kind: "whole")
_ = Larder.bound(Milk.self, kind: whole)
_ = Larder.guarded(Tea.self)
_ = Larder.guarded(Milk.self, kind: whole)
_ = Larder.compared(Tea.self, kind: nil)
_ = Larder.compared(Milk.self, kind: whole)
_ = Larder.switched(Tea.self)
_ = Larder.switched(Milk.self, kind: whole)
_ = Larder.matched(Tea.self)
_ = Larder.matched(Milk.self, kind: whole)
_ = Larder.mapped(Tea.self)
_ = Larder.mapped(Milk.self, kind: whole)
_ = Larder.flagged(Tea.self)
_ = Larder.flagged(Salt.self, isFine: true)

// The other way lacks something.
_ = Larder.bound(Milk.self)  // expect: missing-provider
_ = Larder.bound(Oil.self)  // expect: missing-provider
_ = Larder.guarded(Tea.self, kind: whole)  // expect: missing-provider
_ = Larder.switched(Flour.self)  // expect: missing-provider
_ = Larder.mapped(Sugar.self)  // expect: missing-provider
_ = Larder.flagged(Salt.self)  // expect: missing-provider

// Nobody knows which way this one goes: it may go both.
func pour(kind: String?) {
  _ = Larder.bound(Rice.self, kind: kind)  // expect: missing-provider
  _ = Larder.compared(Barley.self, kind: kind)  // expect: missing-provider
}
pour(kind: CommandLine.arguments.first)

// Swift: of overloads that differ in their result the one is meant that has what is called next ("Declarations", Special Function Declarations); in-out parameters ("Functions").
// counts: registrations>=2 needs>=2
// An own builder hands its object to a closure, inout, in two functions of one name that differ in what they answer; which of them is meant tells the next call.
import Swinject

@dynamicMemberLookup public struct Builder<Base> {
  private let base: Base
  public init(_ base: Base) { self.base = base }
  public subscript<Value>(dynamicMember path: WritableKeyPath<Base, Value>) -> (Value) -> Builder<Base> {
    { [base] value in
      var object = base
      object[keyPath: path] = value
      return Builder(object)
    }
  }
  public var build: Base { base }
  public var done: Void { () }
}
extension Builder {
  public func with(_ handler: (inout Base) -> Void) -> Builder<Base> { Builder(self.with(handler)) }
  public func with(_ handler: (inout Base) -> Void) -> Base {
    var object = base
    handler(&object)
    return object
  }
}
public protocol Buildable { associatedtype Base; var builder: Builder<Base> { get } }
extension Buildable { public var builder: Builder<Self> { Builder(self) } }
extension Container: Buildable {}

final class Reactor {}
final class Log {}
final class SignIn { init(reactor: Reactor, log: Log) {} }
final class SignInAssembly: Assembly {
  func assemble(container: Container) {
    container.builder
      .with {
        $0.register(Reactor.self) { _ in Reactor() }
        $0.register(SignIn.self) { SignIn(reactor: $0.resolve(Reactor.self)!, log: $0.resolve(Log.self)!) }  // expect: missing-provider
      }
      .done
  }
}
let assembler = Assembler([SignInAssembly()])

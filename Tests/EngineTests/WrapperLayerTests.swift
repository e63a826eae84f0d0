import Testing

/// Layers of helpers around a container of closures, as apps write them, change nothing of what dilint says.
struct WrapperLayerTests {
  /// How the program registers and asks: plainly, or through the outermost of some layers.
  struct Style: Sendable {
    var register: @Sendable (_ type: String, _ scope: String, _ maker: String) -> String
    var ask: @Sendable (_ type: String) -> String
    var entry: String
    var helpers: String
  }

  static let plain = Style(
    register: { "container.register(\($0).self) { r in \($2) }.inObjectScope(.\($1))" },
    ask: { "r.resolve(\($0).self)!" },
    entry: "lazy var harbour: Harbour = harbourContainer.resolve(Harbour.self)!", helpers: "")

  /// A missing registration, a ring by factories, one that outlives nothing, and code that asks.
  static func program(_ style: Style) -> [String: String] {
    let ask = style.ask
    let registrations = [
      style.register("Harbour", "graph", "Harbour(pilot: \(ask("Guiding")), ferry: \(ask("Ferry")))"),
      style.register("Guiding", "transient", "Pilot(chart: \(ask("Chart")))"),
      style.register("Ferry", "container", "Ferry(mate: \(ask("Sailor")))"),
      style.register("Sailor", "graph", "Mate(harbour: \(ask("Harbour")))"),
    ]
    return [
      "App.swift": """
      import Swinject
      final class Harbour { init(pilot: Guiding, ferry: Ferry) {} }
      protocol Guiding {}
      final class Pilot: Guiding { init(chart: Chart) {} }
      final class Chart {}
      final class Ferry { init(mate: Sailor) {} }
      protocol Sailor {}
      final class Mate: Sailor { init(harbour: Harbour) {} }
      let harbourContainer = Container()
      final class PortAssembly: Assembly {
        func assemble(container: Container) {
      \(registrations.map { "    " + $0 }.joined(separator: "\n"))
        }
      }
      let assembler = Assembler([PortAssembly()], container: harbourContainer)
      final class Screen {
        \(style.entry)
      }
      """,
      "Helpers.swift": "import Swinject\n" + style.helpers,
    ]
  }

  @Test func theProgramIsNoEasyOne() {
    let said = MetamorphicTests.verdict(Self.program(Self.plain))
    #expect(said.contains { $0.hasPrefix("error certain `Pilot` needs `Chart`") }, "\(said)")
    #expect(said.contains { $0.hasPrefix("error certain") && $0.contains("making one never ends") }, "\(said)")
    #expect(said.last == "4 providers, 6 needs, 0 opaque", "\(said)")
  }

  /// By each kind of helper that apps write.
  enum Layer: String, CaseIterable {
    case generic, extended, inStatic, inClosure, inValue

    /// A helper called `name` that registers by calling `next`.
    func registering(_ name: String, next: String) -> String {
      let signature = "<S>(_ box: Container, _ type: S.Type, _ scope: ObjectScope, _ make: @escaping (Resolver) -> S)"
      let call = "\(next)(box, type, scope, make)"
      return switch self {
      case .generic: "func \(name)\(signature) { \(call) }"
      case .extended:
        """
        extension Container {
          func \(name)Inner<S>(_ type: S.Type, _ scope: ObjectScope, _ make: @escaping (Resolver) -> S) { \(next)(self, type, scope, make) }
        }
        func \(name)\(signature) { box.\(name)Inner(type, scope, make) }
        """
      case .inStatic:
        """
        enum \(name)Holder { static func add\(signature) { \(call) } }
        func \(name)\(signature) { \(name)Holder.add(box, type, scope, make) }
        """
      case .inClosure:
        """
        func \(name)Within(_ box: Container, _ body: (Container) -> Void) { body(box) }
        func \(name)\(signature) { \(name)Within(box) { inner in \(next)(inner, type, scope, make) } }
        """
      case .inValue:
        """
        func \(name)\(signature) { \(next)(box, type, scope) { r in make(r) } }
        """
      }
    }

    /// A helper called `name` that asks by calling `next`.
    func asking(_ name: String, next: String) -> String {
      let signature = "<T>(_ resolver: Resolver, _ type: T.Type) -> T"
      let call = "\(next)(resolver, type)"
      return switch self {
      case .generic: "func \(name)\(signature) { \(call) }"
      case .extended:
        """
        extension Resolver { func \(name)Inner<T>(_ type: T.Type) -> T { \(next)(self, type) } }
        func \(name)\(signature) { resolver.\(name)Inner(type) }
        """
      case .inStatic:
        """
        enum \(name)Holder { static func get\(signature) { \(call) } }
        func \(name)\(signature) { \(name)Holder.get(resolver, type) }
        """
      case .inClosure:
        """
        func \(name)Within<T>(_ resolver: Resolver, _ body: (Resolver) -> T) -> T { body(resolver) }
        func \(name)\(signature) { \(name)Within(resolver) { \(next)($0, type) } }
        """
      case .inValue: "func \(name)\(signature) { let found = \(call); return found }"
      }
    }
  }

  static let last = """
    func register0<S>(_ box: Container, _ type: S.Type, _ scope: ObjectScope, _ make: @escaping (Resolver) -> S) {
      box.register(type, factory: make).inObjectScope(scope)
    }
    func ask0<T>(_ resolver: Resolver, _ type: T.Type) -> T { resolver.resolve(type)! }
    """

  static func layered(_ dice: inout Dice) -> (style: Style, name: String) {
    let registering = (0..<Int.random(in: 0...4, using: &dice)).map { _ in Layer.allCases.randomElement(using: &dice)! }
    let asking = (0..<Int.random(in: 0...4, using: &dice)).map { _ in Layer.allCases.randomElement(using: &dice)! }
    let isWorn = Bool.random(using: &dice)
    var helpers = last
    for (index, layer) in registering.enumerated() {
      helpers += "\n" + layer.registering("register\(index + 1)", next: "register\(index)")
    }
    for (index, layer) in asking.enumerated() { helpers += "\n" + layer.asking("ask\(index + 1)", next: "ask\(index)") }
    let (outerRegister, outerAsk) = ("register\(registering.count)", "ask\(asking.count)")
    helpers += """

      @propertyWrapper struct Moored<Value> {
        lazy var wrappedValue: Value = \(outerAsk)(harbourContainer, Value.self)
      }
      """
    let style = Style(
      register: { "\(outerRegister)(container, \($0).self, .\($1)) { r in \($2) }" },
      ask: { "\(outerAsk)(r, \($0).self)" },
      entry: isWorn
        ? "@Moored var harbour: Harbour" : "lazy var harbour: Harbour = \(outerAsk)(harbourContainer, Harbour.self)",
      helpers: helpers)
    return (style, "\(registering.map(\.rawValue)) \(asking.map(\.rawValue)) \(isWorn ? "worn" : "plain")")
  }

  @Test(arguments: 0..<40)
  func layersChangeNothing(seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    let (style, name) = Self.layered(&dice)
    #expect(MetamorphicTests.verdict(Self.program(style)) == MetamorphicTests.verdict(Self.program(Self.plain)), "\(name)")
  }
}

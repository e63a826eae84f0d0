import Foundation
import Model
import Reading
import Testing

@testable import Linking

extension Symbols {
  /// The index of a program of a few files, without frameworks.
  convenience init(_ files: [String]) { self.init(digests: files.map { digest(of: $0, file: "") }) }

  /// The files take their names by their order.
  convenience init(digests: [Digest]) {
    var digests = digests
    for index in digests.indices { digests[index].file = "\(index + 10).swift" }
    self.init(Program(digests: digests, vocabularies: []))
  }

  /// What every property's written type means, by the property's name.
  func propertyTypes(backwards: Bool = false) -> [String: String] {
    var ids = digests.indices.flatMap { file in
      digests[file].declarations.indices.map { DeclarationID(file: file, index: $0) }
    }
    if backwards { ids.reverse() }
    var found: [String: String] = [:]
    for id in ids where declaration(id).kind == .property {
      guard let written = declaration(id).type else { continue }
      found[declaration(id).name] = resolve(written, in: Scope(file: id.file, declaration: id)).description
    }
    return found
  }
}

/// What names mean.
@Suite struct LookupTests {
  /// Each property's type means what the comment behind it says.
  @Test(arguments: lookupCases)
  func findsWhatIsMeant(_ source: String) {
    let found = Symbols([source]).propertyTypes()
    let expected = source.split(separator: "\n").compactMap { line -> (String, String)? in
      guard let mark = line.range(of: " // "), let name = line.range(of: "let "),
        let colon = line[name.upperBound...].firstIndex(of: ":")
      else { return nil }
      return (String(line[name.upperBound..<colon]), String(line[mark.upperBound...]))
    }
    #expect(!expected.isEmpty)
    for (name, type) in expected { #expect(found[name] == type, "\(name) in\n\(source)") }
  }

  /// A struct that conforms to a protocol nested in itself, whose requirement is generic over another one.
  @Test func endsWhereATypeConformsToItsOwnProtocol() {
    let symbols = Symbols([
      """
      struct Client {}
      extension Client { protocol Mockable { func load<R: Client.Request>(_: R) }; protocol Request {} }
      extension Client: Client.Mockable { func load<R: Client.Request>(_: R) {} }
      struct Get: Client.Request {}
      """
    ])
    #expect(symbols.levels(of: .named("Client")).map(\.symbol.key) == ["Client", "Client.Mockable"])
    #expect(symbols.descendants(of: "Client.Request") == ["Get"])
  }

  /// Chains as long as no program's are looked up on a small stack.
  @Test(arguments: chains)
  func needsNoDeepStack(_ asked: String, _ lines: [String], _ expected: String) {
    let whole = digest(of: (lines + [asked]).joined(separator: "\n"), file: "a.swift")
    var reversed = digest(of: ([asked] + lines.reversed()).joined(separator: "\n"), file: "a.swift")
    reversed.file = "b.swift"
    for digest in [whole, reversed] {
      #expect(onSmallStack { Symbols(Program(digests: [digest], vocabularies: [])).propertyTypes() } == ["end": expected])
    }
  }

  /// A type that doubles at each step is not written out.
  @Test func takesHugeTypesForUnknown() {
    let doubling = (1...64).map { "typealias A\($0) = (A\($0 - 1), A\($0 - 1))" }.joined(separator: "\n")
    let growing = (1...64).map { "class C\($0)<T>: C\($0 - 1)<(T, T)> {}" }.joined(separator: "\n")
    let symbols = Symbols(["struct A0 {}\nclass C0<T> {}\nlet small: A5\nlet huge: A64\n\(doubling)\n\(growing)"])
    let found = symbols.propertyTypes()
    #expect(found["huge"]?.contains("_") == true)
    #expect(found["small"]?.hasPrefix("(((((A0, A0)") == true)
    #expect(symbols.levels(of: .named("C64")).count == 65)
  }
}

private func numbered(_ count: Int, _ line: (Int) -> String) -> [String] { (1...count).map(line) }

/// What is asked, the program, and the answer.
private let chains: [(String, [String], String)] = [
  ("let end: A3000", ["struct A0 {}"] + numbered(3000) { "typealias A\($0) = A\($0 - 1)" }, "A0"),
  ("let end: A1000.Inner", ["class A0 { struct Inner {} }"] + numbered(1000) { "class A\($0): A\($0 - 1) {}" }, "A0.Inner"),
  ("let end: Q9", nest, (0..<200).map { "N\($0)" }.joined(separator: ".")),
  (
    "let end: A1000.Next",
    ["struct A0 { struct Next {} }"] + numbered(1000) { "struct A\($0) { typealias Next = A\($0 - 1).Next }" }, "A0.Next"
  ),
  (
    "let end: A500.In", ["class A0 { class In {} }"] + numbered(500) { "class A\($0): A\($0 - 1).In { class In {} }" }, "A500.In"
  ),
]

/// Two hundred types, each in an extension of the one before. No parser reads such a long path, so every twentieth has a short name.
private let nest = (0..<200).map { index in
  let (score, rest) = (index / 20, index % 20)
  let start = score == 0 ? [] : ["Q\(score - 1)"]
  let around = (start + (score * 20..<index).map { "N\($0)" }).joined(separator: ".")
  let alias = rest == 19 ? "; typealias Q\(score) = \(around).N\(index)" : ""
  return (around.isEmpty ? "struct N0 {}" : "extension \(around) { struct N\(index) {} }") + alias
}

/// The result of some work on a thread whose stack has 1 MB.
private func onSmallStack<T: Sendable>(_ work: @escaping @Sendable () -> T) -> T {
  nonisolated(unsafe) var result: T?
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    result = work()
    done.signal()
  }
  thread.stackSize = 1 << 20
  thread.start()
  done.wait()
  return result!
}

private let lookupCases = [
  """
  struct A { struct B { struct C {} } ; let inside: B.C // A.B.C
  }
  struct B {}
  let outside: B // B
  let through: A.B // A.B
  extension A.B { let shadowed: C // A.B.C
  }
  extension A { let member: B // A.B
  }
  """,
  """
  struct Whole {}
  typealias Short = Whole
  extension Short { struct Part {} }
  extension Short.Part { struct Screw {} }
  let screw: Whole.Part.Screw // Whole.Part.Screw
  let other: Short.Part.Screw // Whole.Part.Screw
  """,
  """
  struct House { typealias Room = Chamber; struct Chamber {} }
  extension House.Room { enum Kind {} }
  let kind: House.Chamber.Kind // House.Chamber.Kind
  """,
  """
  class Base { struct Inner {} }
  class Sub: Base { let own: Inner // Base.Inner
  }
  extension Sub.Inner { struct Deep {} }
  let deep: Sub.Inner.Deep // Base.Inner.Deep
  """,
  """
  protocol Feature { associatedtype State; func reduce(_ state: State) }
  struct Login: Feature { func reduce(_ state: [Int]) {} }
  struct Logout: Feature { struct State {} ; func reduce(_ state: State) {} }
  typealias StateOf<F: Feature> = F.State
  let first: Login.State // [Int]
  let second: StateOf<Logout> // Logout.State
  let nested: StateOf<Login>? // [Int]?
  """,
  """
  protocol Screen { associatedtype Model = Blank; typealias Factory = () -> Self; typealias Models = [Self.Model] }
  struct Blank {}
  struct Home: Screen { typealias Model = Int }
  struct Box<T>: Screen {}
  let made: Home.Factory // () -> Home
  let models: Home.Models // [Int]
  let box: Box<Int>.Factory // () -> Box<Int>
  let model: Box<Int>.Model // Blank
  """,
  """
  typealias Ring = Round
  typealias Round = [Ring]
  typealias Aside = (Ring, Int)
  let ring: Ring // _
  let aside: Aside // (_, Int)
  """,
  """
  protocol P { typealias G = Self.H }
  protocol Q { typealias H = Self.G }
  struct S: P, Q { struct In {} }
  let endless: S.G // _
  let inner: S.In // S.In
  """,
  """
  struct W { typealias Go<X> = X.Go<X> }
  let self1: W.Go<W> // _
  struct C<U> { typealias X = U.X; typealias Y = U }
  let open: C<Int>.X // _
  let bound: C<Int>.Y // Int
  """,
  """
  extension Notification.Name { struct Key {} }
  extension UIView { enum Side {} }
  extension UIView.Side { struct Edge {} }
  let key: Notification.Name.Key // Notification.Name.Key
  let edge: UIView.Side.Edge // UIView.Side.Edge
  """,
]

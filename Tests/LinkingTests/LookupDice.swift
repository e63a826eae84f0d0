@testable import Linking

/// A small program of nested types, extensions, typealiases, conformances and associated types whose every name means what is
/// known when it is written. Names are spelled in ever new ways: through typealiases, subclasses, witnesses and generic types.
///
/// Each item speaks only of items made before it, so that the program means something; where it stands is thrown.
struct LookupDice {
  private struct Item {
    enum Kind: String { case `class`, `struct`, `enum`, `protocol` }
    var kind: Kind
    var path: String
    /// Whether subclasses and conforming types bring others' names along.
    var above: [Int] = []
  }

  private var dice: Dice
  private var types: [Item] = []
  /// Other ways to write a type: the path of what a name stands in (an index into `types`; nil at file scope), and the name.
  private var names: [(owner: Int?, name: String, type: Int)] = []
  /// The protocols' associated types, with the function by which one may witness them.
  private var associated: [Int: Int] = [:]
  private var lines: [String] = ["typealias Same<X> = X", "struct Box<Content> { typealias Held = Content }"]
  private(set) var expected: [String: String] = [:]

  init(_ seed: Int) {
    dice = Dice(seed)
    for index in 0..<(6 + dice.next(below: 14)) {
      switch dice.next(below: types.count < 3 ? 1 : 5) {
      case 0, 1: addType(index)
      case 2: addAlias(index)
      case 3: addConformance(index)
      default: addProperty(index)
      }
    }
    for index in 100..<104 { addProperty(index) }
  }

  /// The program's lines, thrown into some files in any order.
  func files(_ shuffle: inout Dice) -> [String] {
    let count = 1 + shuffle.next(below: 5)
    var files = Array(repeating: "", count: count)
    for line in lines.shuffled(using: &shuffle) { files[shuffle.next(below: count)] += line + "\n" }
    return files
  }

  private mutating func addType(_ index: Int) {
    let kind = dice.pick([Item.Kind.class, .class, .struct, .enum, .protocol])
    var item = Item(kind: kind, path: "T\(index)")
    var colon = ""
    if kind == .class, let above = types.indices.filter({ types[$0].kind == .class }).randomElement(using: &dice), dice.isLucky(2)
    {
      item.above = [above]
      colon = ": \(spelling(above))"
    }
    let body = "\(kind.rawValue) T\(index)\(colon) {\(kind == .protocol ? requirement(types.count, index) : "")}"
    if let owner = types.indices.filter({ types[$0].kind != .protocol }).randomElement(using: &dice), !dice.isLucky(3) {
      lines.append("extension \(spelling(owner)) { \(body) }")
      item.path = types[owner].path + "." + item.path
      names.append((owner, "T\(index)", types.count))
    } else {
      lines.append(body)
      names.append((nil, "T\(index)", types.count))
    }
    types.append(item)
  }

  private mutating func requirement(_ type: Int, _ index: Int) -> String {
    guard dice.isLucky(2) else { return "" }
    associated[type] = index
    return " associatedtype A\(index); func make\(index)() -> A\(index) "
  }

  private mutating func addAlias(_ index: Int) {
    let type = dice.next(below: types.count)
    let alias = "typealias L\(index) = \(spelling(type))"
    let owner = dice.isLucky(2) ? nil : dice.next(below: types.count)
    lines.append(owner.map { "extension \(spelling($0)) { \(alias) }" } ?? alias)
    names.append((owner, "L\(index)", type))
  }

  private mutating func addConformance(_ index: Int) {
    let protocols = types.indices.filter { types[$0].kind == .protocol }
    let others = types.indices.filter { types[$0].kind != .protocol }
    guard let above = protocols.randomElement(using: &dice), let type = others.randomElement(using: &dice) else { return }
    // A second conformance on the same line of ancestors could mean another witness.
    guard !inherits(type, above), !others.contains(where: { inherits($0, type) && inherits($0, above) }) else { return }
    let head = "extension \(spelling(type)): \(spelling(above))"
    var body = ""
    if let member = associated[above] {
      let witness = dice.next(below: types.count)
      let written = spelling(witness)
      body = dice.isLucky(2) ? "typealias A\(member) = \(written)" : "func make\(member)() -> \(written) { fatalError() }"
      names.append((type, "A\(member)", witness))
    }
    lines.append("\(head) { \(body) }")
    types[type].above.append(above)
  }

  private mutating func addProperty(_ index: Int) {
    let type = dice.next(below: types.count)
    let owner = dice.isLucky(2) ? nil : dice.next(below: types.count)
    // Inside a type its own names need no path.
    let own = names.filter { name in
      name.owner != nil && owner.map { $0 == name.owner || inherits($0, name.owner!) } == true && name.type == type
    }
    let written = own.randomElement(using: &dice)?.name ?? spelling(type)
    let property = "var p\(index): \(written) { fatalError() }"
    lines.append(owner.map { "extension \(spelling($0)) { \(property) }" } ?? property)
    expected["p\(index)"] = types[type].path
  }

  private func inherits(_ type: Int, _ above: Int) -> Bool {
    types[type].above.contains { $0 == above || inherits($0, above) }
  }

  /// One of the ways to write a type.
  private mutating func spelling(_ type: Int, depth: Int = 0) -> String {
    if depth == 4 { return types[type].path }
    let name = dice.pick(names.filter { $0.type == type })
    guard let owner = name.owner else {
      switch depth == 0 ? 9 : dice.next(below: 9) {
      case 0: return "Same<\(name.name)>"
      case 1: return "Box<\(name.name)>.Held"
      default: return name.name
      }
    }
    let heirs = types.indices.filter { inherits($0, owner) }
    let from = heirs.isEmpty || dice.isLucky(2) ? owner : dice.pick(heirs)
    return spelling(from, depth: depth + 1) + "." + name.name
  }
}

/// A program whose few names mean many things, or nothing, or themselves. What they mean nobody says, only that it is the same
/// in every order.
func tangle(_ dice: inout Dice) -> [String] {
  let names = ["A", "B", "C", "D", "E"]
  func path(_ dice: inout Dice) -> String {
    (0...dice.next(below: 3)).map { _ in dice.pick(names) }.joined(separator: ".")
  }
  func type(_ dice: inout Dice) -> String {
    switch dice.next(below: 6) {
    case 0: "[\(path(&dice))]"
    case 1: "\(path(&dice))<\(path(&dice))>"
    case 2: "(\(path(&dice)), Self)"
    default: path(&dice)
    }
  }
  func member(_ dice: inout Dice, _ count: Int) -> String {
    let name = dice.pick(names)
    return switch dice.next(below: 6) {
    case 0: "typealias \(name) = \(type(&dice))"
    case 1: "typealias \(name)<T> = \(dice.pick(["T", "[T]", "T.A", path(&dice) + "<T>"]))"
    case 2: "associatedtype \(name); func f(_: \(name))"
    case 3: "func f(_: \(type(&dice))) {}"
    default: "\(dice.pick(["class", "struct", "protocol"])) \(name): \(path(&dice)) {}"
    }
  }
  var lines: [String] = []
  for name in names where !dice.isLucky(4) {
    let kind = dice.pick(["class", "struct", "protocol", "alias"])
    let generic = dice.isLucky(4) ? "<T>" : ""
    lines.append(
      kind == "alias"
        ? "typealias \(name)\(generic) = \(type(&dice))" : "\(kind) \(name)\(generic): \(path(&dice)) { \(member(&dice, 0)) }")
  }
  for index in 0..<(3 + dice.next(below: 8)) {
    let colon = dice.isLucky(3) ? ": \(path(&dice))" : ""
    lines.append("extension \(path(&dice))\(colon) { \(member(&dice, index)); var p\(index): \(type(&dice)) { fatalError() } }")
  }
  return lines
}

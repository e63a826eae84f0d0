import Model

/// A value that has the shape asked for.
struct Item {
  indirect enum Content {
    case text(String)
    case flag(Bool)
    case number(Int)
    case type(TypeName)
    case list([Item])
    case mapping([Field])
    case nothing
  }

  struct Field {
    var name: DeclaredName
    var value: Item
  }

  var content: Content
  var at: Location
}

/// What `Building` asks of values. A question that does not fit the value is answered as if the key were left out: whatever was
/// wrong with it is a problem already.
extension Item {
  subscript(key: String) -> Item? { fields.first { $0.name.name == key }?.value }

  var fields: [Field] { if case .mapping(let fields) = content { fields } else { [] } }
  var items: [Item] { if case .list(let items) = content { items } else { [] } }
  var isList: Bool { if case .list = content { true } else { false } }
  var text: String? { if case .text(let text) = content { text } else { nil } }
  var flag: Bool? { if case .flag(let flag) = content { flag } else { nil } }
  var number: Int? { if case .number(let number) = content { number } else { nil } }
  var type: TypeName? { if case .type(let type) = content { type } else { nil } }
  var texts: [String] { items.compactMap(\.text) }
  /// One name, or a list of them.
  var oneOrMoreNames: [DeclaredName] { text.map { [DeclaredName($0, at: at)] } ?? names }
  var names: [DeclaredName] { items.compactMap { item in item.text.map { DeclaredName($0, at: item.at) } } }
  /// One type, or a list of them.
  var types: [TypeName] { isList ? items.compactMap(\.type) : type.map { [$0] } ?? [] }
}

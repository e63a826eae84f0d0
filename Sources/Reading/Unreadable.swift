import Model
import SwiftSyntax

/// Where the parser met something it did not expect or missed something, or was not shown all of the text; the first
/// `Limit.told` places in order.
func unreadablePlaces(in tree: SourceFileSyntax, _ lines: LineTable, blanked: [Int]) -> [Position] {
  guard tree.hasError || !blanked.isEmpty else { return [] }
  var places: [Position] = []
  var rest = [Syntax(tree)]
  while let node = rest.popLast(), places.count < Limit.told.value {
    if node.kind == .unexpectedNodes || node.as(TokenSyntax.self)?.presence == .missing {
      let place = firstToken(in: node).map { lines.position($0) } ?? lines.position(node.position.utf8Offset)
      if places.last != place { places.append(place) }
    } else if node.hasError {
      rest += node.children(viewMode: .all).reversed()
    }
  }
  return blanked.isEmpty ? places : Array(Set(places + blanked.map { lines.position($0) }).sorted().prefix(Limit.told.value))
}

/// The first token, found without recursion.
private func firstToken(in node: Syntax) -> TokenSyntax? {
  var node = node
  while let first = node.children(viewMode: .all).first { node = first }
  return node.as(TokenSyntax.self)
}

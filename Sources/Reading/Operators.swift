import SwiftOperators
import SwiftSyntax

/// How tightly infix operators bind, as numbers: higher binds first.
struct OperatorRanks: Sendable {
  struct Rank: Hashable, Sendable {
    var height: Int
    var isRightAssociative = false
  }

  private static let standard = OperatorTable.standardOperators
  private static let standardGroups: [String: Rank] = [
    "AssignmentPrecedence": Rank(height: 100, isRightAssociative: true),
    "FunctionArrowPrecedence": Rank(height: 200, isRightAssociative: true),
    "TernaryPrecedence": Rank(height: 300, isRightAssociative: true),
    "DefaultPrecedence": unknown,
    "LogicalDisjunctionPrecedence": Rank(height: 400),
    "LogicalConjunctionPrecedence": Rank(height: 500),
    "ComparisonPrecedence": Rank(height: 600),
    "NilCoalescingPrecedence": Rank(height: 700, isRightAssociative: true),
    "CastingPrecedence": Rank(height: 800),
    "RangeFormationPrecedence": Rank(height: 900),
    "AdditionPrecedence": Rank(height: 1000),
    "MultiplicationPrecedence": Rank(height: 1100),
    "BitwiseShiftPrecedence": Rank(height: 1200),
  ]
  /// Of an operator that another file declares: looser than arithmetic, tighter than casts and `??`.
  private static let unknown = Rank(height: 850)

  static let assignment = Rank(height: 100, isRightAssociative: true)
  static let ternary = Rank(height: 300, isRightAssociative: true)
  static let cast = Rank(height: 800)

  private var groups: [String: Rank] = [:]
  /// The group of each operator declared in the file.
  private var declared: [String: String] = [:]

  init(declaredIn file: SourceFileSyntax) {
    var waiting: [PrecedenceGroupDeclSyntax] = []
    for item in file.statements {
      guard case .decl(let declaration) = item.item else { continue }
      if let group = declaration.as(PrecedenceGroupDeclSyntax.self), !add(group) { waiting.append(group) }
      if let declaration = declaration.as(OperatorDeclSyntax.self),
        let group = declaration.operatorPrecedenceAndTypes?.precedenceGroup.text
      {
        declared[declaration.name.text] = group
      }
    }
    // A group may stand before those that it names.
    for _ in 0..<8 where !waiting.isEmpty { waiting = waiting.reversed().filter { !add($0) } }
  }

  /// A group declared in the file stands right above or below the first group that it names; false where none of these is known
  /// so far.
  private mutating func add(_ group: PrecedenceGroupDeclSyntax) -> Bool {
    var rank = Self.unknown
    var isPlaced: Bool?
    for attribute in group.groupAttributes {
      switch attribute {
      case .precedenceGroupRelation(let relation):
        guard let other = relation.precedenceGroups.first?.name.text, let base = self.group(other) else {
          isPlaced = isPlaced ?? false
          continue
        }
        isPlaced = true
        rank.height = base.height + (relation.higherThanOrLowerThanLabel.text == "higherThan" ? 10 : -10)
      case .precedenceGroupAssociativity(let associativity): rank.isRightAssociative = associativity.value.text == "right"
      default: continue
      }
    }
    groups[group.name.text] = rank
    return isPlaced ?? true
  }

  private func group(_ name: String) -> Rank? { groups[name] ?? Self.standardGroups[name] }

  func rank(of name: String) -> Rank {
    if let group = declared[name] { return self.group(group) ?? Self.unknown }
    if let group = Self.standard.infixOperator(named: name)?.precedenceGroup { return self.group(group) ?? Self.unknown }
    // `??=` and the like can only be assignments; `<=` and `==` are known above.
    if name.utf8.last == UInt8(ascii: "="), let first = name.utf8.first, !"=<>!".utf8.contains(first) { return Self.assignment }
    return Self.unknown
  }
}

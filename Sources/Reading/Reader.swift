import Model
import SwiftSyntax

/// What is known while one syntax tree is walked from top to bottom.
///
/// Its methods stand in the files beside this one, one concern each; each turns a piece of syntax into a piece of `Model`.
struct Reader {
  let lines: LineTable
  let operators: OperatorRanks
  var imports: [Import] = []
  var declarations: [Declaration] = []
  /// The declaration whose members or body are being read.
  var parent: Int?
  /// What all `#if` around the place say together.
  var condition = BuildCondition.always
  var depth = 0
  /// One more than the highest `$n` seen in the innermost closure.
  var shorthand = 0
  /// What a chain that begins inside `#if` continues.
  var conditionalBase: Expression?
  /// Something was met that only Swift 2 and what came before it understand.
  var isOldSwift = false
  /// Where a limit ended the reading.
  var unread: [Position] = []
  /// How many names were made up so far.
  var inventedNames = 0

  init(lines: LineTable, operators: OperatorRanks) {
    self.lines = lines
    self.operators = operators
  }

  /// A name that no source can hold.
  mutating func inventName() -> String {
    inventedNames += 1
    return "#\(inventedNames)"
  }

  mutating func add(_ declaration: Declaration) -> Int {
    declarations.append(declaration)
    return declarations.count - 1
  }

  /// Reads what stands inside a declaration: names in it belong to it.
  @discardableResult
  mutating func inside<Result>(_ declaration: Int, _ read: (inout Reader) -> Result) -> Result {
    let outer = (parent, shorthand)
    defer { (parent, shorthand) = outer }
    (parent, shorthand) = (declaration, 0)
    return read(&self)
  }

  /// Where a node's first token stands.
  ///
  /// It walks down without recursion, for a chain may be thousands of links long.
  func start(_ node: some SyntaxProtocol) -> Position {
    var node = Syntax(node)
    while let first = node.children(viewMode: .sourceAccurate).first(where: { $0.totalLength.utf8Length > 0 }) { node = first }
    return lines.position(node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}

/// The text of a name, without backticks; `_` where the parser found none.
func name(_ token: TokenSyntax) -> String {
  guard token.presence == .present else { return "_" }
  let text = token.text
  guard text.utf8.first == UInt8(ascii: "`"), text.utf8.count > 2 else { return text }
  return String(text.dropFirst().dropLast())
}

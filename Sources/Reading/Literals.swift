import Model
import SwiftParser
import SwiftSyntax

extension Reader {
  /// A string literal. One with interpolations is a call of `String` with them and the texts between them, so that what they
  /// call stays in sight.
  mutating func string(_ syntax: StringLiteralExprSyntax) -> Expression {
    let place = lines.position(syntax.openingPounds ?? syntax.openingQuote)
    var interpolated: [Argument] = []
    var isInterpolated = false
    for segment in syntax.segments {
      switch segment {
      case .expressionSegment(let segment):
        isInterpolated = true
        interpolated += segment.expressions.map { argument($0) }
      case .stringSegment(let segment):
        let text = segment.content.text
        let isPlain = syntax.openingQuote.tokenKind == .stringQuote && !text.contains("\\")
        if text.isEmpty { continue }
        interpolated.append(Argument(label: nil, value: Expression(.string(isPlain ? text : nil), at: place)))
      }
    }
    if isInterpolated { return Expression(.call(Expression(.name("String", []), at: place), interpolated), at: place) }
    return Expression(.string(plainText(syntax) ?? syntax.representedLiteralValue), at: place)
  }

  /// The text of a literal in one piece without escapes, which most are.
  private func plainText(_ syntax: StringLiteralExprSyntax) -> String? {
    guard syntax.openingQuote.tokenKind == .stringQuote, syntax.closingQuote.presence == .present, syntax.segments.count == 1,
      case .stringSegment(let segment)? = syntax.segments.first
    else { return nil }
    let text = segment.content.text
    return text.utf8.contains(UInt8(ascii: "\\")) ? nil : text
  }

  func keyPath(_ syntax: KeyPathExprSyntax) -> Expression {
    var root = syntax.root.map { typeName($0) }
    var components: [String] = []
    for component in syntax.components {
      switch component.component {
      case .property(let property):
        let name = name(property.declName.baseName)
        // In `\Outer.Inner.value` the parser takes `Inner` for a property.
        if components.isEmpty, case .nominal(let path) = root, readsAsType(name) {
          root = .nominal(path + [TypePart(name, genericArguments(property.genericArgumentClause))])
        } else {
          components.append(name)
        }
      case .subscript: components.append("[]")
      case .optional: continue
      // Calls in key paths are still an experiment of the parser's.
      default: components.append("()")
      }
    }
    return Expression(.keyPath(root, components), at: lines.position(syntax.backslash))
  }
}

import Model
import SwiftParser
import SwiftSyntax

/// Reads one file of Swift source.
///
/// Parser and reader recurse as deep as the text nests, and a thread of a pool has too small a stack for that: call it on one of
/// 16 MiB or more, a multiple of it in a debug build.
///
/// - Parameters:
///   - bytes: The file's bytes as they are on disk. What is no UTF-8 is repaired name by name; positions count the bytes given.
///   - file: The path relative to the project's root; it is copied into the digest and means nothing else here.
///   - words: Words with which comments begin that tools read; such lines become `remarks`.
/// - Returns: What the file says. The same bytes give the same digest, whatever they are: text that is no Swift ends up in
///   `unreadable` and as opaque expressions.
public func digest(of bytes: [UInt8], file: String, words: [String] = []) -> Digest {
  guard !bytes.isEmpty else { return Digest(file: file, isPlaceholder: true, isHidden: true) }
  let text = BoundedText(bytes)
  let tree = text.bytes.withUnsafeBufferPointer {
    Parser.parse(source: $0, maximumNestingLevel: Limit.parsedNesting.value)
  }
  let lines = LineTable(bytes)
  var reader = Reader(lines: lines, operators: OperatorRanks(declaredIn: tree))
  let code = reader.fileScope(tree.statements)
  let begun = tree.statements.allSatisfy(\.mayHoldAPlace) ? skim(bytes) : nil
  return Digest(
    file: file,
    imports: reader.imports,
    declarations: reader.declarations,
    statements: code.contains(where: \.isExecutable) ? code : [],
    directives: directives(in: tree, bytes, lines),
    remarks: remarks(in: tree, bytes, lines, words: words, reader.declarations),
    unreadable: (unreadablePlaces(in: tree, lines, blanked: text.blanked) + reader.unread).sorted(),
    isOldSwift: reader.isOldSwift,
    isPlaceholder: begun?.isPlaceholder ?? false,
    isHidden: begun?.isHidden ?? false)
}

/// Reads a text; see `digest(of:file:)` for bytes.
public func digest(of text: String, file: String, words: [String] = []) -> Digest {
  digest(of: Array(text.utf8), file: file, words: words)
}

extension Statement {
  /// Whether it does something at file scope, beyond declaring.
  fileprivate var isExecutable: Bool {
    switch self {
    case .declaration: false
    case .conditional(let branches): branches.contains { $0.body.contains(where: \.isExecutable) }
    default: true
    }
  }
}

extension CodeBlockItemSyntax {
  /// Whether it may stand in a file of which nothing but a beginning is there: the skim tells, and most files need not be asked.
  fileprivate var mayHoldAPlace: Bool {
    item.is(ImportDeclSyntax.self)
      || item.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members.allSatisfy { $0.decl.is(InitializerDeclSyntax.self) }
        ?? false
  }
}

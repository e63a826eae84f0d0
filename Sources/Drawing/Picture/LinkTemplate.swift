import Model

extension Picture {
  /// How a place in the source becomes an address: a text in which `{path}` stands for a file's path from the root of the file
  /// system, `{file}` for its path from the project's folder, `{line}` and `{column}` for the position.
  public struct LinkTemplate: Hashable, Sendable {
    /// The file itself, wherever the picture lies.
    public static let file = "file://{path}"

    var pieces: [Piece]
    /// The project's folder.
    var folder: String

    enum Piece: Hashable, Sendable {
      case text(String)
      case path, file, line, column
    }

    /// nil where a word in braces is none of the four.
    public init?(_ text: String, folder: String) {
      self.folder = folder
      pieces = []
      var rest = text[...]
      while let open = rest.firstIndex(of: "{") {
        guard let close = rest[open...].firstIndex(of: "}"), let piece = Self.piece(rest[rest.index(after: open)..<close]) else {
          return nil
        }
        pieces += [.text(String(rest[..<open])), piece]
        rest = rest[rest.index(after: close)...]
      }
      pieces.append(.text(String(rest)))
    }

    private static func piece(_ word: Substring) -> Piece? {
      switch word {
      case "path": .path
      case "file": .file
      case "line": .line
      case "column": .column
      default: nil
      }
    }

    func address(of at: Location) -> String {
      pieces.map { piece in
        switch piece {
        case .text(let text): encoded(text, besides: "/:?#[]@!$&'()*+,;=%")
        case .path: encoded(at.file.hasPrefix("/") ? at.file : "\(folder)/\(at.file)", besides: "/")
        case .file: encoded(at.file, besides: "/")
        case .line: String(at.line)
        case .column: String(at.column)
        }
      }.joined()
    }
  }
}

/// With every byte that an address does not take as it is written as `%` and two digits.
private func encoded(_ text: String, besides more: StaticString) -> String {
  let kept = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~\(more)".utf8)
  let digits = Array("0123456789ABCDEF".utf8)
  let bytes = text.utf8.flatMap { kept.contains($0) ? [$0] : [UInt8(ascii: "%"), digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
  return String(decoding: bytes, as: UTF8.self)
}

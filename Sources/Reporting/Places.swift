import Model

extension Reporter.Options {
  /// `a.swift:3:5` for people who stand in the working directory, with nothing in it that would steer a terminal.
  func shown(_ at: Location) -> String { neutral("\(shown(at.file)):\(at.line):\(at.column)") }

  /// `a.swift:3`, likewise.
  func shown(lineOf at: Location) -> String { neutral("\(shown(at.file)):\(at.line)") }

  /// The path of one of the project's files for people who stand in the working directory.
  public func shown(_ file: String) -> String {
    guard let folder, let workingDirectory else { return file }
    return Standpoint(root: folder, workingDirectory: workingDirectory).shown(file)
  }

  /// The same within a sentence.
  func spoken(_ file: String) -> String {
    let path = shown(file)
    return path == "." ? "the working directory" : path
  }

  /// The path of one of the project's files from the top of its repository, without `..` as far as that can be done.
  func pathFromRepository(to file: String) -> String {
    let path = (pathInRepository.map { $0 + "/" } ?? "") + file
    var names: [Substring] = []
    for name in path.split(separator: "/", omittingEmptySubsequences: false) {
      if name == "..", let last = names.last, last != "..", last != "" { names.removeLast() } else { names.append(name) }
    }
    return names.joined(separator: "/")
  }

  /// A link to a line, where there is something to link to.
  func link(to at: Location) -> String? {
    linkBase.map { $0 + percentEncoded(pathFromRepository(to: at.file)) + "#L\(at.line)" }
  }
}

extension Report {
  /// A place's column in UTF-16 units, in which most readers count; nil where the line is not at hand.
  func column(of at: Location) -> Int? {
    if at.column <= 1 { return 1 }
    guard let line = excerpts[at.file]?[at.line] else { return nil }
    return String(decoding: line.utf8.prefix(at.column - 1), as: UTF8.self).utf16.count + 1
  }
}

/// A path as part of a URI: all but letters, digits and `-._~/` in percent signs, so that no name is taken for a scheme or a query.
func percentEncoded(_ path: String) -> String {
  var text = ""
  for byte in path.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      text.unicodeScalars.append(Unicode.Scalar(byte))
    default: text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }
  return text
}

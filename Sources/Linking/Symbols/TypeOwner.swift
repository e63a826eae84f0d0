import Model

/// Who declares a type whose bare name has several meanings in the program. It stands in front of the type's path, so that an
/// identity once found is never looked up again as if it were written text: no Swift source can write it.
enum TypeOwner: Hashable {
  case file(Int)
  case target(Int)
  case framework(String)
  /// No target is known that compiles it.
  case nobody

  private static let mark: Character = "\u{E000}"

  /// The first step of the path of a type of this owner.
  var part: String {
    switch self {
    case .file(let index): "\(Self.mark)f\(index)"
    case .target(let index): "\(Self.mark)t\(index)"
    case .framework(let name): "\(Self.mark)\(name)"
    case .nobody: "\(Self.mark)-"
    }
  }

  static func isOwner(_ part: String) -> Bool { part.first == mark }

  /// Every owner in a text, with the name that follows it.
  static func mentions(in text: String) -> [(range: Range<String.Index>, part: String, name: String)] {
    guard text.utf8.contains(0xEE) else { return [] }
    var found: [(Range<String.Index>, String, String)] = []
    var start = text.startIndex
    while let at = text[start...].firstIndex(of: mark) {
      guard let dot = text[at...].firstIndex(of: ".") else { break }
      start = text.index(after: dot)
      let name = text[start...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      found.append((at..<start, String(text[at..<dot]), String(name)))
    }
    return found
  }
}

extension TypeName {
  /// The same as a source writes it.
  var withoutOwner: TypeName {
    mapNominals { .nominal($0.count > 1 && TypeOwner.isOwner($0[0].name) ? Array($0.dropFirst()) : $0) }
  }
}

extension Symbols {
  /// Where one name at file scope means several types: who declares each.
  func owners() -> [DeclarationID: TypeOwner] {
    var owners: [DeclarationID: TypeOwner] = [:]
    for (_, ids) in global where ids.count > 1 {
      let found = ids.filter { declaration($0).isNominal }.map { ($0, owner(of: $0)) }
      guard Set(found.map(\.1)).count > 1 else { continue }
      for (id, owner) in found { owners[id] = owner }
    }
    return owners
  }

  /// Who may give a type its name: the file for a private one, else the build target, else the framework's module.
  private func owner(of id: DeclarationID) -> TypeOwner {
    if let vocabulary = vocabulary(ofFile: id.file) { return .framework(vocabularies[vocabulary].modules[0]) }
    let modifiers = declaration(id).modifiers
    if modifiers.contains("private") || modifiers.contains("fileprivate") { return .file(id.file) }
    return targetOfFile[id.file].map { .target($0) } ?? .nobody
  }

  /// What people call an owner, by the step of a path that stands for it.
  func ownerNames() -> [String: String] {
    var names: [String: String] = [:]
    for index in targets.indices { names[TypeOwner.target(index).part] = targets[index].module }
    for (index, digest) in digests.enumerated() {
      let name = digest.file.split(separator: "/").last.map(String.init) ?? ""
      names[TypeOwner.file(index).part] = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    }
    for module in vocabularies.map({ $0.modules[0] }) { names[TypeOwner.framework(module).part] = module }
    names[TypeOwner.nobody.part] = "_"
    return names
  }
}

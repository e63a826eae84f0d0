import Packing

extension Observation: Packed {
  init(from unpacker: inout Unpacker) {
    question = Question(unpacker.value(), Topic(rawValue: unpacker.value()) ?? .file)
    switch question.topic {
    case .file, .fileHere: answer = .file(unpacker.value())
    case .folder: answer = .folder(unpacker.value(), unpacker.value())
    case .kind:
      let letter: String = unpacker.value()
      answer = .kind(Listing.Kind.allCases.first { String($0.letter) == letter })
    case .name: answer = .truth(unpacker.value())
    case .real, .gitRoot: answer = .path(unpacker.value())
    }
  }

  func pack(into packer: inout Packer) {
    packer.write(question.path)
    packer.write(question.topic.rawValue)
    switch answer {
    case .file(let stamp): packer.write(stamp)
    case .folder(let stamp, let print):
      packer.write(stamp)
      packer.write(print)
    case .kind(let kind): packer.write(kind.map { String($0.letter) } ?? "")
    case .truth(let truth): packer.write(truth)
    case .path(let path): packer.write(path)
    }
  }
}

import Model

/// The controllers of the program's own classes that a storyboard makes; nil where its text cannot be read.
///
/// - Parameters:
///   - bytes: The file as it is on disk.
///   - file: The path relative to the project's root.
public func scenes(in bytes: [UInt8], file: String) -> SceneFile? {
  guard let pieces = Markup.pieces(of: bytes) else { return nil }
  let lines = LineTable(bytes)
  var result = SceneFile(file: file, scenes: [])
  // What is open: whether it stands for an object that a scene makes, and which one.
  var open: [(name: String, scene: Int?)] = []
  for piece in pieces {
    switch piece {
    case .open(let name, let attributes, let at):
      if open.isEmpty, name != "document" { return nil }
      var scene: Int?
      // The object of a scene stands in the list of its objects; what stands deeper is part of it.
      if open.last?.name == "objects", name.lowercased().hasSuffix("controller"), let type = attributes["customClass"] {
        scene = result.scenes.count
        result.scenes.append(Scene(type: type, at: lines.position(at)))
      }
      if name == "userDefinedRuntimeAttribute", open.last?.name == "userDefinedRuntimeAttributes",
        let owner = open.dropLast().last?.scene, let key = attributes["keyPath"]
      {
        // A short text is an attribute; one with line breaks or marks is an element of its own, which names no registration.
        if attributes["type"] == "string" { result.scenes[owner].settings[key] = attributes["value"] ?? "" }
        if attributes["type"] == "nil" { result.scenes[owner].cleared.insert(key) }
      }
      open.append((name, scene))
    case .close: open.removeLast()
    case .text: break
    }
  }
  return result
}

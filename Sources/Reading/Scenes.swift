import Model

/// The objects of the program's own classes that a storyboard or a nib makes; nil where its text cannot be read.
///
/// - Parameters:
///   - bytes: The file as it is on disk.
///   - file: The path relative to the project's root.
public func scenes(in bytes: [UInt8], file: String) -> SceneFile? {
  guard let pieces = Markup.pieces(of: bytes) else { return nil }
  let lines = LineTable(bytes)
  let isStoryboard = file.hasSuffix(".storyboard")
  var result = SceneFile(file: file, scenes: [])
  var isOfWatch = false
  // What is open: whether it stands for an object of the program's own class, and which one.
  var open: [(name: String, scene: Int?)] = []
  for piece in pieces {
    switch piece {
    case .open(let name, let attributes, let at):
      if open.isEmpty {
        guard name == "document" else { return nil }
        isOfWatch = attributes["type"]?.contains("WatchKit") ?? false
      }
      var scene: Int?
      // The controller of a scene stands in the list of its objects; what stands deeper is part of it.
      let isController = isStoryboard && open.last?.name == "objects" && name.lowercased().hasSuffix("controller")
      // A watch sets no attributes.
      if let type = attributes["customClass"], isController || !isOfWatch {
        scene = result.scenes.count
        let kind: Scene.Kind = isController ? .controller : isStandIn(name, attributes) ? .standIn : .part
        result.scenes.append(Scene(kind, type: type, at: lines.position(at)))
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

/// Whether an element makes nothing: its owner, the first responder, the application. AppKit's are objects of negative numbers.
private func isStandIn(_ name: String, _ attributes: [String: String]) -> Bool {
  name.lowercased().hasSuffix("placeholder") || attributes["id"]?.hasPrefix("-") ?? false
}

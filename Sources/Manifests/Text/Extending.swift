import Model

/// A manifest that others extend, as it was read.
public struct SharedManifest: Sendable {
  /// Its path relative to the project's root.
  public var file: String
  public var text: String

  /// Why there is none; half a sentence.
  public struct Refusal: Error, Hashable, Sendable {
    public var reason: String

    public init(reason: String) { self.reason = reason }
  }

  public init(file: String, text: String) {
    self.file = file
    self.text = text
  }
}

/// A manifest with everything that it extends. `extends` itself stays, so that it is checked like every key.
func extended(
  _ tree: Tree, file: String, through chain: [String],
  _ shared: (String, String) -> Result<SharedManifest, SharedManifest.Refusal>, problems: inout Problems
) -> Tree {
  guard case .mapping(let branches) = tree.content, let extends = branches.first(where: { $0.key == "extends" }) else {
    return tree
  }
  var base: Tree?
  for (path, at) in extends.value.paths {
    switch shared(path, file) {
    case .failure(let refusal):
      problems.add("`extends` names \(shortened(path)), and \(refusal.reason)", at: at)
    case .success(let other):
      guard !chain.contains(other.file) else {
        problems.add("`extends` leads back to \(other.file), which extends this", at: at)
        continue
      }
      guard chain.count < 16 else {
        problems.add("more than 16 manifests extend one another", at: at)
        continue
      }
      guard let own = composed(other.text, file: other.file, problems: &problems) else { continue }
      let whole = extended(own, file: other.file, through: chain + [other.file], shared, problems: &problems)
      base = base.map { $0.overlaid(with: whole) } ?? whole
    }
  }
  return base.map { $0.overlaid(with: tree) } ?? tree
}

extension Tree {
  /// The texts of a value that is one, or a list of them.
  fileprivate var paths: [(String, Location)] {
    switch content {
    case .scalar(let scalar): scalar.meaning == .text && !scalar.text.isEmpty ? [(scalar.text, at)] : []
    case .list(let items): items.flatMap(\.paths)
    case .mapping: []
    }
  }

  /// Mappings joined key by key; of anything else the upper one. What the upper one says stands last, in its own order.
  fileprivate func overlaid(with upper: Tree) -> Tree {
    guard case .mapping(let own) = content, case .mapping(let others) = upper.content else { return upper }
    let kept = own.filter { branch in branch.key != "extends" && !others.contains { $0.key == branch.key } }
    let joined = others.map { branch in
      var branch = branch
      if let below = own.first(where: { $0.key == branch.key }), branch.key != "extends" {
        branch.value = below.value.overlaid(with: branch.value)
      }
      return branch
    }
    return Tree(content: .mapping(kept + joined), at: upper.at)
  }
}

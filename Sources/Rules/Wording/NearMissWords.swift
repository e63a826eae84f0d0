import Model

extension Graph {
  /// A near miss as a sentence about the registration that almost answers.
  func note(on miss: NearMiss, for key: Key) -> Finding.Note {
    let provider = providers[miss.provider]
    return Finding.Note(sentence(on: miss, for: key, provider), at: provider.at)
  }

  private func sentence(on miss: NearMiss, for key: Key, _ provider: Provider) -> String {
    let type = code(key.type.description)
    switch miss.reason {
    case .otherName(nil): return "\(type) is registered here without a name"
    case .otherName(let name?): return "\(type) is registered here under the name \"\(name)\""
    case .otherTags([]): return "\(type) is registered here without a tag"
    case .otherTags(let tags): return "\(type) is registered here with the tag \(list(tags.map { code($0.description) }))"
    case .otherArguments([]): return "\(type) is registered here without arguments"
    case .otherArguments(let types):
      return "\(type) is registered here with the arguments \(list(types.map { code($0.description) }))"
    case .otherType(let other): return "a different type of that name is registered here: \(code(other.description))"
    case .notLoaded(let group):
      let loading = provider.roots.map { code(roots[$0].name) }.uniqued()
      let state = loading.isEmpty ? "is not loaded" : "only \(list(loading)) \(loading.count > 1 ? "load" : "loads")"
      return "\(name(of: miss.provider)) is registered here, in \(code(groups[group].name)), which \(state)"
    case .internalModule(let group):
      return
        "\(name(of: miss.provider)) is registered here, in \(code(groups[group].name)), an internal module that is not loaded"
    case .otherRoot(let root): return "\(type) is registered here, in another container: \(code(roots[root].name))"
    case .unlinked(let target): return "\(type) is registered here, in \(code(target)), which is not linked"
    case .condition(let condition): return "\(type) is registered here only under \(code(condition.description))"
    case .implementationOnly:
      let keys = provider.keys.map { name(of: $0) }
      if provider.implementation?.unwrapped == key.type.unwrapped {
        return "\(type) is registered here, but only as \(list(keys))"
      }
      return "\(name(of: miss.provider)) is registered here, but not as \(type)"
    case .optionality: return "it is registered here as \(list(provider.keys.map { name(of: $0) }))"
    case .element:
      return "\(code(key.type.unwrapped.element?.description ?? "its element")) is registered here, not the array of it"
    case .offPath(let group):
      return "\(name(of: key)) is provided here, in \(code(groups[group].name)), which is not above the asker on this way"
    case .sameName(let other): return "\(code(key.name ?? "")) is a \(code(other.description)) here, not a \(type)"
    case .offeredAs(let types):
      return "\(code(type)) is registered here, but offered as \(list(types.map { code($0.description) })) only"
    case .hidden(.isPrivate): return "\(code(key.name ?? type)) is declared here, but private"
    case .hidden(.isNotPublic):
      return "\(code(key.name ?? type)) is declared here, but `public` is not the first word of its declaration"
    case .hidden(.isUntyped): return "\(code(key.name ?? type)) is declared here, but without a type"
    case .pretended where !provider.keys.contains { $0.type.unwrapped == key.type.unwrapped }:
      return "\(name(of: miss.provider)) answers for \(type) here, but is none"
    case .pretended: return "\(name(of: miss.provider)) is registered as \(type) here, but is none"
    case .onlyEnds: return "\(type) is registered here with a maker that does nothing but end the program"
    case .onlyNil: return "\(type) is registered here with a maker that makes nothing but nil"
    case .noMaker: return "\(name(of: miss.provider)) is registered here with nothing that makes it"
    }
  }
}

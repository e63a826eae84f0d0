import Model

extension Evaluator {
  /// Of each protocol or class of the program that is asked for, the type that could be registered for it: the only one below it.
  /// Where there are several one cannot know which is meant.
  func conformers(of requests: [Draft.Request]) -> [TypeName: TypeName] {
    var result: [TypeName: TypeName] = [:]
    for type in Set(requests.map { $0.need.key.type.unwrapped }) {
      guard case .nominal(let parts) = type, let only = symbols.onlyType(below: parts.key) else { continue }
      result[type] = only
    }
    return result
  }
}

extension Symbols {
  /// The only type that the program declares, is no protocol, has no type parameters, and stands below the protocol of that path.
  fileprivate func onlyType(below key: String) -> TypeName? {
    guard let top = types[key], top.isProtocol, !top.isExternal, top.vocabulary == nil else { return nil }
    var seen: Set<String> = [key]
    var work = [key]
    var found: TypeSymbol?
    while let key = work.popLast() {
      for below in subtypes[key] ?? [] where seen.insert(below).inserted {
        guard let symbol = types[below] else { continue }
        work.append(below)
        if symbol.isProtocol { continue }
        if found != nil || symbol.isExternal || symbol.vocabulary != nil || !symbol.generics.isEmpty { return nil }
        found = symbol
      }
    }
    return found.map { TypeName.nominal($0.path.map { TypePart($0) }) }
  }
}

import Model

/// A function leaves to its own caller what it calls another for.
struct CallLeftOpen: Hashable {
  var caller: DeclarationID
  var callee: DeclarationID
  var at: Location
}

/// Names that a function asks under and that its callers say: some with a constant, others by what they are handed themselves.
extension Evaluator {
  /// Notes that a call leaves something to the caller of the function in which it stands.
  func noteLeftOpen(_ body: CallKey.Body) {
    guard case .declaration(let callee) = body, let caller = context.functions.last ?? nil, !isVocabulary(body) else { return }
    writeDown(.leave(CallLeftOpen(caller: caller, callee: callee, at: context.site)))
  }

  /// The calls with which a name is handed on by functions that nobody was seen to call, where others say the name.
  ///
  /// Whoever says it is a need by itself, and says nothing of those who do not.
  func namesHandedOn() -> [Location] {
    var open: [Location: [RequestRecord]] = [:]
    for request in recording.requests
    where request.nameIsOpen && request.expected?.isOpen == false && !request.container.isParameter {
      open[request.site, default: []].append(request)
    }
    guard !open.isEmpty else { return [] }
    var closed: [Location: [RequestRecord]] = [:]
    for request in recording.requests where !request.isOpen && open[request.site] != nil {
      closed[request.site, default: []].append(request)
    }
    let calls = Dictionary(grouping: recording.leftOpen, by: \.callee)
    return Set(
      open.flatMap { site, requests in
        guard let closed = closed[site], closed.contains(where: { !$0.container.isLeftToOthers }) else { return [Location]() }
        return ends(of: requests, closed, calls)
      }
    ).sorted()
  }

  /// Where those hand a name on who stand at the end of the ways that lead to requests of one place.
  private func ends(
    of open: [RequestRecord], _ closed: [RequestRecord], _ calls: [DeclarationID: [CallLeftOpen]]
  ) -> [Location] {
    // Whom somebody calls who says the name, and calls of which what is left open is not the name.
    let called = Set(closed.flatMap { $0.functions.dropFirst() }.compactMap { $0 })
    let saying = Set(closed.map { $0.sites[0] })
    var work: [(function: DeclarationID, at: Location?)] = open.compactMap { request in
      (request.functions.first ?? nil).map { ($0, request.functions.count > 1 ? request.sites[0] : nil) }
    }
    var seen: Set<CallLeftOpen> = []
    var ends: [Location] = []
    while let (function, at) = work.popLast() {
      guard !recording.uncalled.contains(function) else { continue }
      let further = (calls[function] ?? []).filter { !saying.contains($0.at) }
      if further.isEmpty, !called.contains(function), let at { ends.append(at) }
      work += further.filter { seen.insert($0).inserted }.map { ($0.caller, $0.at) }
    }
    return ends
  }
}

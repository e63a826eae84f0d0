import Model

/// Which things of a graph the findings speak of, with the gravest severity of each.
struct Marks {
  private(set) var owners: [Owner: Finding.Severity] = [:]
  private(set) var providers: [Int: Finding.Severity] = [:]
  /// Those at a finding's own place: they colour their group where they are not drawn themselves.
  private(set) var culprits: [Int: Finding.Severity] = [:]
  private(set) var includes: [Int: Finding.Severity] = [:]
  private(set) var imports: [Int: Finding.Severity] = [:]
  private(set) var dependencies: [Int: Finding.Severity] = [:]
  private(set) var links: [Link: Finding.Severity] = [:]

  /// A group or root is marked if it is a finding's place; a registration also as a hop of a chain; an include or import if it
  /// is a hop or joins two. An arrow of a need is marked if the need, or who asks, is a hop and what it points to is one as well
  /// or is a related place, or if the finding is about its key and names the need's place. What is missing or leaks is marked in
  /// any case.
  init(_ graph: Graph, _ links: [Link], _ findings: [Finding]) {
    let index = PlaceIndex(graph, links)
    for link in links {
      if link.isFailure { raise(&self.links[link], .error) }
    }
    var places: [Location: Finding.Severity] = [:]
    for finding in findings { mark(finding, graph, links, index, &places) }
    for (at, severity) in places { for number in index.includes[at] ?? [] { raise(&includes[number], severity) } }
  }

  /// - Parameter places: those of which every include is marked, once all findings are known.
  private mutating func mark(
    _ finding: Finding, _ graph: Graph, _ links: [Link], _ index: PlaceIndex, _ places: inout [Location: Finding.Severity]
  ) {
    let hops = Set([finding.at] + finding.chain.map(\.at))
    let touchedOwners = Set(hops.flatMap { index.owners[$0] ?? [] })
    var touched = Set(hops.flatMap { index.providers[$0] ?? [] })
    for owner in index.owners[finding.at] ?? [] { raise(&owners[owner], finding.severity) }
    for provider in index.providers[finding.at] ?? [] { raise(&culprits[provider], finding.severity) }
    for provider in touched { raise(&providers[provider], finding.severity) }
    let asking = (index.needs[finding.at] ?? []).filter { finding.subject.contains(graph.needs[$0].key.description) }
    let ends = touched.compactMap { graph.providers[$0].owner } + asking.compactMap { graph.needs[$0].scope }
    let passed = passed(hops, touchedOwners.union(ends), graph, index)
    let joining = touchedOwners.flatMap { index.includesInto[$0] ?? [] }.filter {
      touchedOwners.contains(graph.includes[$0].from)
    }
    for number in passed.union(joining) { raise(&includes[number], finding.severity) }
    let clear = Set(passed.map { graph.includes[$0].at })
    for hop in hops where index.includes[hop] != nil && !clear.contains(hop) { raise(&places[hop], finding.severity) }
    for hop in hops { for number in index.imports[hop] ?? [] { raise(&imports[number], finding.severity) } }
    for number in index.dependencies[finding.at] ?? [] { raise(&dependencies[number], finding.severity) }
    let askedHere = hops.flatMap { index.needs[$0] ?? [] }
    for need in askedHere { if case .provider(let provider) = graph.needs[need].by { touched.insert(provider) } }
    let answers = touched.union(finding.related.flatMap { index.providers[$0.at] ?? [] })
    for at in Set([finding.at] + finding.related.map(\.at)) {
      for need in index.needs[at] ?? [] where finding.subject.contains(graph.needs[need].key.description) {
        for number in index.linksOfNeed[need] ?? [] { raise(&self.links[links[number]], finding.severity) }
      }
    }
    for need in Set(askedHere + touched.flatMap { index.needsOfProvider[$0] ?? [] }) {
      for number in index.linksOfNeed[need] ?? [] {
        let link = links[number]
        let isHop = link.provider.map { answers.contains($0) || graph.providers[$0].owner.map(touchedOwners.contains) == true }
        if isHop ?? askedHere.contains(need) { raise(&self.links[link], finding.severity) }
      }
    }
  }

  /// The includes at the chain's places by which one gets to its ends, gone back from these: what loads a list includes many
  /// groups in one place, and a function that does so stands for everybody who calls it. Of a place that leads to no end all who
  /// include there are gone back from.
  private func passed(_ hops: Set<Location>, _ ends: Set<Owner>, _ graph: Graph, _ index: PlaceIndex) -> Set<Int> {
    var passed: Set<Int> = []
    var reached: Set<Owner> = []
    func goBack(from owners: Set<Owner>) {
      var open = owners.filter { reached.insert($0).inserted }
      while let owner = open.popFirst() {
        for number in index.includesInto[owner] ?? [] where hops.contains(graph.includes[number].at) {
          passed.insert(number)
          if reached.insert(graph.includes[number].from).inserted { open.insert(graph.includes[number].from) }
        }
      }
    }
    goBack(from: ends)
    let clear = Set(passed.map { graph.includes[$0].at })
    goBack(from: Set(hops.subtracting(clear).flatMap { index.including[$0] ?? [] }))
    return passed
  }
}

/// Keeps the graver of two.
func raise(_ old: inout Finding.Severity?, _ new: Finding.Severity?) {
  guard let new else { return }
  old = max(old ?? new, new)
}

/// What stands at each place.
private struct PlaceIndex {
  var owners: [Location: [Owner]] = [:]
  var providers: [Location: [Int]] = [:]
  var imports: [Location: [Int]] = [:]
  var dependencies: [Location: [Int]] = [:]
  var includes: [Location: [Int]] = [:]
  var includesInto: [Owner: [Int]] = [:]
  /// Who includes something at a place.
  var including: [Location: Set<Owner>] = [:]
  var needs: [Location: [Int]] = [:]
  var needsOfProvider: [Int: [Int]] = [:]
  var linksOfNeed: [Int: [Int]] = [:]

  init(_ graph: Graph, _ links: [Link]) {
    for (number, group) in graph.groups.enumerated() { owners[group.at, default: []].append(.group(number)) }
    for (number, root) in graph.roots.enumerated() { owners[root.at, default: []].append(.root(number)) }
    for (number, provider) in graph.providers.enumerated() {
      for at in Set([provider.at, provider.site]) { providers[at, default: []].append(number) }
    }
    for (number, item) in graph.imports.enumerated() { imports[item.at, default: []].append(number) }
    for (number, item) in graph.dependencies.enumerated() { dependencies[item.at, default: []].append(number) }
    for (number, include) in graph.includes.enumerated() {
      includes[include.at, default: []].append(number)
      includesInto[.group(include.to), default: []].append(number)
      including[include.at, default: []].insert(include.from)
    }
    for (number, need) in graph.needs.enumerated() {
      needs[need.at, default: []].append(number)
      if case .provider(let provider) = need.by { needsOfProvider[provider, default: []].append(number) }
    }
    for (number, link) in links.enumerated() { linksOfNeed[link.need, default: []].append(number) }
  }
}

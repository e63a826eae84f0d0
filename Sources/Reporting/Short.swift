import Model

extension Report {
  /// The same report in which no finding tells more than `Limit.told` of other places, steps and roots: however many equal keys there
  /// are, a report grows like what goes into it. What is left out is counted where it would stand.
  var short: Report {
    var report = self
    report.findings = findings.map(\.short)
    return report
  }
}

extension Finding {
  fileprivate var short: Finding {
    let most = Limit.told.value
    guard max(related.count, chain.count, roots.count) > most else { return self }
    var finding = self
    if related.count > most {
      let rest = related[(most - 1)...]
      finding.related = related.prefix(most - 1) + [Note("and \(counted(rest.count, "more place"))", at: rest[most - 1].at)]
    }
    if chain.count > most {
      // Both ends say most: where the container comes to life, and what is asked for.
      let rest = chain[(most / 2)..<(chain.count - most / 2 + 1)]
      finding.chain = chain[..<rest.startIndex] + [Note("and \(counted(rest.count, "more step"))", at: rest[rest.startIndex].at)]
      finding.chain += chain[rest.endIndex...]
    }
    if roots.count > most {
      finding.roots = roots.prefix(most - 1) + ["\(grouped(roots.count - most + 1)) more"]
    }
    return finding
  }
}

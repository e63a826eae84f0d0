import Model

/// One import, one finding: of several rules that object to the same target leaning on the same other, the first of these speaks.
func weightiest(_ findings: [Finding]) -> [Finding] {
  let order = ["forbidden-dependency", "implementation-import", "layer-violation", "undeclared-dependency", "unused-dependency"]
  var best: [[String]: Int] = [:]
  for finding in findings {
    guard let rank = order.firstIndex(of: finding.rule), finding.subject.count == 2 else { continue }
    best[finding.subject] = min(best[finding.subject] ?? rank, rank)
  }
  return findings.filter { finding in
    guard let rank = order.firstIndex(of: finding.rule), finding.subject.count == 2 else { return true }
    return best[finding.subject] == rank
  }
}

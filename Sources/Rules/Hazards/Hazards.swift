import Model

extension Rule {
  /// A framework's hazard as a rule: a finding wherever linking saw its pattern.
  public init(_ hazard: Hazard, of framework: Framework) { self.init(hazard, of: framework, isToolsOwn: false) }

  /// The same; a message of the tool's own is said only where all its words are known.
  init(_ hazard: Hazard, of framework: Framework, isToolsOwn: Bool) {
    self.init(
      id: hazard.id, summary: hazard.summary, explanation: hazard.explanation, severity: hazard.severity
    ) { graph in
      let seen = graph.hazardOccurrences.indices.lazy.filter { graph.hazardOccurrences[$0].pattern == hazard.pattern }.map {
        graph.hazardOccurrences[$0]
      }
      return seen.filter { $0.framework == framework.id }.compactMap { occurrence -> Finding? in
        var message = hazard.message.filled(with: occurrence.words)
        if isToolsOwn {
          message = message.filled(with: ["file": occurrence.at.file])
          if message.contains("{") { return nil }
        }
        return Finding(
          rule: hazard.id, severity: hazard.severity ?? .note, certainty: occurrence.isPossible ? .possible : .certain,
          message: message, at: occurrence.at, related: occurrence.related,
          cure: hazard.cure.filled(with: occurrence.words),
          // What describes a way, unlike a name, changes with the words for it.
          subject: occurrence.words.filter { $0.key != "how" }.sorted { $0.key < $1.key }.map(\.value))
      }
    }
  }

  /// The hazards of some frameworks as rules, in the order of their ids.
  public static func hazards(of frameworks: [Framework]) -> [Rule] {
    frameworks.flatMap { framework in framework.hazards.map { Rule($0, of: framework) } }.sorted { $0.id < $1.id }
  }
}

import Model
import Rules

extension Job {
  /// The manifest's settings with what this run says instead. Rules that nobody knows, or that would not run although they are
  /// named, are an obstacle.
  func chosen(_ settings: [String: RuleSetting]) throws(Obstacle) -> [String: RuleSetting] {
    let known = Rule.known.map(\.id)
    for id in only + skip + severities.keys.sorted() where !known.contains(id) {
      throw Obstacle("there is no rule \(id)\(suggestion(for: id, among: known))")
    }
    var settings = settings
    for (id, severity) in severities { settings[id] = RuleSetting(severity: severity) }
    for rule in Rule.known where only.contains(rule.id) && !Judge(settings: settings, isStrict: false).runs(rule) {
      throw Obstacle("\(rule.id) is off; --rule \(rule.id)=warning turns it on")
    }
    for id in known where skip.contains(id) || !only.isEmpty && !only.contains(id) { settings[id] = RuleSetting(severity: nil) }
    return settings
  }
}

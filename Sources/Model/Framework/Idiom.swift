/// How a framework's users speak.
public struct Idiom: Hashable, Sendable, Codable {
  /// The framework's name as its users write it.
  public var framework: String
  /// What happens at run time when a required need finds nothing: "the app stops with a fatal error".
  public var consequence: String
  /// What happens where whoever asks takes nothing for an answer, and has not said that there may be none.
  public var silence: String
  /// By rule id, how to put it right; `missing-provider-unnamed` where what is asked for has no name and that makes a difference. `{type}`, `{name}`, `{group}`, `{other}` are replaced.
  public var cures: [String: String]
  /// How a way down a tree of scopes is written; nil: `Root > A > B`.
  public var path: PathNotation?

  public init(
    framework: String = "the manifest", consequence: String = "the app fails at run time",
    silence: String = "the answer is always nil", cures: [String: String] = [:], path: PathNotation? = nil
  ) {
    self.framework = framework
    self.consequence = consequence
    self.silence = silence
    self.cures = cures
    self.path = path
  }
}

/// How a framework's own messages write the way from a root to a scope.
public struct PathNotation: Hashable, Sendable, Codable {
  /// What stands in front of the root.
  public var start: String
  public var step: String

  public init(start: String, step: String) {
    self.start = start
    self.step = step
  }

  public func text(_ names: [String]) -> String { start + names.joined(separator: step) }
}

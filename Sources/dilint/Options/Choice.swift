import ArgumentParser
import Engine
import Model

/// The entry of one of the program's tables that a word names; another word is answered with the nearest ones.
func choice<Entry>(_ word: String, of option: String, among entries: [Entry], id: (Entry) -> String) throws(Obstacle) -> Entry {
  if let entry = entries.first(where: { id($0) == word }) { return entry }
  let known = entries.map(id)
  let all = known.count < 12 ? " (there are \(known.joined(separator: ", ")))" : ""
  throw Obstacle("there is no \(option) \(word)\(suggestion(for: word, among: known))\(all)")
}

/// An option that takes one word of a few.
protocol Word: ExpressibleByArgument, RawRepresentable, CaseIterable, Sendable where RawValue == String {}

extension Word {
  /// Reads a word for `@Option(transform:)`, whose errors, unlike those of `init(argument:)`, may say more than that it is wrong.
  @Sendable static func reading(_ word: String) throws -> Self {
    let known = allCases.map(\.rawValue)
    if let value = Self(rawValue: word) { return value }
    throw ValidationError("it is none of \(known.joined(separator: ", "))\(suggestion(for: word, among: known))")
  }
}

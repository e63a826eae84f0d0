/// Where dilint stops looking. Whatever is cut off is in doubt: it never becomes an error or a warning, and the place at which a
/// limit was met is counted among those that were not understood.
public enum Limit: String, CaseIterable, Sendable {
  /// Bytes of one source.
  case sourceBytes
  /// Brackets, `[` in a row, strings inside what is interpolated into strings, `#if` inside `#if`, and `<` behind names, each one
  /// inside the other: what is deeper is blanked before it is parsed.
  case nestedBrackets
  case openingBrackets
  /// Brackets that a line opens and has not closed yet.
  case bracketsOnLine
  /// Words and marks of one line that stand in none of its parentheses and brackets.
  case wordsOnLine
  /// Attributes in a row.
  case attributes
  case nestedStrings
  case nestedConditions
  case nestedAngles
  /// Levels of syntax, one inside the other, that the parser follows, and expressions and blocks that are read from them.
  case parsedNesting
  case nestedSyntax
  /// Levels of a type as it is written, and of a condition behind `#if`.
  case nestedTypes
  /// Clauses of one `#if` that are told apart.
  case clauses

  /// Expressions that are evaluated for one body looked at by itself, for the whole program in one pass, and for a body in any case; and in all
  /// passes before no other one begins, unless the first alone took much of it.
  case bodySteps
  case passSteps
  case fewSteps
  case allSteps
  /// Passes over the whole program, and such in which calls were left for later.
  case passes
  case deferringPasses
  /// How often the work of the first of them may be done again in passes beyond these.
  case furtherPasses
  /// Calls under way, one inside the other, before the next is left for later. Nothing is lost by it
  /// but functions that are answered too late; what these would have done is counted as not understood.
  case callDepth
  /// Default arguments under way, one inside the other.
  case nestedDefaults
  /// Calls of one body that are met while one of it is under way, and those of them of which there is more to say than of the outermost and
  /// that are handed the same class of the program.
  case recursiveCalls
  case growingCalls
  /// Calls that told containers nothing new: of one body, of all together, and of a body in any case, before it is followed only where
  /// it is handed something new that may matter.
  case silentCalls
  case allSilentCalls
  case fewSilentCalls
  /// More of them for each call of the body that told a container something new.
  case callsPerTelling
  /// Passes in which a call under way answers something else than in the one before.
  case changedAnswers
  /// How often the body of one loop is followed for one body looked at by itself.
  case loopTurns
  /// Different values of one property, or builds of one block of a result builder, bytes of a text, and parts of a value that tell it from others: elements of a list, what a closure
  /// sees.
  case propertyValues
  /// Passes in which a property is given something larger than all that it held before.
  case growingValues
  case textBytes
  case valueParts
  /// Names of which one type is made.
  case typeNames
  /// Passes after which a property holds all that it held in any of them.
  case freshPasses
  /// Places in which a type that has a container of its own stands.
  case containerPlaces

  /// Builds told apart for one need, by the flags of its own `#if` and of those around what may answer it.
  case buildConfigurations
  /// Builds told apart for one knot of rings.
  case ringConfigurations
  /// Functions one behind the other that lead to a call, and builds in which it is made.
  case buildsOfCalls
  /// Parts of conditions looked at to find out whether some build satisfies them.
  case conditionEffort
  /// Run-time ways that lead to one registration.
  case branches
  /// Kinds of registrations of one key (by container, branch, condition …) of which each is compared with each.
  case registrationKinds
  /// Ways from a root to one need told in a framework's own words.
  case failingWays
  /// Scopes passed in search of them.
  case failingWayEffort
  /// Points and arrows passed in search of a ring shorter than the one already found.
  case ringEffort
  /// The same, in search of the smallest set of needs that opens all rings.
  case openingEffort
  /// Registrations of which a message or an ambiguous answer names each.
  case named
  /// Other places, steps of a way and roots that a report tells of one finding, and places of one file that nobody could read.
  case told
  /// Names in one sentence, and other members of a knot below one.
  case inSentence
  case knotMembers
  /// Registrations that almost answer a need.
  case nearMisses
  /// Registrations looked at for one reason why they almost answer a need.
  case nearMissCandidates
  /// Containers in which one looks for what almost answers a need that may ask any of many.
  case nearMissContainers

  /// The largest number that is still handled whole.
  public var value: Int {
    switch self {
    case .sourceBytes: 12 << 20
    case .nestedBrackets: 256
    case .openingBrackets: 10
    case .bracketsOnLine: 32
    case .wordsOnLine: 512
    case .attributes: 64
    case .nestedStrings: 8
    case .nestedConditions: 64
    case .nestedAngles: 48
    case .parsedNesting: 96
    case .nestedSyntax: 200
    case .nestedTypes: 64
    case .clauses: 1_000
    case .bodySteps: 300_000
    case .passSteps: 4_000_000
    case .fewSteps: 10_000
    case .allSteps: 2_000_000
    case .passes: 9
    case .deferringPasses: 48
    case .furtherPasses: 4
    case .callDepth: 32
    case .nestedDefaults: 32
    case .recursiveCalls: 8_192
    case .growingCalls: 16
    case .silentCalls: 1_024
    case .allSilentCalls: 4_096
    case .fewSilentCalls: 32
    case .callsPerTelling: 16
    case .changedAnswers: 4
    case .loopTurns: 4_096
    case .propertyValues: 64
    case .growingValues: 3
    case .textBytes: 1_024
    case .valueParts: 1_024
    case .typeNames: 1_000
    case .freshPasses: 3
    case .containerPlaces: 32
    case .buildConfigurations: 256
    case .ringConfigurations: 64
    case .buildsOfCalls: 64
    case .conditionEffort: 100_000
    case .branches: 16
    case .registrationKinds: 256
    case .failingWays: 100
    case .failingWayEffort: 100_000
    case .ringEffort: 1_000_000
    case .openingEffort: 400_000
    case .named: 64
    case .told: 20
    case .inSentence: 5
    case .knotMembers: 10
    case .nearMisses: 5
    case .nearMissCandidates: 64
    case .nearMissContainers: 16
    }
  }
}

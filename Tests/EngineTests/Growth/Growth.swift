/// A kind of program that can be made as large as one likes. What must be found in it stands in its comments, as in a fixture:
/// `// expect: RULE (SEVERITY)` on a line, and `// expect somewhere: RULE (SEVERITY)` where the place is open.
///
/// These files import nothing: `Tests/Tools/growth` compiles them by themselves, to try a finished dilint on programs too large
/// for a test.
struct Growth: Sendable {
  let name: String
  /// What the number counts.
  let unit: String
  /// Sizes to try, the smallest first. The smallest one is small enough for a test of a debug build.
  let sizes: [Int]
  /// Whether nothing may be left in doubt. Where values grow beyond every bound, they are cut, and what hangs on them is doubtful:
  /// opaque places and notes are right there, errors and warnings never.
  var isExact = true
  /// What `dilint.yml` says, if there is one.
  var manifest: String?
  let text: @Sendable (Int) -> String

  static let all =
    calls + helpers + machines + recursions + choices + askers + values + features + chains + assemblies + oldAssemblies + lookups

  /// The files of the program of size `n`.
  func files(_ n: Int) -> [String: String] {
    var files = ["Program.swift": text(n)]
    if let manifest { files["dilint.yml"] = manifest }
    return files
  }
}

/// The lines for each of `range`.
func each(_ range: some Sequence<Int>, _ line: (Int) -> String) -> String {
  range.map(line).joined(separator: "\n")
}

/// What a program of Swinject begins with: a thing that is registered and one that never is.
let head = """
  import Swinject

  struct Found {}
  struct Lost {}

  """

/// Says that the program was understood where nothing grows: a container by itself lacks something, for certain.
let witness = """
  let other = Container()
  other.register(Found.self) { _ in Found() }
  _ = other.resolve(Found.self)!
  _ = other.resolve(Lost.self)!  // expect: missing-provider

  """

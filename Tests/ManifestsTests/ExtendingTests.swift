import Manifests
import Model
import Testing

/// What one manifest takes from others.
struct ExtendingTests {
  /// The outcome of reading `dilint.yml` among some files: its layers, rules and the like, or what is wrong.
  private static func outcome(_ files: [String: String]) -> String {
    let result = manifest(reading: files["dilint.yml"]!, file: "dilint.yml", ruleIDs: ["a-rule", "b-rule"], frameworkIDs: []) {
      path, from in
      let folder = from.split(separator: "/").dropLast().map { $0 + "/" }.joined()
      return files[folder + path].map { .success(SharedManifest(file: folder + path, text: $0)) }
        ?? .failure(.init(reason: "there is no such file"))
    }
    switch result {
    case .success(let manifest):
      let settings = manifest.settings
      return
        ([
          "sources \(settings.sources)", "layers \(settings.layers)",
          "rules \(settings.rules.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.severity?.rawValue ?? "off")" })",
          "targets \(manifest.declared.targets.map { "\($0.name.name) \($0.layer ?? "-") \($0.owner ?? "-") \($0.name.at)" })",
        ]).joined(separator: "\n")
    case .failure(let problems): return problems.description
    }
  }

  static let cases: [(files: [String: String], outcome: String)] = [
    (
      [
        "dilint.yml": "extends: s/base.yml\nsources: [App]\nrules: { b-rule: off }\ntargets: { Chat: { owner: Chat } }",
        "s/base.yml": "extends: [deep.yml]\nsources: [.]\nlayers: [top, low]\nrules: { a-rule: note, b-rule: error }",
        "s/deep.yml": "targets: { Core: { layer: low }, Chat: { layer: top } }",
      ],
      """
      sources ["App"]
      layers ["top", "low"]
      rules ["a-rule note", "b-rule off"]
      targets ["Core low - s/deep.yml:1:12", "Chat top Chat dilint.yml:4:12"]
      """
    ),
    (
      ["dilint.yml": "extends: [one.yml, two.yml]", "one.yml": "sources: [a]\nlayers: [x]", "two.yml": "sources: [b]"],
      "sources [\"b\"]\nlayers [\"x\"]\nrules []\ntargets []"
    ),
    (["dilint.yml": "extends: gone.yml"], "dilint.yml:1:10: error: `extends` names gone.yml, and there is no such file"),
    (
      ["dilint.yml": "extends: a.yml", "a.yml": "extends: dilint.yml"],
      "a.yml:1:10: error: `extends` leads back to dilint.yml, which extends this"
    ),
    (
      ["dilint.yml": "extends: a.yml", "a.yml": "rulez: {}"],
      "a.yml:1:1: error: a manifest has no key `rulez`; did you mean `rules`?"
    ),
    (
      ["dilint.yml": "extends: 3"],
      "dilint.yml:1:10: error: `extends` must be a path, but it is the number `3`; put it in quotes"
    ),
  ]

  @Test(arguments: cases.indices)
  func isWholeAndSaysWhere(index: Int) {
    #expect(Self.outcome(Self.cases[index].files) == Self.cases[index].outcome)
  }
}

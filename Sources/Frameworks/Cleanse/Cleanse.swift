import Model

extension Framework {
  /// Components of modules, checked when the root is made: https://github.com/square/Cleanse.
  static let cleanse = Framework(
    id: "cleanse",
    name: "Cleanse",
    modules: ["Cleanse"],
    packages: ["Cleanse", "cleanse"],
    homes: ["square"],
    generations: [.cleanseComponents],
    hazards: .cleanse,
    pitfalls: .cleanse,
    forms: .cleanse
  )
}

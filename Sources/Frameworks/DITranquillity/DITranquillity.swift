import Model

extension Framework {
  /// One name for five shapes of API: https://github.com/ivlevAstef/DITranquillity.
  static let ditranquillity = Framework(
    id: "ditranquillity",
    name: "DITranquillity",
    modules: ["DITranquillity"],
    packages: ["DITranquillity", "ditranquillity"],
    homes: ["ivlevastef"],
    generations: [.ditranquillityClasses, .ditranquillityAssemblies, .ditranquillityModules, .ditranquillityParts],
    hazards: .ditranquillity,
    pitfalls: .ditranquillity,
    forms: .ditranquillity
  )
}

import Model

extension Framework {
  /// A container of closures, with its add-ons: https://github.com/Swinject/Swinject.
  static let swinject = Framework(
    id: "swinject",
    name: "Swinject",
    modules: ["Swinject", "SwinjectStoryboard", "SwinjectAutoregistration", "SwinjectPropertyLoader"],
    packages: ["Swinject", "swinject"],
    homes: ["swinject"],
    generations: [.swinjectOne, .swinjectTwo],
    hazards: .swinject,
    pitfalls: .containersOfClosures + .swinject,
    forms: .swinject
  )
}

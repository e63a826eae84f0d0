// Tuist: `.glob(_, compilationCondition:)`.
import ProjectDescription

let project = Project(
  name: "Reed",
  targets: [
    .target(
      name: "Reed", destinations: [.iPhone, .mac], product: .app, bundleId: "org.example.reed",
      sources: [
        .glob("Reed.swift"),
        .glob("Phone/**", compilationCondition: .when([.ios])),
        .glob("Desk/*.swift", compilationCondition: .when([.macos, .catalyst])),
      ],
      dependencies: [.external(name: "FactoryKit")])
  ])

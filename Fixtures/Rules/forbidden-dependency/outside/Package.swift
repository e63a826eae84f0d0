// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Garden",
  dependencies: [
    .package(url: "https://example.org/rx.git", from: "6.0.0"), .package(url: "https://example.org/sql.git", from: "1.0.0"),
  ],
  targets: [
    .target(name: "Core"),
    .target(
      name: "Screen",
      dependencies: [
        .product(name: "RxCocoa", package: "rx"),  // expect: forbidden-dependency
        "Core",
      ]),
    .target(name: "Store", dependencies: ["Core", .product(name: "Tables", package: "sql")]),
  ]
)

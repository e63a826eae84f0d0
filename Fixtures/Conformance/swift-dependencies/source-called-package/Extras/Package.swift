// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Extras", products: [.library(name: "Extras", targets: ["Extras"])], targets: [.target(name: "Extras")])

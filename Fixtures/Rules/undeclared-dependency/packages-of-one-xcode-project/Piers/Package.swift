// swift-tools-version:5.9
import PackageDescription

let package = Package(name: "Piers", products: [.library(name: "Piers", targets: ["Piers"])], targets: [.target(name: "Piers"), .target(name: "Rails")])

// swift-tools-version:5.9
import PackageDescription

let package = Package(name: "Arches", products: [.library(name: "Arches", targets: ["Arches"])], targets: [.target(name: "Arches")])

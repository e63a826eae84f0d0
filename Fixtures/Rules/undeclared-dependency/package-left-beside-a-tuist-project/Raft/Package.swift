// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Raft", products: [.library(name: "Raft", targets: ["Raft"])], targets: [.target(name: "Raft")])

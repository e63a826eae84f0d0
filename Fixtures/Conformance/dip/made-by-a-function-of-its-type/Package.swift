// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Kiosk", dependencies: [.package(url: "https://github.com/AliSoftware/Dip", from: "7.1.0")],
  targets: [.executableTarget(name: "Kiosk", dependencies: ["Dip"])])

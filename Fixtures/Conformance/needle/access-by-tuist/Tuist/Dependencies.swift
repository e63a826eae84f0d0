import ProjectDescription
import Tools

let dependencies = Dependencies(
  swiftPackageManager: .init([Package.needle], productTypes: ["NeedleFoundation": .staticLibrary]), platforms: [.iOS])

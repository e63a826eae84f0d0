import Model

/// The systems for which a target is built, called as `os(…)` calls them.
enum TargetSystems {
  /// The systems of platforms, destinations or SDKs, as Xcode, XcodeGen, Tuist and Bazel call them; nil where there are none, or where one
  /// of them is not known. What is built for iOS runs on Macs and headsets as it is, and is no other build for that.
  static func named(_ platforms: [String]) -> Set<String>? {
    let found = platforms.map { systems[$0.lowercased()] }
    return found.isEmpty || found.contains(nil) ? nil : Set(found.compactMap { $0 })
  }

  private static let systems = [
    ("iOS", ["ios", "iphoneos", "iphonesimulator", "iphone", "ipad", "maccatalyst"]),
    ("iOS", ["macwithipaddesign", "applevisionwithipaddesign"]), ("macOS", ["macos", "macosx", "mac"]),
    ("tvOS", ["tvos", "appletvos", "appletvsimulator", "appletv"]), ("watchOS", ["watchos", "watchsimulator", "applewatch"]),
    ("visionOS", ["visionos", "xros", "xrsimulator", "applevision"]),
  ].reduce(into: [String: String]()) { names, item in for name in item.1 { names[name] = item.0 } }
}

extension BuildSettings {
  /// The systems for which one configuration of a target is built; nil where its settings do not tell.
  ///
  /// - Parameter levels: the settings of the target, then those of the project.
  func systems(in levels: [Configuration]) -> Set<String>? {
    guard let supported = words(of: "SUPPORTED_PLATFORMS", in: levels), let root = words(of: "SDKROOT", in: levels) else {
      return nil
    }
    return TargetSystems.named(supported.isEmpty ? root : supported)
  }
}

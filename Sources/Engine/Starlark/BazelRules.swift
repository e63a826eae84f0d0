/// The rules of rules_swift, rules_apple, rules_ios and Buck that matter here, by the end of their names.
enum BazelRules {
  /// The kind of target that a rule makes; nil for what holds no Swift code and links none.
  static func kind(_ rule: String) -> String? {
    switch rule {
    case "swift_library", "apple_library", "apple_framework", "swift_library_group", "mixed_language_library",
      "swift_proto_library",
      "swift_grpc_library", "apple_binary":
      "library"
    case "swift_binary", "macos_command_line_application", "apple_bundle", "swift_compiler_plugin": "app"
    case "swift_test", "apple_test": "test"
    default:
      if rule.hasSuffix("_application") || rule.hasSuffix("_app_clip") {
        "app"
      } else if rule.hasSuffix("_extension") {
        "extension"
      } else if rule.hasSuffix("_unit_test") || rule.hasSuffix("_ui_test") {
        "test"
      } else if rule.hasSuffix("_framework") && !rule.contains("import") {
        "library"
      } else {
        nil
      }
    }
  }

  /// Rules that only bundle what others compile.
  static func bundles(_ rule: String) -> Bool {
    !rule.hasPrefix("swift_")
      && !["apple_library", "apple_framework", "mixed_language_library", "apple_binary", "apple_test"].contains(rule)
  }

  /// Rules of other languages: they are depended on without being imported from Swift by the name of their target alone.
  static let foreign: Set<String> = ["objc_library", "cc_library", "cc_import", "cxx_library", "objc_import"]

  /// Whether who depends on it may import what it depends on itself, as if it stood in between only for the linker: rules_swift,
  /// `swift_library_group`; rules_apple, `ios_dynamic_framework` and its like for other systems.
  static func handsOn(_ rule: String) -> Bool { rule == "swift_library_group" || rule.hasSuffix("_dynamic_framework") }

  /// Whether a label of it means what it makes and not what it reads (Bazel, `genrule`: `outs`; Buck: `out`).
  static func makesFiles(_ rule: StarlarkRule) -> Bool {
    rule.name == "genrule" || rule.arguments["outs"] != nil || rule.arguments["out"] != nil
  }

  /// The arguments in which a rule lists what it depends on.
  static let dependencies = [
    "deps", "exported_deps", "private_deps", "implementation_deps", "plugins", "frameworks", "extensions", "test_host",
  ]
}

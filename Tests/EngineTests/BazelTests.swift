import Model
import Testing

@testable import Engine

/// Build files of Bazel and Buck. What a name or label means is Bazel's documentation (`concepts/labels`, `be/functions#glob`), the
/// name of a module that of rules_swift (`swift_library`, `module_name`).
struct BazelTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var files: [String: String]
    /// `NAME module kind: dependencies`, where `?` marks what is not all known.
    var expected: [String]
    var unread = 0
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "labels, modules, patterns that end where a package begins, groups of files",
      files: [
        "MODULE.bazel": "", "a/b/x.swift": "", "a/b/inner/y.swift": "", "a/b/c/z.swift": "",
        "a/b/BUILD":
          "swift_library(name = \"b\", srcs = glob([\"**/*.swift\"], exclude = [\"inner/*\"]), deps = [\"//a/b/c\", \":other\", \"@rx//:Rx\"])\nfilegroup(name = \"files\", srcs = [\"inner/y.swift\"])\nswift_library(name = \"other\", srcs = [\":files\"], module_name = \"Other\")\n",
        "a/b/c/BUILD.bazel": "swift_library(name = \"c\", srcs = glob([\"*.swift\"]))",
      ],
      expected: [
        "b a_b_b library: c, other, Rx [a/b/x.swift]", "c a_b_c_c library:  [a/b/c/z.swift]",
        "other Other library:  [a/b/inner/y.swift]",
      ]),
    Case(
      name: "an app's only library is the app, a test's library a test, aliases and select",
      files: [
        "WORKSPACE": "", "m.swift": "", "t.swift": "",
        "BUILD": """
        NAMES = ["Core"]
        [swift_library(name = n, srcs = ["%s.swift" % n], module_name = n) for n in NAMES]
        alias(name = "core", actual = ":Core")
        swift_library(name = "Lib", srcs = ["m.swift"], module_name = "Lib",
            deps = select({"//c:x": [":core"], "//conditions:default": []}))
        ios_application(name = "App", deps = [":Lib"])
        swift_library(name = "TestLib", srcs = ["t.swift"], testonly = True, module_name = "TestLib", deps = [":Lib"])
        ios_unit_test(name = "Tests", deps = [":TestLib"])
        """,
      ],
      expected: [
        "App App app: Lib []", "Core Core library:  [Core.swift]", "Lib Lib app: Core [m.swift]",
        "TestLib TestLib test: Lib [t.swift]", "Tests Tests test: TestLib []",
      ]),
    Case(
      // `be/general#alias`: `actual` may be configurable. What stands behind it outside goes by its own name.
      name: "an alias that a select decides is each of its ways",
      files: [
        "MODULE.bazel": "", "m.swift": "",
        "BUILD": """
        swift_library(name = "fast", srcs = ["a.swift"], module_name = "Engine")
        swift_library(name = "slow", srcs = ["b.swift"], module_name = "Engine")
        alias(name = "engine", actual = select({"//c:x": ":fast", "//conditions:default": "slow"}))
        alias(name = "pump", actual = "@hydraulics//:Pump")
        alias(name = "ring", actual = ":ring")
        alias(name = "half", actual = select({"//c:x": ":fast", "//conditions:default": ":gone"}))
        swift_library(name = "Car", srcs = ["m.swift"], module_name = "Car", deps = [":engine", ":pump"])
        swift_library(name = "Cart", srcs = ["n.swift"], module_name = "Cart", deps = [":half"])
        swift_library(name = "Sled", srcs = ["o.swift"], module_name = "Sled", deps = [":ring"])
        """,
      ],
      expected: [
        "Car Car library: fast, slow, Pump [m.swift]", "Cart Cart library?:  [n.swift]", "Sled Sled library?:  [o.swift]",
        "fast Engine library:  [a.swift]", "slow Engine library:  [b.swift]",
      ]),
    Case(
      name: "what some builds bundle beside it takes nothing from an app's only library",
      files: [
        "MODULE.bazel": "", "m.swift": "",
        "BUILD": """
        swift_library(name = "Wing", srcs = ["w.swift"], module_name = "Wing")
        swift_library(name = "Main", srcs = ["m.swift"], module_name = "Main", deps = [":Wing"])
        ios_application(name = "App", deps = [":Main"], frameworks = select({"//c:x": [":Wing"], "//conditions:default": []}))
        """,
      ],
      expected: ["App App app: Main, Wing []", "Main Main app: Wing [m.swift]", "Wing Wing library:  [w.swift]"]),
    Case(
      name: "what a macro decides is opaque, what it only hands on is not",
      files: [
        "MODULE.bazel": "", "x.swift": "",
        "m.bzl": """
        def plain(name, deps = [], **kwargs):
            swift_library(name = name, module_name = name, deps = deps + ["//:base"], **kwargs)

        def clever(name, **kwargs):
            if name == "a":
                swift_library(name = name, **kwargs)
        """,
        "BUILD":
          "load(\":m.bzl\", \"clever\", other = \"plain\")\nother(name = \"p\", srcs = [\"x.swift\"])\nclever(name = \"c\", srcs = [\"x.swift\"])\nswift_library(name = \"base\", module_name = \"base\")",
      ],
      expected: ["base base library:  []", "c c unknown?:  [x.swift]", "p p library: base [x.swift]"], unread: 1),
    Case(
      name: "Buck names modules after rules and hands dependencies on",
      files: [
        ".buckconfig": "", "Feed/Feed.swift": "",
        "Feed/BUCK": "apple_library(name = \"Feed\", srcs = glob([\"*.swift\"]), exported_deps = [\"//Net:Net#shared\"])",
        "Net/BUCK": "apple_library(name = 'Net', srcs = [])",
      ],
      expected: ["Feed Feed library: Net [Feed/Feed.swift]", "Net Net library:  []"]),
    Case(
      name: "a project that rules_xcodeproj makes of the build files says nothing more",
      files: [
        "MODULE.bazel": "", "a.swift": "", "BUILD": "swift_library(name = \"A\", srcs = [\"a.swift\"], module_name = \"A\")",
        "App.xcodeproj/project.pbxproj":
          "{ objects = { R = { isa = PBXProject; targets = (T, ); mainGroup = rules_xcodeproj; }; T = { isa = PBXNativeTarget; name = Shown; productType = \"com.apple.product-type.framework\"; }; }; rootObject = R; }",
      ],
      expected: ["A A library:  [a.swift]"]),
    Case(
      name: "a project that somebody wrote beside the build files stays",
      files: [
        "MODULE.bazel": "", "a.swift": "", "BUILD": "swift_library(name = \"A\", srcs = [\"a.swift\"], module_name = \"A\")",
        "App.xcodeproj/project.pbxproj":
          "{ objects = { R = { isa = PBXProject; targets = (T, ); }; T = { isa = PBXNativeTarget; name = Shown; productType = \"com.apple.product-type.framework\"; }; }; rootObject = R; }",
      ],
      expected: ["A A library:  [a.swift]", "Shown Shown library:  []"]),
    Case(
      name: "a file that only looks like a build file", files: ["BUILD": "swift_library(name = \"A\")", "A/a.swift": ""],
      expected: []),
  ]

  @Test(arguments: cases)
  func areRead(_ item: Case) throws {
    try withFiles(item.files) { root in
      let found = Walk.files(under: [root], root: root, exclude: [], includesTests: false)
      let builds = builds(in: found, descriptions(in: found, root: root), digests: [], root: root, mayGuess: false)
      let said = builds.flatMap(\.targets).map { target in
        let end = target.knowledge == .unknown ? "?" : ""
        let files = target.files.listed.sorted().joined(separator: " ")
        return
          "\(target.name) \(target.module) \(target.kind)\(end): \(target.dependencies.map(\.name).joined(separator: ", ")) [\(files)]"
      }
      #expect(said.sorted() == item.expected)
      #expect(builds.flatMap(\.unread).count == item.unread, "\(builds.flatMap(\.unread))")
      // Of whose dependencies nothing is known, that is said.
      #expect(builds.allSatisfy { build in build.unclear.isEmpty == build.targets.allSatisfy { $0.knowledge != .unknown } })
    }
  }

  /// What a macro or another file's list adds stands where the build file asks for it: elsewhere that file has no such line.
  @Test func placesLieInTheFileThatIsNamed() throws {
    try withFiles([
      "MODULE.bazel": "",
      "m.bzl": """
      # One line,
      # another.
      def plain(name, deps = []):
          swift_library(name = name, deps = deps + ["//:base"])

      MORE = ["//:base"]
      """,
      "BUILD": """
      load(":m.bzl", "plain", "MORE")
      plain(name = "p", deps = [":q"])
      swift_library(name = "q", deps = MORE)
      swift_library(name = "base")
      """,
    ]) { root in
      let found = Walk.files(under: [root], root: root, exclude: [], includesTests: false)
      let targets = builds(in: found, descriptions(in: found, root: root), digests: [], root: root, mayGuess: false).flatMap(
        \.targets)
      let said = targets.flatMap { target in target.dependencies.map { "\(target.name) -> \($0.name) \($0.at)" } }
      #expect(said == ["p -> q BUILD:2:27", "p -> base BUILD:2:1", "q -> base BUILD:3:34"])
    }
  }
}

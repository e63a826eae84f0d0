import Foundation
import Model
import Testing

@testable import Engine

/// Descriptions that would cost all time or memory if they were followed to their end. Each is read, and says that it was not.
struct DescriptionLimitTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var files: [String: String]
    /// It is small enough to be followed after all.
    var isRead = false
    var testDescription: String { name }
  }

  private static let tuist = "import ProjectDescription\nimport ProjectDescriptionHelpers\n"
  private static let package = "import PackageDescription\n"

  static let cases: [Case] = [
    Case(
      name: "a helper that calls itself twice with a text twice as long",
      files: [
        "Tuist.swift": "", "Project.swift": tuist + "let p = Project(name: t(\"ab\"), targets: t(\"a\"))",
        "Tuist/ProjectDescriptionHelpers/a.swift": tuist + "func t(_ n: String) -> String { t(n + n) + t(n) }",
      ]),
    Case(
      name: "attributes that name one another twice",
      files: [
        "project.yml": "name: P\ntargetTemplates:\n  T:\n    sources: [\"${x0}\"]\n    templateAttributes:\n"
          + (0..<60).map { "      x\($0): \"${x\($0 + 1)}${x\($0 + 1)}\"\n" }.joined()
          + "targets:\n  A:\n    type: framework\n    platform: iOS\n    templates: [T]\n"
      ]),
    Case(
      name: "a list that is added to itself",
      files: [
        "Package.swift": package + "var x: [Target] = [.target(name: \"A\")]\n" + String(repeating: "x += x\n", count: 60)
          + "let package = Package(name: \"P\", targets: x)"
      ]),
    Case(
      name: "a list that holds itself twice",
      files: [
        "Package.swift": package + "var x: [Any] = [\"a\"]\n" + String(repeating: "x = [x, x]\n", count: 60)
          + "let package = Package(name: \"P\", targets: x)"
      ]),
    Case(
      name: "a loop without an end",
      files: [
        "Project.swift": tuist + "var n = 1\nwhile n > 0 { n += 1 }\nlet p = Project(name: \"A\", targets: [t(n)])"
      ]),
    Case(
      name: "brackets and sums deeper than people write",
      files: [
        "Package.swift": package + "let package = Package(name: \"P\", targets: [.target(name: \"A\", dependencies: "
          + String(repeating: "[", count: 900) + String(repeating: "]", count: 900) + ")] + x"
          + String(repeating: " + x", count: 3_000) + ")"
      ]),
    Case(
      name: "an XcodeGen file that includes itself twice",
      files: [
        "project.yml": "include: [project.yml, project.yml]\nname: A\ntargets: { A: { type: framework, sources: A } }"
      ]),
    Case(
      name: "templates that each take the next one twice",
      files: [
        "project.yml": "targets: { A: { type: framework, templates: [T0] } }\ntargetTemplates:\n"
          + (0..<40).map { "  T\($0): { templates: [T\($0 + 1), T\($0 + 1)], sources: [B] }\n" }.joined()
      ]),
    Case(
      name: "constants of a build file that each are the last one twice",
      files: [
        "MODULE.bazel": "",
        "BUILD": "A0 = [\"a.swift\"]\n" + (0..<60).map { "A\($0 + 1) = A\($0) + A\($0)\n" }.joined()
          + "m(\"x\")\ndef m(name):\n    m(name + name)\n    m(name)\nswift_library(name = \"x\", srcs = A60, deps = A60)\n",
      ]),
    Case(
      name: "a project above its folder with two thousand targets", files: ["P.xcodeproj/project.pbxproj": ring(of: 2_000)],
      isRead: true),
  ]

  /// Folders that Xcode fills itself, one for each target, and targets in a ring.
  private static func ring(of count: Int) -> String {
    let ids = { (letter: String) in (0..<count).map { letter + String($0) }.joined(separator: ", ") }
    let parts = (0..<count).map { index in
      """
      F\(index) = { isa = PBXFileSystemSynchronizedRootGroup; path = D\(index); sourceTree = "<group>"; };
      T\(index) = { isa = PBXNativeTarget; name = N\(index); fileSystemSynchronizedGroups = (F\(index), ); dependencies = (X\(index), ); };
      X\(index) = { isa = PBXTargetDependency; target = T\((index + 1) % count); };
      """
    }
    return """
      { objects = { R = { isa = PBXProject; projectDirPath = "../../.."; mainGroup = G; targets = (\(ids("T")), ); };
      G = { isa = PBXGroup; children = (\(ids("F")), ); sourceTree = "<group>"; };
      \(parts.joined(separator: "\n")) }; rootObject = R; }
      """
  }

  @Test(arguments: cases)
  func areNotFollowedToTheirEnd(_ item: Case) throws {
    try withFiles(item.files.merging(["A/a.swift": ""]) { own, _ in own }) { root in
      let (found, unread) = TargetTests.read(root)
      let isKnown = unread.isEmpty && found.targets.allSatisfy { $0.knowledge != .unknown }
      #expect(isKnown == item.isRead, "\(found.targets.prefix(3).map(\.name)) \(unread)")
    }
  }
}

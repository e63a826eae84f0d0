import Foundation
import Model
import Testing

@testable import Engine

/// Descriptions of builds that are put together from several files, and projects that have none.
struct BuildCompositionTests {
  @Test func xcodeGenIncludesAndTemplates() throws {
    let project = """
      name: Shop
      include: [Base/base.yml, { path: Cart/target.yml }, { path: Root/root.yml, relativePaths: false }, { path: no.yml, enable: false }]
      targets:
        Shop: { templates: [Program, Screen], templateAttributes: { home: App }, dependencies: [{ target: Cart }] }
      """
    let base = """
      targetTemplates:
        Screen: { templates: [Linked], sources: ["${home}"] }
        Linked: { dependencies: [{ target: Ground }, { sdk: UIKit.framework }] }
        Program: { type: application }
      """
    try withFiles([
      "P/project.yml": project, "P/Base/base.yml": base,
      "P/Cart/target.yml": "targets: { Cart: { type: framework, sources: [{ path: Code }, ../More] } }",
      "P/Root/root.yml": "targets: { Ground: { type: framework, sources: Ground } }",
      "P/Base/App/a.swift": "", "P/Cart/Code/b.swift": "", "P/More/c.swift": "", "P/Ground/d.swift": "", "P/App/e.swift": "",
    ]) { root in
      let (found, unread) = TargetTests.read(root)
      #expect(unread == [])
      #expect(TargetTests.arrows(found) == ["Shop -> Cart", "Shop -> Ground"])
      // A template's paths count from the file that includes it, those without a home of their own from the target's file.
      #expect(
        found.ofFile.mapValues { found.targets[$0].name } == [
          "P/Base/App/a.swift": "Shop", "P/Cart/Code/b.swift": "Cart", "P/More/c.swift": "Cart", "P/Ground/d.swift": "Ground",
        ])
      #expect(found.targets.map(\.knowledge) == [.reach, .reach, .reach])
    }
  }

  /// Both the tests and the app lead to both ends; the app it is that builds them. Apple's build system builds what a target depends on first.
  @Test func theAppIsNamedBeforeItsTests() throws {
    let project = """
      targets:
        Boat: { type: application, platform: iOS, sources: Boat, dependencies: [{ target: Deck }, { target: Hull }] }
        AftTests: { type: bundle.unit-test, platform: iOS, sources: AftTests, dependencies: [{ target: Boat }] }
        Deck: { type: framework, platform: iOS, sources: Deck }
        Hull: { type: framework, platform: iOS, sources: Hull }
      """
    try withFiles([
      "project.yml": project, "Boat/a.swift": "import Deck\nimport Hull", "AftTests/b.swift": "@testable import Boat",
      "Deck/c.swift": "import Hull", "Hull/d.swift": "public struct Plank {}",
    ]) { root in
      let found = try analyze(Job(workingDirectory: root)).report.findings.filter { $0.rule == "undeclared-dependency" }
      #expect(
        found.map(\.message) == [
          "`Deck` imports `Hull` without depending on it, and builds only where `Boat`, which depends on both, has it built before"
        ])
    }
  }

  @Test func xcodeGenWithoutItsIncludes() throws {
    let project = "include: [gone.yml]\ntargets: { A: { type: framework }, B: { type: framework, templates: [No] } }"
    try withFiles(["project.yml": project, "A/a.swift": ""]) { root in
      let (found, unread) = TargetTests.read(root)
      #expect(found.targets.allSatisfy { $0.knowledge == .unknown })
      #expect(
        unread == [
          "1: not every file that this project includes can be read", "2: a template of this target is not there",
        ])
    }
    let second = "name: A\ninclude:\n  - more.yml\n  - gone.yml\ntargets: { A: { type: framework } }"
    try withFiles(["project.yml": second, "more.yml": "options: { createIntermediateGroups: true }", "A/a.swift": ""]) { root in
      #expect(TargetTests.read(root).1 == ["4: not every file that this project includes can be read"])
    }
  }

  /// Usage, `--spec`: a spec may have any name. One that another includes is part of that, and not every YAML file with targets is one.
  @Test func xcodeGenByAnyName() throws {
    let shop = """
      include: [Specs/base.yml]
      name: Shop
      targets: { Shop: { type: application, platform: iOS, sources: Shop, dependencies: [{ target: Cart }] } }
      """
    let base = """
      name: Base
      targets: { Cart: { type: framework, platform: iOS, sources: ../Cart } }
      """
    let farm = """
      name: Farm
      targets:
        Farm: { type: ssh, platform: linux, sources: Farm }
      """
    try withFiles([
      "Shop.yml": shop, "Specs/base.yml": base, "Kiosk/kiosk.yaml": shop.replacing("Specs/", with: "../Specs/"), "farm.yml": farm,
      ".hidden.yml": farm.replacing("ssh", with: "tool"), "lists.yml": "name: A\ntargets: [a, b]\n",
      "Shop/a.swift": "", "Cart/b.swift": "", "Kiosk/Shop/c.swift": "", "Farm/d.swift": "",
    ]) { root in
      let (found, unread) = TargetTests.read(root)
      #expect(unread == [])
      #expect(TargetTests.arrows(found) == ["Shop -> Cart", "Shop -> Cart"])
      #expect(found.targets.map(\.path) == ["Cart", "Kiosk/Shop", "Shop"])
    }
  }

  /// `SpecFile.loadDictionary` takes a spec whose name ends in `json` for JSON; other tools call theirs `project.json`, too.
  @Test(arguments: ["project.json", "Shop-project-ci.json", "XcodeGen.json"]) func xcodeGenInJSON(name: String) throws {
    let shop = """
      {
      \t"name": "Shop", "include": ["base.yml"],
      \t"targets": {
      \t\t"Shop": { "type": "application", "platform": "iOS", "sources": ["Shop"], "dependencies": [{ "target": "Cart" }] }
      \t}
      }
      """
    try withFiles([
      name: shop, "Menu.json": shop.replacing("\"Shop\":", with: "\"Menu\":"),
      "base.yml": "name: Base\ntargets: { Cart: { type: framework, platform: iOS, sources: Cart } }\n",
      "Farm/project.json": "{ \"name\": \"farm\", \"targets\": { \"build\": { \"executor\": \"@nx/js:tsc\" } } }",
      "Shop/a.swift": "", "Cart/b.swift": "", "Farm/d.swift": "",
    ]) { root in
      let (found, unread) = TargetTests.read(root)
      #expect(unread == [])
      #expect(TargetTests.arrows(found) == ["Shop -> Cart"])
      #expect(found.targets.map(\.path) == ["Cart", "Shop"])
    }
  }

  @Test func podfiles() throws {
    let text = """
      platform :ios, '15.0'
      def drawing
        pod 'Draw', :path => '../Draw'
      end
      abstract_target 'All' do
        pod 'Net/Core', '~> 1.0' # pod 'Old'
        target 'Shop' do
          drawing
        end
        target "Widget" do
          inherit! :search_paths
          names.each do |name|
            pod name
          end
        end
      end
      post_install do |installer|
        pod 'Never'
      end
      """
    let pods = Podfile(reading: text, file: "Podfile")
    #expect(
      pods.targets.mapValues { $0.pods.map { "\($0.name) \($0.at.line)" } } == [
        "All": ["Net 6"], "Shop": ["Net 6", "Draw 3"], "Widget": ["Net 6"],
      ])
    #expect(pods.targets.mapValues(\.isWhole) == ["All": true, "Shop": true, "Widget": false])
  }

  @Test func podsOfAnXcodeProject() throws {
    let project = """
      { objects = {
        R = { isa = PBXProject; mainGroup = G; targets = (A, ); };
        G = { isa = PBXGroup; children = (F, ); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = a.swift; sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = F; };
        S = { isa = PBXSourcesBuildPhase; files = (B, ); };
        A = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildPhases = (S, ); };
      }; rootObject = R; }
      """
    try withFiles([
      "Shop.xcodeproj/project.pbxproj": project, "a.swift": "", "Draw/Classes/d.swift": "",
      "Podfile": "target 'Shop' do\n  pod 'Draw', :path => 'Draw'\n  pod 'Rx'\nend",
      "Draw/Draw.podspec": "Pod::Spec.new do |s|\n  s.name = 'Draw'\n  s.source_files = 'Classes/**/*'\nend",
    ]) { root in
      let found = TargetTests.read(root).targets
      #expect(TargetTests.arrows(found) == ["Shop -> Draw"])
      #expect(
        found.facts.map { $0.outside.map(\.name) } == [[], ["Rx"]] || found.facts.map { $0.outside.map(\.name) } == [["Rx"], []])
    }
  }

  /// What a workspace of Tuist builds together is one build, so an import across its projects can be judged; without one it can where
  /// nothing from outside could bring a module of that name.
  @Test(
    arguments: [
      (true, "", ["undeclared-dependency error"]), (true, ".external(name: \"Rx\")", ["undeclared-dependency error"]),
      (false, "", ["undeclared-dependency error"]), (false, ".external(name: \"Rx\")", []),
    ])
  func workspaces(_ isThere: Bool, uses: String, expected: [String]) throws {
    let project = { (name: String) in
      "import ProjectDescription\nlet p = Project(name: \"\(name)\", targets: [.target(name: \"\(name)\", product: .framework, sources: [\"Code/**\"], dependencies: [\(uses)])])"
    }
    var files = [
      "Parts/Cart/Project.swift": project("Cart"), "Parts/Net/Project.swift": project("Net"),
      "Parts/Cart/Code/a.swift": "import Net", "Parts/Net/Code/b.swift": "",
    ]
    files["Workspace.swift"] =
      isThere
      ? "import ProjectDescription\nlet w = Workspace(name: \"All\", projects: [\"Parts/**\"])" : nil
    try withFiles(files) { root in
      let findings = try analyze(Job(workingDirectory: root)).report.findings
      #expect(findings.map { "\($0.rule) \($0.severity.rawValue)" } == expected)
    }
  }

  @Test func bareFolders() throws {
    try withFiles([
      "Code/App/main.swift": "import Cart\nimport Net\nimport UIKit", "Code/Cart/Views/a.swift": "import Net",
      "Code/Net/b.swift": "import Foundation", "Code/UIKit/c.swift": "", "Scripts/d.swift": "", "Code/e.swift": "",
    ]) { root in
      let found = TargetTests.read(root).targets
      #expect(found.targets.map(\.path) == ["Code/App", "Code/Cart", "Code/Net", "Code/UIKit"])
      #expect(found.targets.allSatisfy { $0.knowledge == .unknown && $0.kind == "library" })
      #expect(found.ofFile["Code/Cart/Views/a.swift"].map { found.targets[$0].name } == "Cart")
      let findings = try analyze(Job(workingDirectory: root)).report.findings
      #expect(findings.isEmpty)
    }
  }

  @Test func withoutImportsFoldersAreNoTargets() throws {
    try withFiles(["A/a.swift": "import Foundation", "B/b.swift": "import A_", "C/Foundation/c.swift": ""]) { root in
      #expect(TargetTests.read(root).targets.targets.isEmpty)
    }
  }
}

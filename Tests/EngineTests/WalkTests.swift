import Foundation
import Frameworks
import Model
import Reading
import Testing

@testable import Engine

struct WalkTests {
  struct Case: Sendable {
    var name: String
    var files: [String: String]
    var expected: [String]
    var exclude: [String] = []
    var tests = false
    var top = ""
  }

  static let cases = [
    Case(
      name: "built-in list",
      files: empty(
        "b.swift", "A/a.swift", ".build/x.swift", ".build-ci/x.swift", "DerivedData/x.swift", "X/Pods/P/x.swift",
        "Carthage/x.swift",
        "node_modules/x.swift", ".git/HEAD", ".hidden/x.swift", "App.xcodeproj/x.swift", "K.framework/x.swift", "a.txt",
        ".x.swift"),
      expected: ["A/a.swift", "b.swift"]),
    Case(
      name: "tests are left out",
      files: empty("App/A.swift", "App/ATests.swift", "AppTests/B.swift", "UITests/C.swift", "Specs/D.swift", "App/ESpec.swift"),
      expected: ["App/A.swift"]),
    Case(
      name: "tests on demand", files: empty("App/A.swift", "AppTests/B.swift", "App/ESpec.swift"),
      expected: ["App/A.swift", "App/ESpec.swift", "AppTests/B.swift"], tests: true),
    Case(
      name: "projects that are called tests",
      files: empty(
        "ShopTest/Shop.xcodeproj/project.pbxproj", "ShopTest/A.swift", "ShopTest/ShopTests/B.swift",
        "ATests/A.xcodeproj/project.pbxproj", "ATests/C.swift", "BTest/D.swift",
        "Test/T.xcodeproj/project.pbxproj", "Test/E.swift"),
      expected: ["ShopTest/A.swift"]),
    Case(
      name: "folders of projects that are called tests",
      files: empty(
        "ShopTest.xcodeproj/project.pbxproj", "ShopTest/A.swift", "ShopTestTests/B.swift", "BTest/D.swift",
        "CTests.xcodeproj/project.pbxproj", "CTests/E.swift"),
      expected: ["ShopTest/A.swift"]),
    Case(
      name: "a test folder named by the user", files: empty("AppTests/B.swift", "AppTests/Inner/C.swift"),
      expected: ["AppTests/B.swift", "AppTests/Inner/C.swift"], top: "AppTests"),
    Case(
      name: "a test file named by the user", files: empty("A/BTests.swift"), expected: ["A/BTests.swift"], top: "A/BTests.swift"),
    Case(
      name: "exclude", files: empty("A/a.swift", "A/Gen/b.swift", "C/c.swift", "D/x.gen.swift"), expected: ["A/a.swift"],
      exclude: ["**/Gen/**", "C", "*.gen.swift"]),
    Case(
      name: "git ignores",
      files: [
        ".git/HEAD": "", ".git/info/exclude": "private.swift\n", ".gitignore": "# c\nGen/\n*.g.swift\n/top.swift\nkeep\n",
        "Gen/x.swift": "",
        "a.g.swift": "", "top.swift": "", "A/top.swift": "", "A/.gitignore": "!b.g.swift\nz*.swift\n", "A/b.g.swift": "",
        "A/zoo.swift": "",
        "private.swift": "", "A/keep/x.swift": "",
      ], expected: ["A/b.g.swift", "A/top.swift"]),
    Case(
      name: "git ignores above the folder",
      files: [".git/HEAD": "", ".gitignore": "x.swift\n", "A/x.swift": "", "A/y.swift": ""],
      expected: ["A/y.swift"], top: "A"),
    Case(
      name: "package manifests are no sources",
      files: [
        "P/Package.swift": "// swift-tools-version:5.9\n", "P/Package@swift-5.9.swift": "import PackageDescription",
        "P/a.swift": "",
      ], expected: ["P/a.swift"]),
    Case(
      name: "sources called like package manifests",
      files: [
        "P/Package.swift": "//swift-tools-version:5.9\n", "P/Sources/Package.swift": "struct Package {}",
        "P/Sources/Package@swift-like.swift": "// PackageDescription\nimport Foundation",
      ], expected: ["P/Sources/Package.swift", "P/Sources/Package@swift-like.swift"]),
  ]

  @Test(arguments: cases.indices)
  func sources(index: Int) throws {
    let given = Self.cases[index]
    try withFiles(given.files) { root in
      let top = given.top.isEmpty ? root : root + "/" + given.top
      let found = Walk.files(under: [top], root: root, exclude: given.exclude, includesTests: given.tests)
      #expect(found.sources == given.expected, "\(given.name)")
    }
  }

  /// Where no repository tells whether git tracks something in a folder that a pattern covers, what descriptions name there is read.
  @Test(arguments: [(false, ["Core", "Shop", "Till"]), (true, ["Shop"])])
  func whatADescriptionNamesIsReadThoughIgnored(hasRepository: Bool, targets: [String]) throws {
    func package(_ name: String, _ path: String?) -> String {
      let others = path.map { "dependencies: [.package(path: \"\($0)\")], " } ?? ""
      return """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "\(name)", \(others)targets: [.target(name: "\(name)")])
        """
    }
    var files = [
      ".gitignore": "Packages/\nTill/\n", "Package.swift": package("Shop", "Packages/Core"), "Sources/Shop/A.swift": "",
      "Packages/Core/Package.swift": package("Core", "../Till"), "Packages/Core/Sources/Core/B.swift": "",
      "Packages/Till/Package.swift": package("Till", nil), "Packages/Till/Sources/Till/C.swift": "",
      "Packages/Old/Package.swift": package("Old", nil), "Packages/Old/Sources/Old/D.swift": "",
    ]
    if hasRepository { files[".git/HEAD"] = "" }
    try withFiles(files) { root in
      let analysis = try analyze(Job(workingDirectory: root))
      #expect(analysis.graph.targets.map(\.name).sorted() == targets)
      #expect(analysis.report.summary.files == targets.count)
    }
  }

  @Test func resourcesAreFoundInFoldersOfLanguagesToo() throws {
    let files = [
      ".git/HEAD": "", ".gitignore": "Secret.plist\nGone/\n", "App/Base.lproj/Main.storyboard": "",
      "App/de.lproj/Main.storyboard": "", "App/Cell.xib": "",
      "App/de.lproj/a.swift": "", "App/en.lproj/Main.strings": "", "App/Keys.plist": "", "App/Secret.plist": "",
      "App/a.swift": "",
      "Pods/P/x.json": "", "AppTests/t.json": "", "App/c.json": "", "Gone/d.json": "", "App/X.xcassets/Contents.json": "",
    ]
    try withFiles(files) { root in
      let found = Walk.files(under: [root], root: root, exclude: ["c.json"], includesTests: false)
      #expect(found.sources == ["App/a.swift"])
      #expect(
        found.resources == ["App/Base.lproj/Main.storyboard", "App/Cell.xib", "App/Keys.plist", "App/de.lproj/Main.storyboard"])
      #expect(found.ignoredResources == ["Secret.plist"])
    }
  }

  /// Files that only a description of the build or a rule of git names exist somewhere; of copies for languages one is read.
  @Test func resourcesAreReadOrKnownByName() throws {
    let files = [
      ".git/HEAD": "", ".gitignore": "/App/Secret.plist\n", "App/Base.lproj/Main.storyboard": "<document/>",
      "App/aa.lproj/Main.storyboard": "no", "App/aa.lproj/Other.storyboard": "<document/>",
      "App/Keys.plist": "<plist><dict/></plist>",
      "App.xcodeproj/project.pbxproj":
        "/* Built Keys.plist in Resources */ = {path = \"My File.plist\"; lastKnownFileType = file.storyboard; };",
      "a.json": "{}",
    ]
    try withFiles(files) { root in
      let found = Walk.files(under: [root], root: root, exclude: [], includesTests: false)
      let source = """
        import Swinject
        let a = PlistPropertyLoader(name: "Keys")
        container.storyboardInitCompleted(A.self) { _, _ in }
        """
      let read = Resources(for: [digest(of: source, file: "a.swift")], found, frameworks: Framework.all, root: root)
      #expect(read.scenes.map(\.file) == ["App/Base.lproj/Main.storyboard", "App/aa.lproj/Other.storyboard"])
      let unknown = read.values.filter { if case .unknown = $0.content { true } else { false } }.map(\.file)
      #expect(unknown.contains("My File.plist") && unknown.contains("Secret.plist"))
      #expect(read.values.first { $0.file == "App/Keys.plist" }?.content == .values([:]))
      #expect(!read.values.contains { $0.suffix == "json" })
      // A storyboard that the project names lies elsewhere: what is read is not all.
      let board = root + "/App.xcodeproj/project.pbxproj"
      try "/* Main.storyboard */ path = Far.storyboard;".write(toFile: board, atomically: true, encoding: .utf8)
      let partly = Resources(for: [digest(of: source, file: "a.swift")], found, frameworks: Framework.all, root: root)
      #expect(read.scenesGap == nil && partly.scenesGap == "the build names `Far.storyboard`, which is not here")
      let silent = Resources(for: [digest(of: "import Swinject", file: "a.swift")], found, frameworks: Framework.all, root: root)
      #expect(silent.scenes.isEmpty && silent.scenesGap == nil && silent.values.isEmpty)
    }
  }

  @Test func linksAreFollowedOutwardOnly() throws {
    try withFiles(empty("in/a.swift", "out/b.swift", "out/Deep/c.swift")) { root in
      let manager = FileManager.default
      try manager.createSymbolicLink(atPath: root + "/in/loop", withDestinationPath: root + "/in")
      try manager.createSymbolicLink(atPath: root + "/in/up", withDestinationPath: root)
      try manager.createSymbolicLink(atPath: root + "/in/other", withDestinationPath: root + "/out")
      try manager.createSymbolicLink(atPath: root + "/out/back", withDestinationPath: root + "/out/Deep")
      try manager.createSymbolicLink(atPath: root + "/in/gone", withDestinationPath: root + "/nowhere")
      try manager.createSymbolicLink(atPath: root + "/in/same.swift", withDestinationPath: root + "/in/a.swift")
      let found = Walk.files(under: [root + "/in"], root: root, exclude: [], includesTests: false)
      #expect(found.sources == ["in/a.swift", "out/Deep/c.swift", "out/b.swift"])
    }
  }

  /// What Bazel puts beside a workspace are its outputs: nobody has to be told.
  @Test func linksToOutputsAreNoSources() throws {
    for mark in ["MODULE.bazel", "WORKSPACE", "README.md"] {
      try withFiles(empty("in/a.swift", "in/\(mark)", "in/bazel-tools/b.swift", "out/c.swift")) { root in
        let inside = root + "/in"
        try FileManager.default.createSymbolicLink(atPath: inside + "/bazel-bin", withDestinationPath: root + "/out")
        let found = Walk.files(under: [inside], root: inside, exclude: [], includesTests: false)
        #expect(found.sources == ["a.swift", "bazel-tools/b.swift"])
        #expect(found.leftOut.map(\.path) == (mark == "README.md" ? ["bazel-bin"] : []))
      }
    }
  }

  /// Links that lead out of the project are told, not followed, unless the user names what they lead to.
  @Test func linksOutOfTheProjectAreLeftOut() throws {
    try withFiles(["in/.git/HEAD": "", "in/a.swift": "", "out/b.swift": "", "out/.gitignore": "a.swift\n"]) { root in
      let manager = FileManager.default
      for (link, aim) in [
        ("far", "/out"), ("far.swift", "/out/b.swift"), (".gitignore", "/out/.gitignore"), ("Podfile.lock", "/out/b.swift"),
        ("Pods", "/out"), ("far.json", "/out/b.swift"),
      ] { try manager.createSymbolicLink(atPath: root + "/in/" + link, withDestinationPath: root + aim) }
      let inside = root + "/in"
      let found = Walk.files(under: [inside], root: inside, exclude: [], includesTests: false)
      #expect(found.sources == ["a.swift"] && found.leftOut.map(\.path) == ["far", "far.swift"] && found.resources == [])
      #expect([Lock](found, root: inside).isEmpty)
      let named = Walk.files(under: [inside, root + "/out"], root: inside, exclude: [], includesTests: false)
      #expect(named.sources == ["../out/b.swift", "a.swift"] && named.leftOut.isEmpty)
    }
  }

  @Test func namesThatAreNoTextAreTold() throws {
    try withFiles(["a.swift": ""]) { root in
      let name = Array((root + "/x").utf8CString.dropLast()) + [-1] + Array(".swift".utf8CString)
      let file = open(name, O_CREAT | O_WRONLY, 0o600)
      guard file >= 0 else { return }  // This disk takes no such names.
      close(file)
      let found = Walk.files(under: [root], root: root, exclude: [], includesTests: false)
      #expect(found.sources == ["a.swift"] && found.leftOut.map(\.path) == ["x\\xFF.swift"])
      unlink(name)
    }
  }

  /// What is no file is not opened: a pipe would wait for ever.
  @Test func onlyFilesAreRead() throws {
    try withFiles(["a.swift": "", "large": String(repeating: "x", count: 100)]) { root in
      #expect(mkfifo(root + "/.gitignore", 0o600) == 0 && mkfifo(root + "/Podfile.lock", 0o600) == 0)
      #expect(mkfifo(root + "/project.yml", 0o600) == 0 && mkfifo(root + "/Podfile", 0o600) == 0)
      let found = Walk.files(under: [root], root: root, exclude: [], includesTests: false)
      #expect(found.sources == ["a.swift"] && [Lock](found, root: root).isEmpty)
      #expect(builds(in: found, descriptions(in: found, root: root), digests: [], root: root).isEmpty)
      #expect(Door.bytes(of: "/dev/null") == .failure(.noFile) && Door.bytes(of: root) == .failure(.noFile))
      #expect(Door.bytes(of: root + "/large", atMost: 99) == .failure(.larger(99)))
      let whole = try Door.bytes(of: root + "/large", atMost: 100).get()
      #expect(whole.count == 100)
      #expect(Door.bytes(of: root + "/gone") == .failure(.absent))
    }
  }

  @Test func twoTopsGiveEachFileOnce() throws {
    try withFiles(empty("A/a.swift", "A/B/b.swift")) { root in
      let tops = [root + "/A/B", root + "/A", root + "/A/a.swift"]
      for order in [tops, tops.reversed()] {
        let found = Walk.files(under: order, root: root, exclude: [], includesTests: false)
        #expect(found.sources == ["A/B/b.swift", "A/a.swift"])
      }
    }
  }

  @Test func locksAreFoundAboveAndInXcode() throws {
    let files = empty(
      ".git/HEAD", "Podfile.lock", "App/App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved",
      "App/Sources/a.swift",
      "App/Sources/Package.resolved", "Other/Cartfile.resolved")
    try withFiles(files) { root in
      let found = Walk.files(under: [root + "/App/Sources"], root: root, exclude: [], includesTests: false)
      #expect(found.locks.map(\.folder) == ["App", "App/Sources", ""])
    }
  }

  /// What would take more memory to parse than there may be is left out and told; what needs no parsing is read.
  @Test func whatIsTooLongToParseIsTold() throws {
    let most = Limit.sourceBytes.value
    func long(_ begin: String, _ count: Int) -> String {
      begin + "/*" + String(repeating: " ", count: count - begin.utf8.count - 4) + "*/"
    }
    let tried = [
      (long("import Swinject\n", most), 0), (long("import Swinject\n", most + 1), 1), (long("import Foundation\n", most + 1), 0),
      (long("import struct A.B\n", most + 1), 0), (long("", most) + "import struct A.B\n", 1),
    ]
    for (text, count) in tried {
      try withFiles(["a.swift": text, "b.swift": "import A"]) { root in
        let report = try analyze(Job(paths: [root], workingDirectory: root)).report
        let told = report.findings.filter { $0.rule == "unreadable-file" && $0.message.contains("more than \(most >> 20) MB") }
        #expect(told.count == count && report.summary.files == 2 - count, "\(text.prefix(20)) \(text.utf8.count)")
      }
    }
  }
}

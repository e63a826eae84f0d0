import Foundation
import Subprocess
import Testing

/// Whether system calls can be watched here.
private let canWatch: Bool = {
  #if os(Linux)
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/strace")
  process.arguments = ["-f", "-o", "/dev/null", "/bin/true"]
  guard (try? process.run()) != nil else { return false }
  process.waitUntilExit()
  return process.terminationStatus == 0
  #else
  return false
  #endif
}()

/// A project that points out of itself in every way it can: nothing there is opened, nothing is started, nobody is called.
@Suite(.enabled(if: canWatch, "strace is needed"))
struct ConfinementTests {
  static let project = [
    "out/secret.yml": "targets: {}\n", "out/b.swift": "let b = 1", "out/Secret/Package.swift": "let p = Package(name: \"p\")",
    "out/.gitignore": "*.swift\n", "out/Main.storyboard": "<document/>", "out/lock": "{}", "out/Keys.plist": "<plist/>",
    "out/Helpers/H.swift": "public let h = 1", "out/xc.pbxproj": "{}", "out/Podfile": "target 'A'",
    "in/.git/HEAD": "",
    "in/project.yml": """
    include: [../out/secret.yml, /etc/hostname, { path: ../../out/secret.yml }]
    targets:
      App: { type: application, sources: ['.', '/', '../out', '..'], dependencies: [{ target: B }] }
      B: { type: framework, sources: ['../out', '/etc'] }
    """,
    "in/Package.swift": """
    import PackageDescription
    let package = Package(name: "A", dependencies: [.package(path: "../out/Secret")], targets: [
      .target(name: "A", path: "../out"), .target(name: "B", path: "/etc")])
    """,
    "in/Podfile": "eval File.read('../out/Podfile')\nrequire '../out/Podfile'\ntarget 'A' do\n pod 'X', :path => '../out'\nend",
    "in/App.xcodeproj/project.pbxproj": """
    { objects = { P = { isa = PBXProject; mainGroup = G; targets = (T); projectDirPath = "../out"; };
    G = { isa = PBXGroup; children = (F); path = "../../out"; sourceTree = "<group>"; };
    F = { isa = PBXFileReference; path = "/etc/hostname"; sourceTree = "<absolute>"; };
    T = { isa = PBXNativeTarget; name = App; buildPhases = (S); fileSystemSynchronizedGroups = (Y); };
    Y = { isa = PBXFileSystemSynchronizedRootGroup; path = "../../out"; sourceTree = "<group>"; };
    S = { isa = PBXSourcesBuildPhase; files = (B); }; B = { isa = PBXBuildFile; fileRef = F; }; }; rootObject = P; }
    """,
    "in/Tuist/Project.swift": """
    import ProjectDescription
    let project = Project(name: "A", targets: [.target(name: "A", destinations: .iOS, product: .app, bundleId: "a",
      sources: ["../../out/**", "/etc/**"], dependencies: [.project(target: "B", path: "../../out"), .external(name: "x")])])
    """,
    "in/a.swift": """
    import Swinject
    import SwinjectStoryboard
    import SwinjectPropertyLoader
    let a = Container()
    let loader = PlistPropertyLoader(name: "../../out/Keys")
    func f() { a.storyboardInitCompleted(A.self) { _, _ in }; a.applyPropertyLoader(loader) }
    """,
  ]

  @Test(arguments: [
    ["check"], ["check", "--include-tests", "--strict"], ["graph"], ["opaque"], ["init", "--dry-run"], ["list", "targets"],
    ["graph", "--format", "svg"],
  ])
  func nothingBeyondTheProjectIsTouched(arguments: [String]) async throws {
    try await withFiles(Self.project) { folder in
      for (link, aim) in [
        ("b.swift", "../out/b.swift"), ("Far", "../out"), (".gitignore", "../out/.gitignore"), ("Podfile.lock", "../out/lock"),
        ("Main.storyboard", "../out/Main.storyboard"), ("Keys.plist", "../out/Keys.plist"), ("x.podspec", "../out/lock"),
        ("Deep.xcodeproj", "../out"), ("proc", "/proc"), ("root", "/"), ("Package.resolved", "/dev/zero"),
        ("endless.plist", "/dev/zero"), ("endless.swift", "/dev/zero"),
      ] { try FileManager.default.createSymbolicLink(atPath: folder + "/in/" + link, withDestinationPath: aim) }
      #expect(mkfifo(folder + "/in/pipe.swift", 0o600) == 0)
      // Whoever draws for the first time on a machine makes the system's cache of fonts.
      if arguments.contains("svg") { _ = try await dilint(arguments, in: folder + "/in") }
      let log = folder + "/log"
      let calls = "trace=open,openat,openat2,execve,execveat,socket,connect,getdents64"
      let result = try await Subprocess.run(
        .path("/usr/bin/strace"), arguments: Arguments(["-f", "-y", "-o", log, "-e", calls, binary] + arguments),
        environment: .inherit.updating(["GITHUB_ACTIONS": nil, "XDG_CACHE_HOME": .some(folder + "/cache")]),
        workingDirectory: .init(folder + "/in"),
        output: .bytes(limit: 1 << 24), error: .string(limit: 1 << 20))
      let report = String(decoding: result.standardOutput, as: UTF8.self)
      #expect(result.terminationStatus == .exited(arguments.contains("--strict") ? 1 : 0), "\(report) \(result.standardError)")
      let lines = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
      #expect(lines.contains { $0.contains("/in/a.swift") })
      for line in lines {
        let isOther = line.contains("execve") && !line.contains(binary) || line.contains("socket(") || line.contains("connect(")
        #expect(!isOther, "\(line)")
        let mayNot = ["/out", "/etc/hostname", "/dev/zero", "pipe.swift"].contains(where: line.contains)
        #expect(!mayNot || line.contains("ENOENT") || line.contains("ENOTDIR"), "\(line)")
        // Only the cache is written.
        let isWritten = line.contains("O_WRONLY") || line.contains("O_RDWR") || line.contains("O_CREAT")
        #expect(!isWritten || line.contains(folder + "/cache/dilint/") || line.contains("/dev/null"), "\(line)")
        // A folder's listing tells as much as a file.
        if line.contains("getdents64"), !line.contains(folder + "/cache/dilint"),
          let path = line.split(separator: "<").dropFirst().first?.split(separator: ">").first
        {
          #expect(path.hasPrefix(folder + "/in") || !path.hasPrefix(folder) && path != "/" && path != "/etc", "\(line)")
        }
      }
    }
  }
}

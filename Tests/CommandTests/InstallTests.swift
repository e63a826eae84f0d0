import Foundation
import Subprocess
import Testing

/// What `make install` puts where systems look for it, and what `make artifactbundle` packs.
@Suite(.serialized) struct InstallTests {
  private static func has(_ tool: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)")
    }
  }

  private static let bash = "share/bash-completion/completions/dilint"
  private static let zsh = "share/zsh/site-functions/_dilint"
  private static let fish = "share/fish/vendor_completions.d/dilint.fish"
  private static let man = "share/man/man1/dilint.1"

  @Test(.enabled(if: has("make"), "skipped: there is no make"))
  func putsEverythingInItsPlaceAndTakesItAway() async throws {
    try await withFiles([:]) { folder in
      let words = ["DESTDIR=\(folder)", "PREFIX=/usr", "BINARY=\(binary)"]
      let installed = try await run("make", ["install"] + words, in: house)
      #expect(installed.status == 0, "\(installed.errors)")
      let usr = folder + "/usr/"
      #expect(try await run(usr + "bin/dilint", ["--version"], in: folder).text == "0.1.0\n")
      for file in [Self.bash, Self.zsh, Self.fish, Self.man] {
        #expect(try !String(contentsOfFile: usr + file, encoding: .utf8).isEmpty)
        #expect(installed.text.contains("installed \(usr)\(file)\n"))
      }
      try await completes(usr)
      let removed = try await run("make", ["uninstall"] + words, in: house)
      #expect(removed.status == 0, "\(removed.errors)")
      let left = try FileManager.default.subpathsOfDirectory(atPath: usr).filter { path in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: usr + path, isDirectory: &isFolder) && !isFolder.boolValue
      }
      #expect(left.isEmpty, "\(left)")
    }
  }

  /// Each shell reads its file; those that can be asked know the commands. The manual page has no fault.
  private func completes(_ usr: String) async throws {
    let asked = """
      source '\(usr)\(Self.bash)'; COMP_WORDS=(dilint who-p); COMP_CWORD=1; COMP_LINE='dilint who-p'; COMP_POINT=12
      _dilint; echo "${COMPREPLY[@]}"
      """
    #expect(try await run("bash", ["--norc", "-c", asked], in: usr).text.contains("who-provides"))
    if Self.has("zsh") { #expect(try await run("zsh", ["-n", usr + Self.zsh], in: usr).status == 0) }
    if Self.has("fish") {
      let answer = try await run(
        "fish", ["--no-config", "-c", "source '\(usr)\(Self.fish)'; complete -C 'dilint who-p'"], in: usr)
      #expect(answer.text.hasPrefix("who-provides\t"), "\(answer.text)\(answer.errors)")
    }
    if Self.has("groff") {
      let page = try await run("groff", ["-man", "-ww", "-Tutf8", usr + Self.man], in: usr)
      #expect(page.status == 0 && page.errors.isEmpty, "\(page.errors)")
      #expect(page.text.contains("who-provides") && page.text.contains("--fail-on"))
    }
  }

  /// A package depends on the plugin with the packed program, and asks.
  @Test(.enabled(if: has("swift") && has("python3"), "skipped: swift or python3 is missing"))
  func packageRunsThePlugin() async throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", dependencies: [.package(path: "../out/dilint-plugin")], targets: [.target(name: "Shop")])
      """
    let files = [
      "Shop/Package.swift": manifest, "Shop/Sources/Shop/Shop.swift": "let shop = 1\n", "Shop/dilint.yml": faulty["dilint.yml"]!,
    ]
    try await withFiles(files) { folder in
      let packed = try await run(house + "/Tests/Tools/artifactbundle", [binary, folder + "/out"], in: folder)
      #expect(packed.status == 0 && packed.text.contains("checksum: "), "\(packed.text)\(packed.errors)")
      #expect(FileManager.default.fileExists(atPath: folder + "/out/dilint.artifactbundle.zip"))
      let found = try await run("swift", ["package", "dilint", "check"], in: folder + "/Shop")
      #expect(found.status != 0 && found.text.contains("error[missing-provider]"), "\(found.text)\(found.errors)")
      let roots = try await run("swift", ["package", "dilint", "roots"], in: folder + "/Shop")
      #expect(roots.status == 0 && roots.text.contains("ShopAssembly"), "\(roots.text)\(roots.errors)")
    }
  }
}

/// Runs a program without what would change its words.
func run(_ program: String, _ arguments: [String], in folder: String) async throws -> Outcome {
  let result = try await Subprocess.run(
    program.contains("/") ? .path(.init(program)) : .name(program), arguments: Arguments(arguments),
    environment: .inherit.updating(["LC_ALL": "C.UTF-8", "MAKEFLAGS": nil, "GITHUB_ACTIONS": nil, "GITLAB_CI": nil]),
    workingDirectory: .init(folder), output: .bytes(limit: 1 << 24), error: .string(limit: 1 << 20))
  guard case .exited(let status) = result.terminationStatus else {
    Issue.record("\(program) died: \(result.terminationStatus)")
    return Outcome(status: -1, output: [], errors: "")
  }
  return Outcome(status: status, output: result.standardOutput, errors: result.standardError)
}

import Model
import Testing

@testable import Engine
@testable import Reading

struct VersionTests {
  @Test(arguments: [
    (
      "Package.resolved",
      """
      {"pins": [{"identity": "ditranquillity", "kind": "remoteSourceControl", "location": "https://github.com/x/DITranquillity.git",
       "state": {"revision": "abc", "version": "4.1.3"}}, {"identity": "other", "location": "x", "state": {"branch": "main"}}], "version": 2}
      """, "4.1.3"
    ),
    (
      "Package.resolved",
      """
      {"object": {"pins": [{"package": "DITranquillity", "repositoryURL": "git@github.com:x/DITranquillity.git",
       "state": {"branch": null, "revision": "a", "version": "3.8.4"}}]}, "version": 1}
      """, "3.8.4"
    ),
    ("Package.resolved", "{ no json", nil),
    (
      "Podfile.lock",
      "PODS:\n  - Alamofire (5.0):\n  - DITranquillity/Core (3.9.1):\n    - X (= 1)\n\nDEPENDENCIES:\n  - Q (1.0)\n", "3.9.1"
    ),
    ("Podfile.lock", "DEPENDENCIES:\n  - DITranquillity (~> 3.0)\n", nil),
    ("Cartfile.resolved", "github \"ivlev/DITranquillity\" \"v3.0.1\"\ngit \"https://x/y.git\" \"abcdef0\"\n", "3.0.1"),
    ("Cartfile.resolved", "github \"ivlev/DITranquillity\" \"bdf5a1ce\"\n", nil),
  ])
  func reading(file: String, text: String, version: String?) {
    #expect(Locks.versions(in: text, fileName: file)["ditranquillity"]?.description == version)
  }

  @Test func nearestLockCounts() {
    let framework = Framework(id: "d", name: "D", modules: ["D"], packages: ["DKit"], generations: [])
    let locks = [
      Lock(folder: "", versions: ["dkit": "3.0"]), Lock(folder: "App", versions: ["dkit": "4.0"]),
      Lock(folder: "Else", versions: [:]),
    ]
    #expect(locks.version(of: framework, for: "App/x.swift") == "4.0")
    #expect(locks.version(of: framework, for: "Apps/x.swift") == "3.0")
    #expect([Lock(folder: "A", versions: ["dkit": "2.0"])].version(of: framework, for: "B/x.swift") == "2.0")
    #expect([Lock(folder: "..", versions: ["dkit": "2.0"]), locks[1]].version(of: framework, for: "App/x") == "4.0")
    #expect([Lock]().version(of: framework, for: "x") == nil)
  }
}

/// What descriptions of builds allow.
struct VersionDemandTests {
  /// As CocoaPods and RubyGems read it.
  @Test(arguments: [
    ("'0.18.0'", "0.18 0.18.0"), ("'= 1.2'", "1.2 1.2.0"), ("'~> 0.18'", "0.18 1"), ("'~> 0.18.2'", "0.18.2 0.19"),
    ("'~> 2'", "2 3"), ("'>= 1.0', '< 2.0'", "1 2"), ("'~> 1.2', '>= 1.2.4'", "1.2.4 2"), (":git => 'https://x/y.git'", nil),
    ("'0.18.0', :configurations => ['Debug']", "0.18 0.18.0"), (":path => '1.0'", nil), ("'1.0.0-beta'", nil),
  ])
  func pods(line: String, expected: String?) {
    let podfile = Podfile(reading: "target 'A' do\n  pod 'Needle/Core', \(line)\nend\n", file: "Podfile")
    #expect(podfile.versions["needle"].map(text) == expected)
    let other = Podfile(reading: "pod 'Needle', \(line)\npod 'Needle', '9.9'\n", file: "Podfile")
    #expect(other.versions["needle"].map(text) == (expected == nil ? "9.9 9.9.0" : nil))
  }

  @Test(arguments: [
    (#"url: "https://x/needle.git", .exact("0.18.0")"#, "0.18 0.18.0"), (#"url: "x/needle", exact: "0.18.0""#, "0.18 0.18.0"),
    (#"url: "x/needle", from: "0.18.0""#, "0.18 1"), (#"url: "x/needle", .upToNextMajor(from: "1.2.0")"#, "1.2 2"),
    (#"url: "x/needle", .upToNextMinor(from: "0.23.1")"#, "0.23.1 0.24"), (#"url: "x/needle", "0.17.0"..<"0.24.0""#, "0.17 0.24"),
    (#"url: "x/needle", "0.17.0"..."0.23.0""#, "0.17 0.23.0"), (#"id: "uber.needle", from: "0.24.0""#, "0.24 1"),
    (#"name: "needle", url: "x/other", from: Version(0, 24, 0)"#, "0.24 1"), (#"url: "x/needle", branch: "main""#, nil),
    (#"url: "x/needle", .revision("abc")"#, nil), (#"path: "../needle""#, nil), (#"url: "x/needle", from: newest()"#, nil),
  ])
  func packages(entry: String, expected: String?) {
    let text = "import PackageDescription\nlet package = Package(name: \"A\", dependencies: [.package(\(entry))], targets: [])"
    let found = build(describedBy: digest(of: text, file: "Package.swift"), text: text) { _ in true }
    #expect(found.versions["needle"].map(self.text) == expected)
  }

  /// The nearest that leaves no doubt; what lies elsewhere only where nothing is around and all of it behaves alike.
  @Test func nearestDemandCounts() {
    let turning = Framework(
      id: "d", name: "D", modules: ["D"], packages: ["DKit"],
      generations: [
        Generation(
          id: "d", versions: "1–", since: "1", interface: "", shapes: [], lifetimes: [:],
          defaultLifetime: Lifetime(name: "x", sharing: .none),
          policies: [(since: "1", policy: Policy()), (since: "2", policy: Policy())])
      ])
    let open = VersionDemand(folder: "App", versions: ["dkit": VersionRange(from: "1.5", below: "3")])
    let exact = VersionDemand(folder: "", versions: ["dkit": .exactly("1.7")])
    let newer = VersionDemand(folder: "Else", versions: ["dkit": .upToNextMajor("2.1")])
    #expect([open, exact].versions(of: turning, for: "App/x.swift") == .exactly("1.7"))
    #expect([open].versions(of: turning, for: "App/x.swift") == open.versions["dkit"])
    #expect([exact, newer].versions(of: turning, for: "Else/x.swift") == .upToNextMajor("2.1"))
    #expect([open, newer].versions(of: turning, for: "Other/x.swift") == nil)
    #expect([newer].versions(of: turning, for: "Other/x.swift") == .upToNextMajor("2.1"))
    #expect(turning.isOne(.exactly("1.7")) && turning.isOne(.upToNextMajor("2.1")) && !turning.isOne(open.versions["dkit"]!))
    #expect(turning.newest(open.versions["dkit"]!) == "2")
  }

  private func text(_ range: VersionRange) -> String {
    "\(range.from) \(range.below.map { $0.numbers.map(String.init).joined(separator: ".") } ?? "-")"
  }
}

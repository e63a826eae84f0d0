import Model
import Testing

@testable import Engine

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

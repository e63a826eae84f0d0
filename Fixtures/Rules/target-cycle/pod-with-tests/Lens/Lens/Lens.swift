// CocoaPods (guides.cocoapods.org, "Podspec Syntax Reference"): `test_spec` has sources and dependencies of its own, `exclude_files` leaves out, `*` goes no
// deeper, and a list goes on behind a comma. So what only the tests, a demo or a folder of no pod import closes no ring; `Shades` is the pod's.
import Foundation

public struct Lens { public let width = 1 }

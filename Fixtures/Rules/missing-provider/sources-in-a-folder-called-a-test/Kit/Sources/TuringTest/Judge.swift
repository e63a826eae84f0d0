// XcodeGen (Docs/ProjectSpec.md, "Sources"): a target has all sources below its folders, also in one whose name ends in `Test`; what a target of tests
// has is none of the app's.
// counts: needs=2 opaque=0
import Dependencies

extension Judge: DependencyKey {
  public static let liveValue = Judge(ask: { true })
}

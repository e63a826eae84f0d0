// Upstream: DITranquillityTests_Scan.test07_ScanFrameworksInBundleSubProject1 and SubProject2 (3.5.2). A scan in the bundle of a
// class takes what was built into the same target.
import Beasts
import DITranquillity
import Trees

class ScanTrees: DIScanPart {
  override class var bundle: Bundle? { return Bundle(for: TreesMark.self) }
}

class ScanBeasts: DIScanPart {
  override class var bundle: Bundle? { return Bundle(for: BeastsFramework.self) }
}

func trees() {
  let container = DIContainer()
  container.append(part: ScanTrees.self)
  let oak: Oak = *container
  let wolf: Wolf = *container  // expect: missing-provider
  _ = (oak, wolf)
}

func beasts() {
  let container = DIContainer()
  container.append(part: ScanBeasts.self)
  let oak: Oak = *container  // expect: missing-provider
  let wolf: Wolf = *container
  _ = (oak, wolf)
}

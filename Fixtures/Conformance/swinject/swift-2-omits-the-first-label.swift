// Until Swift 3 the first argument of a function has no label, unless one is written twice: SE-0046, "Establish consistent
// label behavior across all parameters including first labels". An override that hands its argument to `super` without the
// label of its own parameter tells that the file is that old.
import Swinject
import UIKit

struct Chart {}
struct Legend { let chart: Chart }
struct Tide {}

class ChartViewController: UIViewController {
  override func viewWillAppear(animated: Bool) { super.viewWillAppear(animated) }
}

class ChartAssembly: AssemblyType {
  func assemble(container: Container) {
    registerCharts(container)
    registerLegends(container, isDetailed: true)
    registerTides(into: container)
  }

  func registerCharts(container: Container) { container.register(Chart.self) { _ in Chart() } }

  func registerLegends(container: Container, isDetailed: Bool) {
    container.register(Legend.self) { r in Legend(chart: r.resolve(Chart.self)!) }
  }

  func registerTides(into container: Container) { container.register(Tide.self) { _ in Tide() } }
}

func start(assembler: Assembler) { assembler.applyAssembly(ChartAssembly()) }

let assembler = Assembler()
start(assembler)
_ = assembler.resolver.resolve(Legend.self)!
_ = assembler.resolver.resolve(Tide.self)!
_ = assembler.resolver.resolve(String.self)!  // expect: missing-provider

// 1.x: `AssemblyType`, `applyAssembly`, arguments as a tuple.
// See the folder's lock file in `version-1-project` for how the version is told; here the words of 1.x tell it.
import Swinject

struct Map {}
struct Legend { let map: Map }

class MapAssembly: AssemblyType {
  func assemble(container: Container) {
    container.register(Map.self) { _ in Map() }
    container.register(Legend.self) { r in Legend(map: r.resolve(Map.self)!) }
  }
}

let assembler = try! Assembler(assemblies: [MapAssembly()])
_ = assembler.resolver.resolve(Legend.self)!
_ = assembler.resolver.resolve(String.self)!  // expect: missing-provider

// Swinject 1.x, Sources/Assembler.swift: files are loaded before assemblies run. Nothing is loaded here, so nothing is there.
import Swinject

class CatAssembly: AssemblyType {
  func assemble(container: Container) {
    container.register(Double.self) { r in r.property("weight")! }  // expect: swinject-missing-property
    container.register(String.self) { r in r.property("name") ?? "Tom" }
  }
}

let assembler = try! Assembler(assemblies: [CatAssembly()])
_ = assembler.resolver.resolve(Double.self)!

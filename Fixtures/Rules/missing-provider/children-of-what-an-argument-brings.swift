import Swinject

// Coordinators hand their own assembler on as a run-time argument, and each stands below the one that asked for it: two deep, the innermost
// finds what the one between has.

struct Rope {}
struct Buoy {}
struct Mooring { init(rope: Rope, buoy: Buoy) {} }

struct RopePart: Assembly {
  func assemble(container: Container) { container.register(Rope.self) { _ in Rope() } }
}

/// Loaded by a coordinator that hands its assembler to nobody.
struct BuoyPart: Assembly {
  func assemble(container: Container) { container.register(Buoy.self) { _ in Buoy() } }
}

struct MooringPart: Assembly {
  func assemble(container: Container) {
    container.register(Mooring.self) { r in
      Mooring(
        rope: r.resolve(Rope.self)!,
        buoy: r.resolve(Buoy.self)!  // expect: missing-provider
      )
    }
  }
}

final class QuayCoordinator {
  let parts: Assembler
  init(parts: Assembler) { self.parts = parts }
  func start() { print(parts.resolver.resolve(Mooring.self)!) }
}

final class BuoyCoordinator {
  let parts: Assembler
  init(parts: Assembler) { self.parts = parts }
  func start() { print(parts.resolver.resolve(Buoy.self)!) }
}

final class PortCoordinator {
  let parts: Assembler
  init(parts: Assembler) { self.parts = parts }
  func start() {
    parts.resolver.resolve(QuayCoordinator.self, argument: parts)!.start()
    parts.resolver.resolve(BuoyCoordinator.self, argument: parts)!.start()
  }
}

struct CoordinatorPart: Assembly {
  func assemble(container: Container) {
    container.register(QuayCoordinator.self) { (_, above: Assembler) in
      QuayCoordinator(parts: Assembler([MooringPart()], parent: above))
    }
    container.register(BuoyCoordinator.self) { (_, above: Assembler) in
      BuoyCoordinator(parts: Assembler([BuoyPart()], parent: above))
    }
  }
}

struct PortPart: Assembly {
  func assemble(container: Container) {
    container.register(PortCoordinator.self) { (_, above: Assembler) in
      PortCoordinator(parts: Assembler([CoordinatorPart(), RopePart()], parent: above))
    }
  }
}

let root = Assembler([PortPart()])
root.resolver.resolve(PortCoordinator.self, argument: root)!.start()

// SWIFT_ACTIVE_COMPILATION_CONDITIONS (Xcode, "Build settings reference"): each target has its own `#if` flags. A static container is another one
// in each program, so what is registered under a flag is there, or not, as the target that asks is compiled.
import Resolver

protocol Map {}
protocol Chart {}
protocol Lamp {}
final class Paper: Map {}
final class Sheet: Chart {}
final class Lantern: Lamp {}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    register { Lantern() as Lamp }
    #if POCKET
    register { Sheet() as Chart }
    #else
    register { Paper() as Map }
    #endif
  }
}

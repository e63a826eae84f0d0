// What a cast says is the type of the object, whatever stands before it: https://docs.swift.org/swift-book/documentation/the-swift-programming-language/typecasting
import Swinject
import UIKit

protocol Buoy {}
final class RedBuoy: Buoy {}
protocol Tide {}
protocol Gull {}
final class GreyGull: Gull {}

final class BuoyAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Buoy.self) { _ in RedBuoy() }
  }
}

@UIApplicationMain
final class Harbour: UIResponder, UIApplicationDelegate {
  let chest = Container()
  let spare: Container? = Container()
  let assembler = Assembler()
}

// `Injections.swift`, `InjectedType`: what nobody registered is nil, and whoever only ever forces that stops the program.
import FactoryKit

final class Owl {}
final class Oak {}
final class Elm {}

extension Container: Resolving {}

final class Wood {
  @InjectedType var owl: Owl?
  @InjectedType var oak: Oak?  // expect: missing-provider
  @InjectedType var elm: Elm?

  func walk() {
    print(owl!, oak!)
    if elm != nil { print(elm!) }
  }
}

Container.shared.register { Owl() }
Wood().walk()

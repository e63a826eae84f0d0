// `Containers.swift`, `promiseTriggersError`: a program may say that promises stop nothing; then they are nil.
import FactoryKit

final class Bell {}

extension Container {
  var bell: Factory<Bell?> { promised() }
}

func play() {
  Container.shared.manager.promiseTriggersError = false
  if let bell = Container.shared.bell() { print(bell) }
}

play()

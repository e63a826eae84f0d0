import Swinject

extension Container {
  func addTeas() {
    for name in Teas.names { register(Tea.self, name: name) { _ in Tea() } }
  }
}

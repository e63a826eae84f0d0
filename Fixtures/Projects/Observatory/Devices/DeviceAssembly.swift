import Swinject

extension DeviceAssembly: Assembly {
  func assemble(container: Container) {
    for side in Side.allNames {
      container.register(Motor.self, name: side) { _ in Motor() }
    }
    container.single(Telescope.self) { r in Telescope(resolver: r) }
    container.register(Dome.self) { _ in Dome() }
      .initCompleted { r, dome in dome.telescope = r.resolve(Telescope.self) }
    registerCamera(in: container)
  }

  private func registerCamera(in container: Container) {
    if #available(iOS 17, *) {
      container.register(Camera.self) { _ in DeepCamera() }
    } else {
      container.register(Camera.self) { _ in PlainCamera() }
    }
  }
}

import Swinject

final class StorageAssembly: Assembly {
  func assemble(container: Container) {
    container.single(PlateArchive.self) { r in DiskArchive(folder: r.resolve(String.self, name: "folder")!) }
    container.register(String.self, name: "folder") { _ in "Plates" }
    container.single(Settings.self, value: Settings())
  }
}

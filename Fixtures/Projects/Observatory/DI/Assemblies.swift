import Swinject

enum Assemblies {
  static let core: [Assembly] = [StorageAssembly(), NetworkAssembly()]

  static func all() -> [Assembly] {
    var list = core
    list.append(DeviceAssembly())
    list += [SkyAssembly(), ScreenAssembly()]
    return list
  }
}

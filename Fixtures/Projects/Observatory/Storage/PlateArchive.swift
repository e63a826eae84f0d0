protocol PlateArchive {
  func open()
  func plates(of star: Star) -> [Plate]
}

struct Plate {}

final class DiskArchive: PlateArchive {
  private let folder: String
  init(folder: String) { self.folder = folder }
  func open() {}
  func plates(of star: Star) -> [Plate] { [] }
}

final class Settings {
  var showsConstellations = true
}

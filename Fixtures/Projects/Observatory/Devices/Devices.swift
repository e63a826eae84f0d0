final class DeviceAssembly {}

enum Side { static let allNames = ["left", "right"] }

final class Motor {}

protocol Camera {}
final class DeepCamera: Camera {}
final class PlainCamera: Camera {}

final class Dome {
  weak var telescope: Telescope?
}

final class Telescope: WiredObject {
  @Wired var dome: Dome!
  @Wired var camera: Camera!
  @Injected("left") private var left: Motor
  @Injected("right") private var right: Motor
}

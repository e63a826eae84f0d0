import Dependencies
import Tides

struct Page {
  @Dependency(\.buoy) var buoy
}

_ = Page()

import Samples
import Swinject
import Tasting

final class MaltTests {
  func testTaste() {
    let container = Container()
    container.addSamples()
    _ = Taster(container)
  }
}

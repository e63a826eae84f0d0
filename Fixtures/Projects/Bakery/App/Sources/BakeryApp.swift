import Bread
import Core
import Counter
import SwiftUI

@main
struct BakeryApp: App {
  var body: some Scene {
    WindowGroup { BreadView(counter: ShopCounter(clock: Clock())) }
  }
}

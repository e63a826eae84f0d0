import LarderKit
import SwiftUI

final class Screen {
  @FromLarder private var tea: Tea
  @FromLarder(.cold) var milk: Milk
  @State private var count: Int
  @FromLarder var shelf: Int = 3
  @Kettle var kettle: Tea
}

@propertyWrapper struct Kettle { var wrappedValue: Tea }

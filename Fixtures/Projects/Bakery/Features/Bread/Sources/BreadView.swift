import Core
import CounterInterface
import SwiftUI

public struct BreadView: View {
  let counter: any Counting
  let clock = Clock()

  public init(counter: any Counting) { self.counter = counter }
  public var body: some View { Text("\(counter.count) at \(clock.hour)") }
}

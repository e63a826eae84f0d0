import Foundation

protocol Radio: AnyObject {
  func send(_ command: String, to bike: BikeNumber)
}

final class BluetoothRadio: Radio {
  private(set) var sent: [String] = []

  func send(_ command: String, to bike: BikeNumber) {
    sent.append("\(bike): \(command)")
  }
}

/// The lock of one bike; which bike, the rider says by scanning it.
final class BikeLock {
  private let radio: Radio
  private let bike: BikeNumber

  init(radio: Radio, bike: BikeNumber) {
    self.radio = radio
    self.bike = bike
  }

  func open() { radio.send("open", to: bike) }
  func close() { radio.send("close", to: bike) }
}

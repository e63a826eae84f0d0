import Foundation
import Model

/// What each thread is working at, told where a signal handler can read it without asking for memory or locks.
enum WorkInHand {
  static let places = 256

  /// A place for each thread that says something: the thread, and the text.
  nonisolated(unsafe) static let threads = zeroed(UInt.self)
  nonisolated(unsafe) static let texts = zeroed(UnsafeMutablePointer<CChar>?.self)

  /// Does the work of thread number `place`, and says meanwhile what it is about, such as a file.
  static func about<Result>(_ text: String, at place: Int, _ work: () -> Result) -> Result {
    guard place < places else { return work() }
    let harmless = text.unicodeScalars.map { $0.isSteering ? "\u{fffd}" : $0 }
    let copy = strdup(String(String.UnicodeScalarView(harmless)))
    texts[place] = copy
    threads[place] = current
    defer {
      threads[place] = 0
      texts[place] = nil
      free(copy)
    }
    return work()
  }

  static var current: UInt {
    #if os(Linux)
    UInt(pthread_self())
    #else
    UInt(bitPattern: pthread_self())
    #endif
  }

  private static func zeroed<Value>(_ type: Value.Type) -> UnsafeMutablePointer<Value> {
    let size = MemoryLayout<Value>.stride * places
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: MemoryLayout<Value>.alignment)
    memset(memory, 0, size)
    return memory.bindMemory(to: Value.self, capacity: places)
  }
}

import Foundation
import Model

/// What each thread is working at, told where a signal handler can read it without asking for memory or locks.
enum WorkInHand {
  static let places = 256

  /// A place for each thread that says something: the thread, and the text.
  nonisolated(unsafe) static let threads = zeroed(UInt.self)
  nonisolated(unsafe) static let texts = zeroed(UnsafeMutablePointer<CChar>?.self)

  /// Where the thread that links and judges says what it is about. No run reads with as many threads.
  private static let last = places - 1

  /// Does the work of thread number `place`, and says meanwhile what it is about, such as a file that it is reading.
  static func about<Result>(_ text: String, at place: Int = last, _ work: () -> Result) -> Result {
    guard place < places else { return work() }
    set(text, at: place)
    defer { set(nil, at: place) }
    return work()
  }

  /// Says that the work that `about` began is now about something else.
  static func goOn(with text: String) {
    if threads[last] == current { set(text, at: last) }
  }

  private static func set(_ text: String?, at place: Int) {
    let new = text.flatMap { strdup(harmless($0)) }
    // Several runs in one process share a place: a text must not be freed twice.
    let old = lock.withLock {
      let old = texts[place]
      texts[place] = new
      threads[place] = text == nil ? 0 : current
      return old
    }
    free(old)
  }

  private static func harmless(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: \.isSteering) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0.isSteering ? "\u{fffd}" : $0 }))
  }

  /// Held by those who write; a signal handler only reads.
  private static let lock = NSLock()

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

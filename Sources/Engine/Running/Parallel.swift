import Foundation
import Model
import Reading

/// Calls `work` for each number below `count` on several threads and gives the results in order. `work` also gets the number of
/// its thread.
///
/// Threads of our own, because source nests as deep as its authors like and the stacks of a pool are small.
func inParallel<Result: Sendable>(_ count: Int, threads: Int, _ work: @escaping @Sendable (Int, Int) -> Result) -> [Result] {
  let box = Box<Result>(count)
  let done = DispatchSemaphore(value: 0)
  let workers = max(1, min(threads, count, 64))
  for worker in 0..<workers {
    let thread = Thread {
      Crash.handlerStack()
      while let index = box.next() { box.put(work(index, worker), at: index) }
      done.signal()
    }
    thread.name = "reading"
    thread.stackSize = 256 << 20
    thread.start()
  }
  for _ in 0..<workers { done.wait() }
  return box.results
}

/// Does something by itself, where the stack is as deep as source may nest.
func aside<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
  inParallel(1, threads: 1) { _, _ in work() }[0]
}

/// Reads a source of the project by itself.
func digestAside(of bytes: [UInt8], file: String) -> Digest { aside { digest(of: bytes, file: file) } }

private final class Box<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Value?]
  private var started = 0

  init(_ count: Int) { values = Array(repeating: nil, count: count) }

  func next() -> Int? {
    lock.withLock {
      defer { started += 1 }
      return started < values.count ? started : nil
    }
  }

  func put(_ value: Value, at index: Int) { lock.withLock { values[index] = value } }

  var results: [Value] { lock.withLock { values.compactMap { $0 } } }
}

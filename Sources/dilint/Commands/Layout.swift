import ArgumentParser
import Drawing
import Engine
import Foundation

/// What `graph` runs in a process of its own, because a layout can neither be stopped nor trusted: a picture's DOT texts on stdin,
/// bytes on stdout.
struct Layout: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Lay a DOT text out.", shouldDisplay: false)

  @Option var format: String

  /// More memory than this is not given, so that a huge picture takes itself down and not the machine.
  @Option var megabytes: UInt64

  /// The layout ends itself after this many, whatever it is doing.
  @Option var seconds: Double

  /// The process that waits for the picture; without it nobody does.
  @Option var parent: Int32

  /// Several texts as one; none of them has a zero.
  static func input(of dots: [String]) -> [UInt8] { Array(dots.joined(separator: "\u{0}").utf8) }

  func run() throws {
    endInTime()
    endWithParent()
    // Loads Graphviz's plug-ins while there is memory for it.
    _ = render(dot: "digraph {}", format: format)
    let most = rlim_t(min(megabytes, 1 << 40) << 20)
    var limit = rlimit(rlim_cur: most, rlim_max: most)
    #if os(Linux)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #else
    setrlimit(RLIMIT_AS, &limit)
    #endif
    let dot = FileHandle.standardInput.readDataToEndOfFile()
    switch render(dots: dot.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }, format: format) {
    case .success(let bytes): guard put(bytes, into: STDOUT_FILENO) else { throw ExitCode(2) }
    case .failure(let failure):
      _ = put(Array(failure.description.utf8), into: STDERR_FILENO)
      throw ExitCode(2)
    }
  }

  private func endInTime() {
    // Whoever started the program may have had alarms ignored.
    signal(SIGALRM, SIG_DFL)
    let most = min(max(seconds, 0.001), 86_400)
    var timer = itimerval()
    timer.it_value.tv_sec = Int(most)
    timer.it_value.tv_usec = .init((most - most.rounded(.down)) * 1_000_000)
    #if os(Linux)
    setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
    #else
    setitimer(ITIMER_REAL, &timer, nil)
    #endif
  }

  /// Nothing tells a process on every system that its parent died, but then it has another parent.
  private func endWithParent() {
    let parent = parent
    let watch = Thread {
      while getppid() == parent { usleep(100_000) }
      _exit(3)
    }
    watch.stackSize = 1 << 16
    watch.start()
  }
}

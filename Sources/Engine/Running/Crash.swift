import Foundation

/// What happens when the program itself breaks: one sentence that names what was being read, and exit status 2.
public enum Crash {
  /// Whoever starts a program may close its streams. Then the next files that it opens get their numbers, and what it writes goes there; with
  /// something in their place that takes nothing, writing fails.
  public static func reserveStandardStreams() {
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Takes over the signals with which a broken program ends, and those with which somebody ends it.
  ///
  /// What the language's runtime and libraries would write to stderr, such as a backtrace, goes nowhere from here on: `--debug` is
  /// for whoever wants it. The program writes its own words to `errors`.
  public static func takeOver() {
    // Made here, because a handler may not make anything.
    _ = (WorkInHand.threads, WorkInHand.texts, WorkInHand.current)
    handlerStack()
    let own = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    if own >= 0, nowhere >= 0 {
      errors = own
      dup2(nowhere, STDERR_FILENO)
      close(nowhere)
    }
    for number in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS] { take(number, crashed) }
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] where !isIgnored(number) { take(number, ended) }
  }

  /// Where the program's own words on stderr go.
  nonisolated(unsafe) public private(set) static var errors: Int32 = STDERR_FILENO

  /// Gives the calling thread a stack on which a handler can run when its own is used up.
  static func handlerStack() {
    var stack = stack_t()
    stack.ss_size = 1 << 16
    stack.ss_sp = .allocate(byteCount: 1 << 16, alignment: 16)
    sigaltstack(&stack, nil)
  }

  private static func take(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    var action = sigaction()
    #if os(Linux)
    action.__sigaction_handler.sa_handler = handler
    #else
    action.__sigaction_u.__sa_handler = handler
    #endif
    action.sa_flags = Int32(SA_ONSTACK) | Int32(bitPattern: UInt32(SA_RESETHAND))
    sigaction(number, &action, nil)
  }

  /// Who starts a program in the background asks it not to mind the keyboard.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    #if os(Linux)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    #else
    return unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self) == 1
    #endif
  }
}

/// Only calls that are safe in a signal handler.
private func crashed(_ number: Int32) {
  say("dilint: this is a defect of dilint, which stopped (signal ")
  var digits: (UInt8, UInt8) = (UInt8(48 + number / 10), UInt8(48 + number % 10))
  _ = write(Crash.errors, &digits, 2)
  say(")")
  sayWhatIsInHand(of: WorkInHand.current)
  say("; please report it, with what `--debug` adds\n")
  Drafts.remove()
  _exit(2)
}

/// Tells what a thread is about; where that is unknown, as when a signal comes from outside, what all of them are.
private func sayWhatIsInHand(of thread: UInt?) {
  var isKnown = false
  for place in 0..<WorkInHand.places where WorkInHand.threads[place] == thread { isKnown = true }
  var count = 0
  for place in 0..<WorkInHand.places where WorkInHand.threads[place] != 0 {
    guard let text = WorkInHand.texts[place], !isKnown || WorkInHand.threads[place] == thread else { continue }
    say(count == 0 ? " while it was " : " or ")
    _ = write(Crash.errors, text, strlen(text))
    count += 1
  }
}

extension Crash {
  /// Ends the program with a sentence, and nothing half done, if it runs longer than so many seconds.
  public static func endAfter(_ seconds: Double) {
    let thread = Thread {
      Thread.sleep(forTimeInterval: seconds)
      say("dilint: stopped, for it took longer than the time limit")
      sayWhatIsInHand(of: nil)
      say("; --time-limit gives it longer\n")
      Drafts.remove()
      _exit(2)
    }
    thread.start()
  }
}

/// Ends as everybody expects of the signal, with nothing left behind.
private func ended(_ number: Int32) {
  Drafts.remove()
  raise(number)
}

private func say(_ text: StaticString) { _ = write(Crash.errors, text.utf8Start, text.utf8CodeUnitCount) }

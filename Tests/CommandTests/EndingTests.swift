import Foundation
import Subprocess
import Testing

/// Runs a script with the built program as `$dilint`.
private func shell(_ script: String, in folder: String) async throws -> Outcome {
  let result = try await Subprocess.run(
    .path("/bin/sh"), arguments: ["-c", script],
    environment: .inherit.updating([
      "dilint": binary, "SWIFT_BACKTRACE": "enable=no", "GITHUB_ACTIONS": nil, "HOME": nil, "XDG_CACHE_HOME": nil,
    ]),
    workingDirectory: .init(folder), output: .bytes(limit: 1 << 24), error: .string(limit: 1 << 20))
  guard case .exited(let status) = result.terminationStatus else {
    return Outcome(status: -1, output: [], errors: "\(result.terminationStatus)")
  }
  return Outcome(status: status, output: result.standardOutput, errors: result.standardError)
}

private let hasFull = FileManager.default.fileExists(atPath: "/dev/full")

/// However it ends, it ends with 0, 1 or 2, says why, and leaves nothing half done.
struct EndingTests {
  struct Case: Sendable {
    var script: String
    var status: Int32
    var says = ""
    var needsFull = false
  }

  static let cases = [
    Case(script: "$dilint check gone 2>&-", status: 2),
    Case(script: "$dilint check 2>&-", status: 1),
    Case(script: "$dilint check --bogus 2>&-", status: 2),
    Case(script: "$dilint check >&-", status: 2, says: "the output cannot be written: bad file descriptor"),
    Case(script: "$dilint check >&- 2>&-", status: 2),
    Case(script: "$dilint rules >&- 2>&-", status: 2),
    // A cache is its own: what has its name is replaced, and a link leads nowhere.
    Case(
      script: """
        $dilint check --cache-path c; echo old > mine; for file in c/*; do ln -sf "$PWD/mine" $file; done; echo >> dilint.yml
        $dilint check --cache-path c; s=$?; test "$(cat mine)" = old || s=9; exit $s
        """, status: 1),
    Case(script: "$dilint check gone 2>/dev/full", status: 2, needsFull: true),
    Case(script: "n=$(printf 'o\\377.txt'); $dilint check -o \"$n\"", status: 2, says: "an argument is not UTF-8"),
    Case(
      script: "ln -s loop loop; $dilint check -o loop; s=$?; test -L loop || s=9; exit $s", status: 2, says: "cannot be written"),
    Case(script: "$dilint graph -o x.dot 2>/dev/full", status: 0, needsFull: true),
    Case(script: "$dilint graph -o /dev/full", status: 2, says: "/dev/full cannot be written: no space", needsFull: true),
    Case(script: "$dilint check -o /dev/full", status: 2, says: "/dev/full cannot be written: no space", needsFull: true),
    Case(script: "$dilint check > /dev/full", status: 2, says: "the output cannot be written: no space", needsFull: true),
    Case(script: "$dilint rules > /dev/full", status: 2, says: "the output cannot be written: no space", needsFull: true),
    Case(script: "$dilint frameworks > /dev/full", status: 2, says: "the output cannot be written", needsFull: true),
    Case(script: "$dilint --help > /dev/full", status: 2, says: "the output cannot be written", needsFull: true),
    Case(script: "$dilint --version > /dev/full", status: 2, says: "the output cannot be written", needsFull: true),
    Case(
      script: "$dilint extract dilint.yml -o /dev/full", status: 2, says: "/dev/full cannot be written: no space", needsFull: true
    ),
    Case(
      script: "$dilint extract dilint.yml > /dev/full", status: 2, says: "the output cannot be written: no space", needsFull: true
    ),
    Case(
      script: "mkfifo p.swift; $dilint extract p.swift -o x; s=$?; test -e x && s=9; exit $s", status: 2, says: "it is no file"),
    Case(
      script: "$dilint extract dilint.yml -o a; $dilint check --facts a > /dev/full", status: 2, says: "no space", needsFull: true
    ),
    Case(script: "$dilint graph --deadline nan", status: 2, says: "--deadline must be more than 0"),
    Case(script: "$dilint graph --deadline inf", status: 2, says: "--deadline must be more than 0"),
    Case(script: "$dilint graph --deadline -1", status: 2, says: "--deadline"),
    Case(script: "$dilint check --time-limit 0", status: 2, says: "--time-limit must be more than 0"),
    Case(script: "$dilint check --time-limit nan", status: 2, says: "--time-limit must be more than 0"),
    Case(script: "$dilint check --time-limit 0.001 -o x; test $? = 2 && ! test -e x", status: 0, says: "the time limit"),
    Case(script: "$dilint graph --focus BasketModule --depth 9223372036854775807", status: 0),
    Case(script: "$dilint check --jobs 9223372036854775807", status: 1),
    Case(script: "mkdir shut && chmod 500 shut && $dilint check -o shut/x", status: getuid() == 0 ? 1 : 2),
  ]

  @Test(arguments: cases.indices)
  func isOrderly(index: Int) async throws {
    let given = Self.cases[index]
    if given.needsFull, !hasFull { return }
    try await withFiles(faulty) { folder in
      let outcome = try await shell(given.script, in: folder)
      #expect(outcome.status == given.status, "\(given.script): \(outcome.errors)")
      #expect(given.says.isEmpty || outcome.errors.contains(given.says), "\(given.script): \(outcome.errors)")
      #expect(!outcome.errors.contains("wrote") && !outcome.errors.contains("Fatal"), "\(given.script): \(outcome.errors)")
    }
  }

  @Test func whatIsReplacedKeepsItsModeAndItsLink() async throws {
    try await withFiles(faulty) { folder in
      let script = """
        echo old > a && chmod 640 a && ln -s a b && ln -s new c && mkdir d && ln -s d/far e
        for file in a b c e; do "$dilint" check --fail-on never -o $file || exit 9; done
        stat -c %a a; readlink b c e; head -c 5 a; head -c 5 new; head -c 5 d/far; ls -A
        """
      let outcome = try await shell(script, in: folder)
      #expect(outcome.text == "640\na\nnew\nd/far\nwarniwarniwarnia\nb\nc\nd\ndilint.yml\ne\nnew\n", "\(outcome)")
    }
  }

  /// The reader of a pipe may have seen enough; that is no failure worth words.
  @Test func aClosedPipeEndsInSilence() async throws {
    try await withFiles(faulty) { folder in
      let outcome = try await shell("trap '' PIPE; { sleep 0.2; $dilint rules; } | true; echo done", in: folder)
      #expect(outcome.text == "done\n" && outcome.errors.isEmpty, "\(outcome.errors)")
    }
  }

  /// However short the time, and whatever the layout is doing when it is up.
  @Test(arguments: ["0.0001", "0.001", "0.003", "0.01", "0.03"])
  func aLayoutThatRunsOutOfTimeSaysSo(seconds: String) async throws {
    try await withFiles(faulty) { folder in
      let outcome = try await shell("for i in 1 2 3 4; do $dilint graph --svg --deadline \(seconds) -o x.svg; done", in: folder)
      #expect(!outcome.errors.contains("defect"), "\(outcome.errors)")
    }
  }

  /// Whoever presses Ctrl-C gets the shell back at once, and no half of what was to be written.
  @Test(arguments: ["check -o p", "graph -o p", "check --since HEAD -o p", "extract dilint.yml -o p"])
  func anInterruptEndsAtOnce(arguments: String) async throws {
    try await withFiles(faulty) { folder in
      // Nobody reads the pipe, so the program would wait for ever. Whatever is still there long after the signal ends with 137.
      let script = """
        git init -q . && git add -A && git -c user.name=A -c user.email=a@example.com commit -qm All
        mkfifo p; timeout --preserve-status --kill-after 20 --signal INT 2 "$dilint" \(arguments); echo $?; ls -A
        """
      let outcome = try await shell(script, in: folder)
      #expect(outcome.text == "130\n.git\n" + faulty.keys.sorted().map { $0 + "\n" }.joined() + "p\n", "\(outcome)")
    }
  }

  /// A layout ends itself when nobody waits for it any more, be it for lack of time or of a parent.
  @Test(arguments: ["--seconds 0 --parent $$", "--seconds 1000 --parent 1"])
  func layoutsEndWithWhoeverStartedThem(_ options: String) async throws {
    try await withFiles([:]) { folder in
      let script =
        "mkfifo p; sleep 1000 > p & \"$dilint\" layout --format svg --megabytes 4096 \(options) < p; s=$?; kill $!; echo $s"
      let outcome = try await shell(script, in: folder)
      #expect(outcome.text == (options.contains("1000") ? "3\n" : "142\n"), "\(outcome)")
    }
  }

  /// A pipe that nobody empties holds the program until a signal comes.
  @Test(arguments: [
    ("SEGV", "", "2\n", "this is a defect of dilint, which stopped (signal 11); please report it"),
    ("ABRT", "", "2\n", "this is a defect of dilint, which stopped (signal 06); please report it"),
    ("SEGV", "--debug", "139\n", ""), ("TERM", "", "143\n", ""),
  ])
  func aCrashIsOneSentence(signal: String, option: String, status: String, says: String) async throws {
    // More than a pipe holds.
    let needs = (0..<200).map { String(repeating: "Tax", count: 100) + "\($0)" }.joined(separator: ", ")
    let long = faulty.mapValues { $0.replacing("TaxTable", with: needs) }
    try await withFiles(long) { folder in
      let script = """
        mkfifo p; "$dilint" check -o p \(option) 2> words & exec 3< p
        kill -\(signal) $!; wait $! 2> /dev/null; echo $?; cat words
        """
      let outcome = try await shell(script, in: folder)
      #expect(outcome.text.hasPrefix(status), "\(outcome)")
      #expect((says.isEmpty || outcome.text.contains(says)) && outcome.text.split(separator: "\n").count <= 2, "\(outcome)")
    }
  }
}

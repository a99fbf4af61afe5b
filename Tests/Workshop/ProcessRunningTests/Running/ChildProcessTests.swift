import Foundation
import ProcessRunning
import TestSupport
import Testing

@Suite struct ChildProcessTests {
  private func shell(_ script: String, timeLimit: Double? = 20) -> ChildProcess {
    ChildProcess(
      URL(fileURLWithPath: "/bin/sh"), ["-c", script], environment: ["PATH": "/usr/bin:/bin"],
      timeLimit: timeLimit)
  }

  private static let endings: [(String, ChildProcess.Ending)] = [
    ("exit 0", .exited(0)), ("exit 7", .exited(7)), ("kill -SEGV $$", .signalled(11)),
    ("exec >&- 2>&-; sleep 0.1; exit 3", .exited(3)),
    ("sleep 30 & exit 2", .exited(2)),
  ]

  @Test(arguments: endings)
  func tellsHowTheProgramEnded(script: String, expected: ChildProcess.Ending) {
    let outcome = shell(script).run()
    #expect(outcome.ending == expected)
  }

  @Test func signalsReachAProgramThoughTheThreadThatStartedItHearsOfNone() {
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    let outcome = shell("kill -TERM $$; sleep 5; exit 3").run()
    pthread_sigmask(SIG_SETMASK, &before, nil)
    #expect(outcome.ending == .signalled(SIGTERM))
  }

  @Test func endsAProgramWhoseTimeIsUpTogetherWithItsChildren() throws {
    let folder = try TemporaryFolder()
    let mark = folder.url.appendingPathComponent("alive").path
    let outcome = shell("(sleep 1; touch \(mark)) & sleep 30", timeLimit: 0.3).run()
    #expect(outcome.ending == .timedOut)
    #expect(outcome.seconds < 5)
    Thread.sleep(forTimeInterval: 1.2)
    #expect(!FileManager.default.fileExists(atPath: mark))
  }

  @Test func endsAProgramThatHoldsTooMuchMemory() {
    // tail keeps a line until it ends.
    var child = shell("exec tail -n 1 /dev/zero")
    child.memoryLimit = 64 << 20
    let outcome = child.run()
    #expect(outcome.ending == .outOfMemory)
  }

  @Test func readsMuchOutputOnBothStreamsWithoutStopping() {
    let outcome = shell("yes a | head -c 3000000; yes b | head -c 3000000 >&2").run()
    #expect(outcome.output.count == 3_000_000)
    #expect(outcome.errors.count == 3_000_000)
    #expect(outcome.peakMemory > 100_000)
  }

  @Test func keepsNoMoreThanItsLimit() {
    var child = shell("yes | head -c 500000")
    child.outputLimit = 1000
    let outcome = child.run()
    #expect(outcome.output.count == 1000)
    #expect(outcome.isTruncated)
    #expect(outcome.ending == .exited(0))
  }

  @Test func saysWhyAProgramDidNotStart() {
    let outcome = ChildProcess(URL(fileURLWithPath: "/nowhere/program")).run()
    #expect(outcome.ending == .notStarted("No such file or directory"))
  }

  @Test func runsInAnotherFolderWithItsArgumentsUntouched() throws {
    let folder = try TemporaryFolder(["it's here/x": ""])
    let inner = folder.url.appendingPathComponent("it's here")
    let outcome = ChildProcess(
      URL(fileURLWithPath: "/bin/sh"), ["-c", "pwd; echo \"$0|$1\"", "a b", "$HOME"],
      folder: inner
    ).run()
    #expect(outcome.outputText == "\(inner.path)\na b|$HOME\n")
  }

  @Test func manyAtOnceDoNotHoldOneAnotherUp() async {
    let shells = (0..<12).map { shell("echo \($0); exit \($0)") }
    let endings = await withTaskGroup(of: (Int, ChildProcess.Ending).self) { group in
      for (index, child) in shells.enumerated() { group.addTask { (index, child.run().ending) } }
      return await group.reduce(into: [Int: ChildProcess.Ending]()) { $0[$1.0] = $1.1 }
    }
    #expect((0..<12).allSatisfy { endings[$0] == .exited(Int32($0)) })
  }
}

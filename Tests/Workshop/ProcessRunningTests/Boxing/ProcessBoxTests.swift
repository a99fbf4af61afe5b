import Foundation
import TestSupport
import Testing

@testable import ProcessRunning

/// What programs in a box are refused. Each attempt is made outside of one as well, where it must
/// succeed: an attempt that fails anywhere proves nothing.
@Suite(.enabled(if: BoxSupport.current.gaps.isEmpty, "The kernel cannot box programs"))
struct ProcessBoxTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["own/in.txt": "own", "other/secret.txt": "secret"])
  }

  private var own: URL { folder.url.appendingPathComponent("own") }

  /// A program that works in `own`.
  private func child(_ program: String, _ arguments: [String]) -> ChildProcess {
    ChildProcess(
      URL(fileURLWithPath: program), arguments,
      environment: ["PATH": "/usr/bin:/bin", "OTHER": folder.url.path + "/other"], folder: own,
      timeLimit: 30)
  }

  /// Lets a program work in `own` and start those of the system.
  private func box(alone: Bool, _ program: String = "/bin/sh") -> ProcessBox {
    var box = ProcessBox.system
    box.admit(program, variables: [:])
    box.writable.append(own.path)
    box.mayStartPrograms = !alone
    box.readable.append("/usr")
    if !alone { box.executable += ["/usr/bin", "/usr/lib", "/lib64", "/bin"] }
    return box
  }

  private static let refusedPrograms = [
    "cat /etc/passwd", "ls /", "ls /root || ls /home", "cat $OTHER/secret.txt",
    "echo x > $OTHER/new", "echo x > $OTHER/secret.txt", "rm $OTHER/secret.txt",
    "mv $OTHER/secret.txt here", "ln $OTHER/secret.txt here && cat here",
    "ln -s $OTHER/secret.txt link && cat link", "mkfifo pipe", "chmod 777 $OTHER/secret.txt",
    "touch -d 2001-01-01 $OTHER/secret.txt", "cat /proc/$PPID/cmdline", "kill -0 $PPID",
    "setsid true", "cat /proc/self/mountinfo", "cat /proc/self/net/tcp",
  ]

  @Test(arguments: refusedPrograms) func `A program and those it starts are refused`(
    script: String
  ) {
    var boxed = child("/bin/sh", ["-c", script])
    let free = boxed
    boxed.box = box(alone: false)
    #expect(!boxed.run().succeeded)
    #expect(folder.read("other/secret.txt") == "secret")
    #expect(free.run().succeeded)
  }

  /// Statements of Python, which can make any call; `call` makes one and fails as it does.
  private static let refusedCalls = [
    "import socket; socket.socket(socket.AF_INET)", "import socket; socket.socket(socket.AF_UNIX)",
    "import socket; socket.socketpair()", "os.fork() or os._exit(0)",
    "os.posix_spawn('/bin/true', ['true'], {})", "os.execv('/bin/true', ['true'])",
    "os.kill(os.getppid(), 0)", "os.memfd_create('x')",
    "import resource; resource.setrlimit(resource.RLIMIT_CORE, (0, 0))",
    "os.chmod(os.environ['OTHER'], 0o755)", "os.sched_setaffinity(0, os.sched_getaffinity(0))",
    // Clearing the signal of the parent's death, a process's inside, and the newer ways.
    "call('prctl', 1, 0)", "call('process_vm_readv', os.getpid(), 0, 0, 0, 0, 0)",
    "call('shmget', 0, 4096, 0o1600)", "call('pidfd_open', os.getpid(), 0)",
    "os.close(os.open('/proc/self/environ', os.O_RDONLY))",
  ]

  @Test(arguments: refusedCalls) func `A program that is to stay alone is refused`(
    statement: String
  ) {
    let helper = """
      import ctypes, os
      def call(name, *values):
          library = ctypes.CDLL(None, use_errno=True)
          if getattr(library, name)(*values) < 0: raise OSError(ctypes.get_errno(), name)
      """
    var boxed = child("/usr/bin/python3", ["-I", "-c", helper + "\n" + statement])
    let free = boxed
    boxed.box = box(alone: true, "/usr/bin/python3")
    let refused = boxed.run()
    #expect(refused.ending == .exited(1))
    #expect(
      ["ermission", "not permitted", "not allowed"].contains(where: refused.errorText.contains))
    #expect(free.run().succeeded)
  }

  @Test func `A boxed program reads and writes what it may, and has threads`() {
    let script = """
      import os, threading
      open('out', 'w').write(open('in.txt').read()); os.rename('out', 'there')
      thread = threading.Thread(target=lambda: print('thread')); thread.start(); thread.join()
      print(open('there').read(), sorted(os.listdir('.')))
      print(open('/proc/self/status').readline().strip())
      """
    var boxed = child("/usr/bin/python3", ["-I", "-c", script])
    boxed.box = box(alone: true, "/usr/bin/python3")
    let outcome = boxed.run()
    #expect(outcome.outputText.hasPrefix("thread\nown ['in.txt', 'there']\nName:"))
    #expect(outcome.succeeded)
  }

  @Test func `A file that grows beyond its limit is an error to who writes it`() {
    var boxed = child("/bin/sh", ["-c", "head -c 3000000 /dev/zero > big; echo $?; exit 0"])
    boxed.box = box(alone: false)
    boxed.box?.fileLimit = 1 << 20
    let outcome = boxed.run()
    #expect(outcome.errorText.contains("File too large"))
    #expect(outcome.ending == .exited(0))
  }

  @Test func `A program that fills its folder is stopped`() {
    let script = "while :; do i=$((i+1)); head -c 1000000 /dev/zero > f$i; done"
    var boxed = child("/bin/sh", ["-c", script])
    boxed.spaceLimit = SpaceLimit([own], bytes: 20 << 20)
    #expect(boxed.run().ending == .outOfSpace)
  }

  @Test func `What left the group of its program ends with it`() {
    let mark = own.appendingPathComponent("alive").path
    // Python's own group, and its parent gone: nothing but the session leads there.
    let leave = "import os, time; os.setpgid(0, 0); time.sleep(1); open('\(mark)', 'w')"
    var boxed = child("/bin/sh", ["-c", "(python3 -I -c \"\(leave)\" &) ; sleep 0.3"])
    for box in [nil, box(alone: false)] {
      boxed.box = box
      #expect(boxed.run().succeeded)
      Thread.sleep(forTimeInterval: 1.2)
      #expect(!FileManager.default.fileExists(atPath: mark))
    }
  }

  @Test func `The superuser's privileges are gone`() {
    var boxed = child("/bin/sh", ["-c", "grep -E 'CapEff|NoNewPrivs' /proc/self/status"])
    boxed.box = box(alone: false)
    boxed.box?.readable.append("/proc")
    let lines = boxed.run().outputText.split(separator: "\n")
    let effective = lines.first.flatMap { $0.split(separator: "\t").last }
      .flatMap { UInt64($0, radix: 16) }
    // At most the right to open what belongs to others.
    #expect(effective.map { $0 & ~0b110 } == 0)
    #expect(lines.last == "NoNewPrivs:\t1")
  }
}

import Foundation
import SwiftUI
import WidgetKit

#if canImport(Glibc)
  import Glibc
#endif

// Widget code that does not mean well. Each picture says of every attempt whether it was refused.

/// What there is to attack; written beside this file by the test.
struct Targets: Decodable {
  var victim = ""
  var home = ""
  var project = ""
  var port: UInt16 = 0

  static let given: Targets = {
    let url = Bundle.main.url(forResource: "targets", withExtension: "json")
    let data = url.flatMap { try? Data(contentsOf: $0) }
    return data.flatMap { try? JSONDecoder().decode(Targets.self, from: $0) } ?? Targets()
  }()
}

/// Any call of the C library, with whole numbers.
func call(_ name: String, _ values: Int...) -> Int {
  guard let address = dlsym(nil, name) else { return -1 }
  typealias Function = @convention(c) (Int, Int, Int, Int, Int, Int) -> Int
  let function = unsafeBitCast(address, to: Function.self)
  let all = values + Array(repeating: 0, count: 6 - values.count)
  return Int(Int32(truncatingIfNeeded: function(all[0], all[1], all[2], all[3], all[4], all[5])))
}

/// A call of the kernel by its number, where it is the same on all machines.
func kernel(_ number: Int, _ values: Int...) -> Int {
  let all = values + Array(repeating: 0, count: 5 - values.count)
  return call("syscall", number, all[0], all[1], all[2], all[3], all[4])
}

func reads(_ path: String) -> Bool {
  (try? FileHandle(forReadingFrom: URL(fileURLWithPath: path)).read(upToCount: 1))?.isEmpty == false
}

func writes(_ path: String) -> Bool {
  (try? Data("x".utf8).write(to: URL(fileURLWithPath: path))) != nil
}

func lists(_ path: String) -> Bool {
  (try? FileManager.default.contentsOfDirectory(atPath: path)) != nil
}

/// Starts a shell in a session of its own and does not wait for it.
func spawns(_ script: String) -> Bool {
  var identifier: pid_t = 0
  var words: [UnsafeMutablePointer<CChar>?] = ["sh", "-c", script].map { (word: String) in
    strdup(word)
  }
  words.append(nil)
  defer { words.forEach { free($0) } }
  var attributes = posix_spawnattr_t()
  posix_spawnattr_init(&attributes)
  // POSIX_SPAWN_SETSID
  posix_spawnattr_setflags(&attributes, 0x80)
  return posix_spawn(&identifier, "/bin/sh", nil, &attributes, &words, environ) == 0
}

func runsProcess() -> Bool {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/bin/sh")
  process.arguments = ["-c", "exit 0"]
  return (try? process.run()) != nil
}

func forks() -> Bool {
  let child = call("fork")
  if child == 0 { _exit(0) }
  if child > 0 { waitpid(pid_t(child), nil, 0) }
  return child > 0
}

func opensSocket(_ domain: Int32) -> Bool {
  let file = call("socket", Int(domain), 1, 0)
  if file >= 0 { close(Int32(file)) }
  return file >= 0
}

func connects(_ port: UInt16) -> Bool {
  let file = Int32(call("socket", 2, 1, 0))
  guard file >= 0 else { return false }
  defer { close(file) }
  var address = sockaddr_in()
  address.sin_family = 2
  address.sin_port = port.bigEndian
  address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
  return withUnsafePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
    }
  }
}

/// A program out of memory: what lies in no folder.
func runsMemory() -> Bool {
  let name = strdup("x")
  defer { free(name) }
  return call("memfd_create", Int(bitPattern: name), 0) >= 0
}

func raisesLimit() -> Bool {
  var limit = rlimit()
  getrlimit(__rlimit_resource_t(4), &limit)
  return setrlimit(__rlimit_resource_t(4), &limit) == 0
}

struct Attempt {
  let name: String
  let succeeds: () -> Bool

  static var all: [Attempt] {
    let (given, own) = (Targets.given, NSTemporaryDirectory())
    let (victim, parent) = (given.victim, Int(getppid()))
    let secret = victim + "/secret.txt"
    return [
      Attempt(name: "read-passwd") { reads("/etc/passwd") },
      Attempt(name: "read-secret") { reads(secret) },
      Attempt(name: "read-source") { reads(given.project + "/Widgets.swift") },
      Attempt(name: "list-root") { lists("/") },
      Attempt(name: "list-home") { lists(given.home) },
      Attempt(name: "write-tmp") { writes("/tmp/vitrine-hostile-was-here") },
      Attempt(name: "write-victim") { writes(victim + "/written") },
      Attempt(name: "write-project") { writes(given.project + "/written") },
      Attempt(name: "write-bundle") { writes(Bundle.main.bundlePath + "/written") },
      Attempt(name: "overwrite-secret") {
        open(victim + "/overwritten.txt", O_WRONLY | O_TRUNC) >= 0
      },
      Attempt(name: "truncate-secret") { truncate(victim + "/truncated.txt", 0) == 0 },
      Attempt(name: "delete-secret") { unlink(victim + "/deleted.txt") == 0 },
      Attempt(name: "chmod-secret") { chmod(secret, 0o666) == 0 },
      Attempt(name: "chown-secret") { chown(secret, 0, 0) == 0 },
      Attempt(name: "touch-secret") { utimes(secret, nil) == 0 },
      Attempt(name: "hard-link") { link(secret, own + "/hard") == 0 },
      Attempt(name: "soft-link") {
        symlink(secret, own + "/soft") == 0 && reads(own + "/soft")
      },
      Attempt(name: "read-through-proc") { reads("/proc/self/root" + secret) },
      Attempt(name: "run-shell") { runsProcess() },
      Attempt(name: "spawn-shell") { spawns("exit 0") },
      Attempt(name: "leave-child") { spawns("sleep 2; echo x > '\(victim)/alive'") },
      Attempt(name: "fork") { forks() },
      Attempt(name: "memory-program") { runsMemory() },
      Attempt(name: "socket-internet") { opensSocket(2) },
      Attempt(name: "socket-local") { opensSocket(1) },
      Attempt(name: "socket-routing") { opensSocket(16) },
      Attempt(name: "connect") { connects(given.port) },
      Attempt(name: "environment-token") {
        ProcessInfo.processInfo.environment.values.contains { $0.contains("very-secret-token") }
      },
      Attempt(name: "parent-environment") { reads("/proc/\(parent)/environ") },
      Attempt(name: "parent-command") { reads("/proc/\(parent)/cmdline") },
      Attempt(name: "signal-parent") { kill(pid_t(parent), 0) == 0 },
      Attempt(name: "signal-all") { kill(-getpgid(pid_t(parent)), 0) == 0 },
      Attempt(name: "watch-parent") { kernel(434, parent) >= 0 },
      Attempt(name: "trace-parent") { call("ptrace", 0x4206, parent) == 0 },
      Attempt(name: "raise-limits") { raisesLimit() },
      Attempt(name: "forget-parent") { call("prctl", 1, 0) == 0 },
      Attempt(name: "shared-memory") { call("shmget", 0, 4096, 0o1600) >= 0 },
      Attempt(name: "ring") { kernel(425, 4, Int(bitPattern: calloc(1, 256))) >= 0 },
      Attempt(name: "new-root") { call("chroot", Int(bitPattern: strdup("/"))) == 0 },
    ]
  }
}

struct Verdict: TimelineEntry {
  let date: Date
  var lines: [String] = []
}

struct HostileProvider: TimelineProvider {
  var act: @Sendable () -> [String] = { [] }

  func placeholder(in context: Context) -> Verdict { Verdict(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Verdict) -> Void) {
    completion(Verdict(date: .now, lines: act()))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Verdict>) -> Void) {
    completion(Timeline(entries: [Verdict(date: .now)], policy: .never))
  }
}

struct VerdictView: View {
  let verdict: Verdict
  var body: some View {
    VStack { ForEach(verdict.lines, id: \.self) { Text($0).font(.system(size: 2)) } }
      .containerBackground(.background, for: .widget)
  }
}

/// Tries everything, one after another.
struct AttemptsWidget: Widget {
  var body: some WidgetConfiguration {
    let provider = HostileProvider {
      Attempt.all.map { "\($0.name): \($0.succeeds() ? "done" : "refused")" }
    }
    return StaticConfiguration(kind: "Attempts", provider: provider) { VerdictView(verdict: $0) }
      .supportedFamilies([.systemLarge])
  }
}

/// Becomes another program.
struct ExecWidget: Widget {
  var body: some WidgetConfiguration {
    let provider = HostileProvider {
      var words = [strdup("true"), nil]
      execv("/bin/true", &words)
      execv("/proc/self/exe", &words)
      return ["exec: refused"]
    }
    return StaticConfiguration(kind: "Exec", provider: provider) { VerdictView(verdict: $0) }
      .supportedFamilies([.systemLarge])
  }
}

/// Leaves its group, so that it is not found there, and never ends.
struct RunawayWidget: Widget {
  var body: some WidgetConfiguration {
    let provider = HostileProvider {
      setsid()
      setpgid(0, 0)
      while true {}
    }
    return StaticConfiguration(kind: "Runaway", provider: provider) { VerdictView(verdict: $0) }
      .supportedFamilies([.systemLarge])
  }
}

/// Fills the disk, a file after the other.
struct FillWidget: Widget {
  var body: some WidgetConfiguration {
    let provider = HostileProvider {
      let data = Data(repeating: 1, count: 32 << 20)
      for number in 0..<320 {
        let file = URL(fileURLWithPath: NSTemporaryDirectory() + "/fill-\(number)")
        guard (try? data.write(to: file)) != nil else { break }
      }
      return ["fill: done"]
    }
    return StaticConfiguration(kind: "Fill", provider: provider) { VerdictView(verdict: $0) }
      .supportedFamilies([.systemLarge])
  }
}

/// Names pictures that are not its own: a stranger's file, and another widget's.
struct ForgeWidget: Widget {
  var body: some WidgetConfiguration {
    let provider = HostileProvider {
      let output = CommandLine.arguments.count > 3 ? CommandLine.arguments[3] : ""
      let up = String(repeating: "../", count: 12)
      // Its own id, from which it knows those of others.
      let own = CommandLine.arguments.count > 5 ? CommandLine.arguments[5] : "Forge"
      let other = own.replacingOccurrences(of: "/Forge", with: "/Attempts")
      let files = [
        (own, up + String(Targets.given.victim.dropFirst()) + "/secret.txt"),
        (other, "renders/\(other)/forged.svg"), (own, "renders/\(own)/forged.html"),
      ]
      for (widget, file) in files where !file.hasPrefix("..") {
        let url = URL(fileURLWithPath: output + "/" + file)
        try? FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? Data("<svg xmlns='http://www.w3.org/2000/svg'>forged \(widget)</svg>".utf8).write(
          to: url)
      }
      for (widget, file) in files {
        let line =
          #"{"render":{"_0":{"id":"\#(widget)/forged","widget":"\#(widget)","family":"systemLarge","#
          + #""variant":{"scheme":"light","state":"snapshot"},"date":0,"file":"\#(file)","#
          + #""width":10,"height":10,"bytes":1,"hash":"0","text":[]}}}"# + "\n"
        // Into its own journal, which is open already, and into that of another.
        for file in Int32(3)..<64 {
          var status = stat()
          if fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
            _ = line.withCString { write(file, $0, strlen($0)) }
          }
        }
        let handle = FileHandle(forWritingAtPath: output + "/journal/\(other).jsonl")
        handle?.seekToEndOfFile()
        handle?.write(Data(line.utf8))
      }
      return ["forge: tried"]
    }
    return StaticConfiguration(kind: "Forge", provider: provider) { VerdictView(verdict: $0) }
      .supportedFamilies([.systemLarge])
  }
}

@main struct HostileBundle: WidgetBundle {
  var body: some Widget {
    AttemptsWidget()
    ExecWidget()
    RunawayWidget()
    FillWidget()
    ForgeWidget()
  }
}

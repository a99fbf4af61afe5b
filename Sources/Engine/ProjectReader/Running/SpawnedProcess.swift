import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A running program with the reading ends of its two pipes; it leads a process group of its own.
struct SpawnedProcess {
  let identifier: pid_t
  let output: Int32
  let errors: Int32

  /// Why a program did not start.
  struct Failure: Error {
    var text: String
  }

  /// One start at a time: a pipe must be marked as private before another program is started.
  private static let turn = Mutex(())

  /// Starts a program with nothing on its standard input.
  static func spawn(_ child: ChildProcess) -> Result<SpawnedProcess, Failure> {
    turn.withLock { _ in
      if RunningProcesses.isEnding { return .failure(Failure(text: "everything is being ended")) }
      let result = spawnAlone(child)
      if case .success(let process) = result { RunningProcesses.began(process.identifier) }
      return result
    }
  }

  private static func spawnAlone(_ child: ChildProcess) -> Result<SpawnedProcess, Failure> {
    guard let output = openPipe(), let errors = openPipe() else {
      return .failure(Failure(text: message(errno)))
    }
    defer {
      close(output.write)
      close(errors.write)
    }
    var identifier: pid_t = 0
    let code = start(child, &identifier, output.write, errors.write)
    guard code == 0 else {
      close(output.read)
      close(errors.read)
      return .failure(Failure(text: message(code)))
    }
    return .success(
      SpawnedProcess(identifier: identifier, output: output.read, errors: errors.read))
  }

  private static func start(
    _ child: ChildProcess, _ identifier: inout pid_t, _ output: Int32, _ errors: Int32
  ) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    let environment = child.environment ?? ProcessInfo.processInfo.environment
    let pairs = environment.map { "\($0.key)=\($0.value)" }.sorted()
    let command = command(child)
    return withStrings(command) { arguments in
      withStrings(pairs) { variables in
        posix_spawn(&identifier, command[0], &actions, &attributes, arguments, variables)
      }
    }
  }

  /// The words to start; for another folder a shell goes there first and becomes the program.
  private static func command(_ child: ChildProcess) -> [String] {
    let words = [child.executable.path] + child.arguments
    guard let folder = child.folder else { return words }
    return ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder.path] + words
  }

  /// Both ends close by themselves in programs started meanwhile.
  private static func openPipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, fcntl(ends[0], F_GETFL) | O_NONBLOCK)
    return (ends[0], ends[1])
  }

  private static func withStrings<Value>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Value
  ) -> Value {
    let copies = strings.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return body(copies + [nil])
  }

  static func message(_ code: Int32) -> String {
    String(cString: strerror(code))
  }
}

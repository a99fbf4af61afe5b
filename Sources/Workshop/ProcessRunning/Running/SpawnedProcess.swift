import CLibrary
import Foundation
internal import ProcessLauncher

/// A running program with the reading ends of its two pipes; it leads a session of its own.
struct SpawnedProcess {
  let identifier: pid_t
  let output: Int32
  let errors: Int32

  /// Why a program did not start.
  struct Failure: Error {
    var text: String
  }

  /// Starts a program with nothing on its standard input.
  static func spawn(_ child: ChildProcess) -> Result<SpawnedProcess, Failure> {
    if RunningProcesses.isEnding { return .failure(Failure(text: "everything is being ended")) }
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
    RunningProcesses.began(identifier)
    return .success(
      SpawnedProcess(identifier: identifier, output: output.read, errors: errors.read))
  }

  private static func start(
    _ child: ChildProcess, _ identifier: inout pid_t, _ output: Int32, _ errors: Int32
  ) -> Int32 {
    let environment = child.environment ?? ProcessInfo.processInfo.environment
    let memory = LaunchMemory()
    let paths = paths(of: child.box).map { path, rights in
      launch_path(path: memory.text(path), rights: rights)
    }
    let limits = limits(of: child.box)
    var plan = launch_plan()
    plan.program = UnsafePointer(memory.text(child.executable.path))
    plan.arguments = memory.texts([child.executable.path] + child.arguments)
    plan.variables = memory.texts(environment.map { "\($0.key)=\($0.value)" }.sorted())
    plan.folder = child.folder.flatMap { UnsafePointer(memory.text($0.path)) }
    (plan.output, plan.errors) = (output, errors)
    plan.confinement = confinement(of: child.box)
    (plan.paths, plan.path_count) = (memory.list(paths), paths.count)
    (plan.limits, plan.limit_count) = (memory.list(limits), limits.count)
    return withExtendedLifetime(memory) { launch_process(&plan, &identifier) }
  }

  private static func confinement(of box: ProcessBox?) -> UInt32 {
    guard let box else { return 0 }
    let alone = box.mayStartPrograms ? 0 : LAUNCH_ALONE
    return UInt32(LAUNCH_CONFINED | alone)
  }

  private static func paths(of box: ProcessBox?) -> [(path: String, rights: UInt32)] {
    guard let box else { return [] }
    let kinds = [
      (box.readable, LAUNCH_MAY_READ), (box.writable, LAUNCH_MAY_WRITE),
      (box.executable, LAUNCH_MAY_EXECUTE),
    ]
    return kinds.flatMap { paths, right in paths.map { ($0, UInt32(right)) } }
  }

  private static func limits(of box: ProcessBox?) -> [launch_limit] {
    guard let box else { return [] }
    let values = [
      (LAUNCH_LIMIT_CORE, 0), (LAUNCH_LIMIT_FILES, 4096), (LAUNCH_LIMIT_DATA, box.dataLimit),
      // Room that is only set aside costs nothing; shared memory is not data.
      (LAUNCH_LIMIT_SPACE, box.dataLimit.map { $0 + 16 << 30 }),
      (LAUNCH_LIMIT_FILE_SIZE, box.fileLimit), (LAUNCH_LIMIT_CPU, box.processorLimit),
    ]
    return values.compactMap { limit, value in
      value.map { launch_limit(resource: Int32(limit), value: UInt64($0)) }
    }
  }

  /// Both ends close by themselves in programs started meanwhile.
  private static func openPipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, fcntl(ends[0], F_GETFL) | O_NONBLOCK)
    return (ends[0], ends[1])
  }

  static func message(_ code: Int32) -> String {
    String(cString: strerror(code))
  }
}

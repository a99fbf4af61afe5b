import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads a running program's two pipes as they fill, and ends it when its time is up.
struct ProcessWatch {
  private let process: SpawnedProcess
  private let deadline: ContinuousClock.Instant?
  private let memoryLimit: Int?
  private let outputLimit: Int
  private var outcome = ChildProcess.Outcome(ending: .timedOut)
  private var open: [Int32]
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  /// How long one look at the pipes may last, in milliseconds; programs that leave a pipe open
  /// to a process of their own are noticed this late.
  private static let glance: Int32 = 25

  init(
    _ process: SpawnedProcess, deadline: ContinuousClock.Instant?, memoryLimit: Int?,
    outputLimit: Int
  ) {
    self.memoryLimit = memoryLimit
    self.process = process
    self.deadline = deadline
    self.outputLimit = outputLimit
    open = [process.output, process.errors]
  }

  /// Returns when the program is over.
  func wait() -> ChildProcess.Outcome {
    var watch = self
    watch.follow()
    return watch.outcome
  }

  private mutating func follow() {
    var pause: useconds_t = 200
    while true {
      if open.isEmpty {
        // The pipes are closed: the end is a matter of microseconds, or of waiting long.
        usleep(pause)
        pause = min(pause * 2, 20_000)
      } else {
        look()
      }
      if let ending = reap() {
        outcome.ending = ending
        break
      }
      if let deadline, ContinuousClock.now >= deadline {
        kill(-process.identifier, SIGKILL)
        _ = reap(waiting: true)
        outcome.ending = .timedOut
        break
      }
      if let memoryLimit, ProcessMemory.now(of: process.identifier) > memoryLimit {
        kill(-process.identifier, SIGKILL)
        _ = reap(waiting: true)
        outcome.ending = .outOfMemory
        break
      }
    }
    // Whatever the program started goes with it.
    RunningProcesses.ended(process.identifier)
    kill(-process.identifier, SIGKILL)
    for descriptor in open { drain(descriptor) }
    close(process.output)
    close(process.errors)
  }

  private mutating func look() {
    var descriptors = open.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&descriptors, nfds_t(descriptors.count), Self.glance) > 0 else { return }
    for descriptor in descriptors where descriptor.revents != 0 { drain(descriptor.fd) }
  }

  /// Reads what is there; at the end of the stream forgets the pipe.
  private mutating func drain(_ descriptor: Int32) {
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 {
        keep(buffer[..<count], descriptor)
      } else if count < 0, errno == EINTR {
        continue
      } else {
        if count == 0 { open.removeAll { $0 == descriptor } }
        return
      }
    }
  }

  private mutating func keep(_ bytes: ArraySlice<UInt8>, _ descriptor: Int32) {
    let isOutput = descriptor == process.output
    let room = outputLimit - (isOutput ? outcome.output.count : outcome.errors.count)
    if bytes.count > room { outcome.isTruncated = true }
    if isOutput {
      outcome.output += bytes.prefix(max(0, room))
    } else {
      outcome.errors += bytes.prefix(max(0, room))
    }
  }

  /// Asks whether the program is over.
  private mutating func reap(waiting: Bool = false) -> ChildProcess.Ending? {
    var status: Int32 = 0
    var usage = rusage()
    let result = wait4(process.identifier, &status, waiting ? 0 : WNOHANG, &usage)
    guard result != 0 else { return nil }
    guard result == process.identifier else {
      return errno == EINTR ? nil : .exited(-1)
    }
    #if canImport(Glibc)
      outcome.peakMemory = usage.ru_maxrss * 1024
    #else
      outcome.peakMemory = usage.ru_maxrss
    #endif
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }
}

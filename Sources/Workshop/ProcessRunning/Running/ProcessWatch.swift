import CLibrary
import Foundation

/// Reads a running program's two pipes as they fill, ends it when its time is up or it has taken
/// too much, and ends with it whatever it has started.
struct ProcessWatch {
  private let process: SpawnedProcess
  private let child: ChildProcess
  private let deadline: ContinuousClock.Instant?
  /// When the written files are counted again; most programs have ended by then.
  private var nextCount = ContinuousClock.now + countInterval
  private var outcome = ChildProcess.Outcome(ending: .timedOut)
  private var open: [Int32]
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  /// How long one look at the pipes may last, in milliseconds; programs that leave a pipe open
  /// to a process of their own are noticed this late.
  private static let glance: Int32 = 25
  private static let countInterval = Duration.milliseconds(500)

  init(_ process: SpawnedProcess, child: ChildProcess, deadline: ContinuousClock.Instant?) {
    (self.process, self.child, self.deadline) = (process, child, deadline)
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
      if let ending = excess() {
        stop()
        _ = reap(waiting: true)
        outcome.ending = ending
        break
      }
    }
    // Whatever the program started goes with it, unless it could start nothing.
    RunningProcesses.ended(process.identifier)
    kill(-process.identifier, SIGKILL)
    if child.box?.mayStartPrograms != false || BoxSupport.current.filtersCalls == false {
      ProcessFamily.end(session: process.identifier)
    }
    for descriptor in open { drain(descriptor) }
    close(process.output)
    close(process.errors)
  }

  /// The limit that the program has gone beyond, if it has.
  private mutating func excess() -> ChildProcess.Ending? {
    if let deadline, ContinuousClock.now >= deadline { return .timedOut }
    if let limit = child.memoryLimit, ProcessMemory.now(of: process.identifier) > limit {
      return .outOfMemory
    }
    if let limit = child.spaceLimit, ContinuousClock.now >= nextCount {
      if limit.isExceeded { return .outOfSpace }
      nextCount = .now + Self.countInterval
    }
    return nil
  }

  /// Ends the program, also one that has left its group.
  private func stop() {
    kill(-process.identifier, SIGKILL)
    kill(process.identifier, SIGKILL)
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
    let room = child.outputLimit - (isOutput ? outcome.output.count : outcome.errors.count)
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
    outcome.processorSeconds = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) * 1e-6
  }
}

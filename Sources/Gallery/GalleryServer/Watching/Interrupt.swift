import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The writing end of the pipe through which a signal wakes the program. Handlers may touch little
/// more than a number; it is set before they are.
nonisolated(unsafe) private var wakingEnd: Int32 = -1

/// Notices that the program is to end (Ctrl-C, a closed terminal, `kill`), so that it can put
/// things away first.
package final class Interrupt {
  private let pipe: (read: Int32, write: Int32)
  /// Programs started later get the system's own behaviour back.
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  package init() {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
      _ = Glibc.pipe(&ends)
    #else
      _ = Darwin.pipe(&ends)
    #endif
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    pipe = (ends[0], ends[1])
    wakingEnd = ends[1]
    for number in Self.signals {
      signal(number) { _ in
        var byte: UInt8 = 0
        _ = write(wakingEnd, &byte, 1)
      }
    }
  }

  deinit {
    for number in Self.signals { signal(number, SIG_DFL) }
    wakingEnd = -1
    close(pipe.read)
    close(pipe.write)
  }

  /// Waits; true as soon as the program is to end.
  package func wait(milliseconds: Int) -> Bool {
    var ready = pollfd(fd: pipe.read, events: Int16(POLLIN), revents: 0)
    return poll(&ready, 1, Int32(milliseconds)) > 0
  }
}

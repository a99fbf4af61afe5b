import CLibrary
import Foundation

/// A socket that waits for browsers.
struct ListeningSocket {
  let descriptor: Int32
  let port: UInt16

  /// - Parameters:
  ///   - host: An address in figures, of either kind.
  ///   - port: 0 for any that is free.
  static func open(_ host: String, _ port: UInt16) -> Result<ListeningSocket, LocalServer.Failure> {
    var hints = addrinfo()
    hints.ai_flags = AI_NUMERICHOST | AI_PASSIVE
    #if canImport(Glibc)
      hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    #else
      hints.ai_socktype = SOCK_STREAM
    #endif
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, "\(port)", &hints, &found) == 0, let address = found?.pointee else {
      return .failure(.init(reason: "\(host) is no address of this machine"))
    }
    defer { freeaddrinfo(found) }
    let descriptor = socket(address.ai_family, address.ai_socktype, address.ai_protocol)
    guard descriptor >= 0 else { return .failure(failure()) }
    // Programs started meanwhile must not hold the port.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    guard bind(descriptor, address.ai_addr, address.ai_addrlen) == 0, listen(descriptor, 64) == 0
    else {
      let reason = failure()
      close(descriptor)
      return .failure(reason)
    }
    return .success(ListeningSocket(descriptor: descriptor, port: self.port(of: descriptor)))
  }

  /// The port the system chose.
  private static func port(of descriptor: Int32) -> UInt16 {
    var address = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = getsockname(descriptor, $0, &length)
      }
      // The port is at the same offset in addresses of both kinds.
      return pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
        UInt16(bigEndian: $0.pointee.sin_port)
      }
    }
  }

  private static func failure() -> LocalServer.Failure {
    .init(reason: String(cString: strerror(errno)))
  }
}

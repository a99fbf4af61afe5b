import CLibrary
import Foundation

/// Serves a site to browsers on this machine: small, and safe to leave running.
///
/// One thread a connection, one request a connection, GET and HEAD alone. It listens on 127.0.0.1
/// unless told otherwise. Who comes when all slots are taken gets the slot of who has waited
/// longest for an answer: a browser's request takes milliseconds.
package final class LocalServer: @unchecked Sendable {
  /// Why no port could be opened.
  package struct Failure: Error, Hashable, Sendable {
    package var reason: String
  }

  /// The address or name listened on.
  package let host: String
  package let port: UInt16
  private let socket: Int32
  private let site: LiveSite
  private let lock = NSLock()
  private var connections: [Admission] = []
  private var isStopped = false

  /// Connections that are answered at a time; a browser opens six.
  private static let mostAnswers = 64
  /// Threads, with those that listen and those that are coming to their end.
  private static let mostConnections = 256
  /// Milliseconds between two looks whether to stop.
  private static let glance: Int32 = 200

  /// Opens the first port of some that is free.
  ///
  /// - Parameters:
  ///   - host: `localhost` or an address in figures.
  ///   - ports: In the order to try them; 0 for any.
  package init(_ site: LiveSite, host: String, ports: [UInt16]) throws(Failure) {
    self.site = site
    self.host = host
    var reason = "no port was given"
    for port in ports {
      switch ListeningSocket.open(host == "localhost" ? "127.0.0.1" : host, port) {
      case .success(let found):
        (socket, self.port) = (found.descriptor, found.port)
        return
      case .failure(let failure): reason = failure.reason
      }
    }
    throw Failure(reason: reason)
  }

  /// Whether something is a host to listen on: `localhost`, or an address in figures.
  package static func isHost(_ host: String) -> Bool {
    host == "localhost" || HostName.isAddress(host)
  }

  /// Whether only programs on this machine can reach it.
  package var isPrivate: Bool { host == "localhost" || host == "::1" || host.hasPrefix("127.") }

  /// Where a browser finds it.
  package var address: String {
    let anywhere = ["0.0.0.0": "127.0.0.1", "::": "[::1]"]
    let name = anywhere[host] ?? (host.contains(":") ? "[\(host)]" : host)
    return "http://\(name):\(port)/"
  }

  /// Begins to answer.
  package func start() {
    Thread.detachNewThread { [self] in
      while !stopped {
        var ready = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        guard poll(&ready, 1, Self.glance) > 0 else { continue }
        let client = accept(socket, nil, nil)
        if client >= 0 { admit(client) }
      }
      close(socket)
    }
  }

  private var stopped: Bool { lock.withLock { isStopped } }

  private func admit(_ client: Int32) {
    let admission = Admission(client)
    let isFull = lock.withLock {
      let waiting = connections.filter { $0.state == .answering }
      if waiting.count >= Self.mostAnswers { waiting.first?.revoke() }
      guard connections.count < Self.mostConnections else { return true }
      connections.append(admission)
      return false
    }
    guard !isFull else { return admission.end() }
    Thread.detachNewThread { [self] in
      Connection(admission, client).serve(site, host: host)
      lock.withLock { connections.removeAll { $0 === admission } }
    }
  }

  /// Answers nobody from now on; returns when all have been let go, or after a second.
  package func stop() {
    lock.withLock { isStopped = true }
    site.close()
    for _ in 0..<50 where lock.withLock({ !connections.isEmpty }) { usleep(20_000) }
  }
}

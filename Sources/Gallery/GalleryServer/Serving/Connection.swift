import CLibrary
import Foundation

/// One browser's connection: a request, an answer, the end. No browser can hold it for long, but by
/// listening.
struct Connection {
  private let socket: Int32
  private let admission: Admission

  /// Bytes; more is no head of a browser.
  private static let longestHead = 16_384
  /// Seconds in which a request must have come, and in which a browser must take more of an
  /// answer.
  private static let patience = 10.0
  /// Seconds in which a browser must have taken a whole answer.
  private static let longestAnswer = 60.0
  /// Seconds after which a page that hears nothing is told so, lest something between gives up.
  private static let heartbeat = 15

  init(_ admission: Admission, _ socket: Int32) {
    (self.admission, self.socket) = (admission, socket)
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    // Every wait has an end, so that a deadline is noticed.
    var limit = timeval(tv_sec: 1, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
    setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
    #if canImport(Darwin)
      var yes: Int32 = 1
      setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  func serve(_ site: LiveSite, host: String) {
    defer { end() }
    guard let head = readHead() else { return }
    guard head.count < Self.longestHead else {
      return send(.refusal(.headTooLarge, "The head of the request is too long."))
    }
    guard let request = HTTPRequest(String(decoding: head, as: UTF8.self)),
      let name = request.fields["host"]
    else { return send(.refusal(.badRequest, "This is no request that is understood.")) }
    guard HostName.isOurs(name, own: host) else {
      return send(.refusal(.forbidden, "This name does not belong to this server."))
    }
    switch site.answer(request) {
    case .response(let response): send(response, onlyHead: request.method == "HEAD")
    case .events(let shown):
      let head = HTTPResponse.head(.ok, type: "text/event-stream", length: nil)
      guard request.method == "GET" else {
        _ = send(head)
        return
      }
      guard site.beginListening(shown: shown) else {
        return send(.refusal(.unavailable, "Too many pages listen."))
      }
      defer { site.endListening() }
      admission.listens()
      if send(head) { tell(site) }
    }
  }

  /// The request's lines up to the empty one; nil if the browser has gone or takes too long.
  private func readHead() -> [UInt8]? {
    let deadline = ContinuousClock.now + .seconds(Self.patience)
    var head: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while head.count < Self.longestHead {
      let count = recv(socket, &buffer, buffer.count, 0)
      guard count > 0 || (count < 0 && Self.isPause(errno)), ContinuousClock.now < deadline else {
        return nil
      }
      guard count > 0 else { continue }
      // The end may have begun in what came before.
      let start = max(0, head.count - 3)
      head += buffer[..<count]
      if let end = Self.end(of: head[start...]) { return Array(head[..<end]) }
    }
    return head
  }

  /// Whether a call was only interrupted, or its time was up.
  private static func isPause(_ error: Int32) -> Bool {
    error == EINTR || error == EAGAIN || error == EWOULDBLOCK
  }

  private static func end(of bytes: ArraySlice<UInt8>) -> Int? {
    for index in bytes.indices where bytes[index] == 10 {
      let rest = bytes[(index + 1)...].prefix(2)
      if rest.first == 10 || Array(rest) == [13, 10] { return index }
    }
    return nil
  }

  /// Tells a page every change of state until one of the two goes away.
  private func tell(_ site: LiveSite) {
    var known = -1
    var silence = 0
    while let (version, state) = site.next(after: known, seconds: 1) {
      if version != known {
        known = version
        silence = 0
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let text = (try? encoder.encode(state)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
        guard send("data: \(text)\n\n") else { return }
      } else {
        silence += 1
        if isGone || (silence % Self.heartbeat == 0 && !send(": still here\n\n")) { return }
      }
    }
  }

  /// Whether the browser has closed its end.
  private var isGone: Bool {
    var byte: UInt8 = 0
    return recv(socket, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT)) == 0
  }

  private func send(_ response: HTTPResponse, onlyHead: Bool = false) {
    if send(response.head), !onlyHead { _ = send([UInt8](response.body)) }
  }

  private func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  private func send(_ bytes: [UInt8]) -> Bool {
    #if canImport(Glibc)
      let flags = Int32(MSG_NOSIGNAL)
    #else
      let flags: Int32 = 0
    #endif
    let start = ContinuousClock.now
    var (sent, progress) = (0, start)
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        buffer.baseAddress.map {
          Self.transmit(socket, $0 + sent, buffer.count - sent, flags)
        } ?? 0
      }
      let now = ContinuousClock.now
      if count > 0 { (sent, progress) = (sent + count, now) }
      guard count > 0 || (count < 0 && Self.isPause(errno)),
        now < progress + .seconds(Self.patience), now < start + .seconds(Self.longestAnswer)
      else { return false }
    }
    return true
  }

  private static func transmit(
    _ socket: Int32, _ bytes: UnsafeRawPointer, _ count: Int, _ flags: Int32
  ) -> Int {
    #if canImport(Glibc)
      Glibc.send(socket, bytes, count, flags)
    #else
      Darwin.send(socket, bytes, count, flags)
    #endif
  }

  /// Closes without taking back what the browser has not read yet: the rest of its request is read
  /// first, as far as it is short.
  private func end() {
    shutdown(socket, Int32(SHUT_WR))
    var limit = timeval(tv_sec: 0, tv_usec: 200_000)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var buffer = [UInt8](repeating: 0, count: 4096)
    var rounds = 0
    while rounds < 16, recv(socket, &buffer, buffer.count, 0) > 0 { rounds += 1 }
    admission.end()
  }
}

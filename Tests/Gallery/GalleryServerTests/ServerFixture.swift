import CLibrary
import Foundation
import GalleryServer

/// A server on a free port, and a browser of a few lines.
final class ServerFixture {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  let site: LiveSite
  let server: LocalServer

  init() throws {
    for (name, text) in [
      ("gallery/index.html", "<p>gallery</p>"), ("gallery/renders/a b.svg", "<svg/>"),
      ("live/live.js", "'use strict';"), ("live/waiting.html", "<p>waiting</p>"),
      ("secret.txt", "secret"),
    ] {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    site = LiveSite(liveFolder: folder.appendingPathComponent("live"))
    server = try LocalServer(site, host: "127.0.0.1", ports: [0])
    server.start()
  }

  deinit {
    server.stop()
    try? FileManager.default.removeItem(at: folder)
  }

  func showGallery() { site.show(folder.appendingPathComponent("gallery")) }

  /// What the server says to some bytes, until it closes or has said `end`.
  func exchange(_ text: String, until end: String? = nil) throws -> String {
    let socket = try connected()
    defer { close(socket) }
    let bytes = Array(text.utf8)
    guard send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else { return "" }
    return receive(socket, until: end)
  }

  func connected() throws -> Int32 {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let socket = socket(AF_INET, kind, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = server.port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw CocoaError(.fileNoSuchFile) }
    var limit = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    return socket
  }

  func receive(_ socket: Int32, until end: String? = nil) -> String {
    var text = ""
    var buffer = [UInt8](repeating: 0, count: 4096)
    while end.map({ !text.contains($0) }) ?? true {
      let count = recv(socket, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      text += String(decoding: buffer[..<count], as: UTF8.self)
    }
    return text
  }

  /// The answer to a request for a path.
  func get(_ path: String, method: String = "GET", host: String = "localhost") throws -> String {
    try exchange("\(method) \(path) HTTP/1.1\r\nHost: \(host)\r\n\r\n")
  }
}

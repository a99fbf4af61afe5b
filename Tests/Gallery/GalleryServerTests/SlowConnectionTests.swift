import CLibrary
import Foundation
import GalleryServer
import Testing

/// Whoever is slow waits alone.
@Suite struct SlowConnectionTests {
  /// Sockets that have sent some bytes.
  private func slow(_ count: Int, _ fixture: ServerFixture, sending text: String) throws -> [Int32]
  {
    try (0..<count).map { _ in
      let socket = try fixture.connected()
      let bytes = Array(text.utf8)
      _ = send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
      return socket
    }
  }

  @Test(arguments: ["", "GET / HTTP/1.1\r\nHost: localhost\r\n", "GET /large.svg HTTP/1.1\r\n"])
  func `Seventy requests that never end keep nobody waiting`(begun: String) throws {
    let fixture = try ServerFixture()
    fixture.showGallery()
    let sockets = try slow(70, fixture, sending: begun)
    defer { for socket in sockets { close(socket) } }
    let start = ContinuousClock.now
    for _ in 0..<5 { #expect(try fixture.get("/").hasPrefix("HTTP/1.1 200")) }
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test func `Seventy browsers that read nothing keep nobody waiting`() throws {
    let fixture = try ServerFixture()
    fixture.showGallery()
    let large = fixture.folder.appendingPathComponent("gallery/large.svg")
    try Data(count: 8 << 20).write(to: large)
    let sockets = try slow(
      70, fixture, sending: "GET /large.svg HTTP/1.1\r\nHost: localhost\r\n\r\n")
    defer { for socket in sockets { close(socket) } }
    let start = ContinuousClock.now
    for _ in 0..<5 { #expect(try fixture.get("/").hasPrefix("HTTP/1.1 200")) }
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test func `A request that comes byte by byte is given up after ten seconds`() throws {
    let fixture = try ServerFixture()
    let socket = try fixture.connected()
    defer { close(socket) }
    let start = ContinuousClock.now
    var isOpen = true
    while isOpen, ContinuousClock.now - start < .seconds(16) {
      isOpen = send(socket, "G", 1, Int32(MSG_NOSIGNAL)) == 1
      usleep(300_000)
    }
    #expect(!isOpen)
  }

  @Test func `Pages that listen take no slot from those that ask, and are not too many`() throws {
    let fixture = try ServerFixture()
    fixture.showGallery()
    let request = "GET /live/events?build=a HTTP/1.1\r\nHost: localhost\r\n\r\n"
    let sockets = try slow(64, fixture, sending: request)
    defer { for socket in sockets { close(socket) } }
    for socket in sockets {
      #expect(fixture.receive(socket, until: "}\n\n").contains("text/event-stream"))
    }
    #expect(fixture.site.audience == 64)
    for _ in 0..<80 { #expect(try fixture.get("/").hasPrefix("HTTP/1.1 200")) }
    #expect(try fixture.exchange(request).hasPrefix("HTTP/1.1 503"))
    #expect(fixture.site.audience == 64)
  }
}

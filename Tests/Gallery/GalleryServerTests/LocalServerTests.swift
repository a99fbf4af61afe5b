import CLibrary
import Foundation
import GalleryServer
import Testing

/// Real sockets.
@Suite struct LocalServerTests {
  @Test func `Files of the gallery are served, and nothing keeps them`() throws {
    let fixture = try ServerFixture()
    fixture.showGallery()
    let page = try fixture.get("/")
    #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n") && page.hasSuffix("\r\n\r\n<p>gallery</p>"))
    #expect(page.contains("Content-Type: text/html; charset=utf-8\r\n"))
    #expect(page.contains("Content-Length: 14\r\n") && page.contains("Cache-Control: no-store\r\n"))
    let picture = try fixture.get("/renders/a%20b.svg")
    #expect(picture.contains("image/svg+xml\r\n") && picture.hasSuffix("<svg/>"))
    #expect(try fixture.get("/live/live.js").contains("text/javascript"))
  }

  @Test func `HEAD gets the same without the body`() throws {
    let fixture = try ServerFixture()
    fixture.showGallery()
    let head = try fixture.get("/", method: "HEAD")
    #expect(head.contains("Content-Length: 14\r\n") && head.hasSuffix("\r\n\r\n"))
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "CONNECT", "FETCH"])
  func `Other methods are refused`(method: String) throws {
    let fixture = try ServerFixture()
    fixture.showGallery()
    let answer = try fixture.exchange(
      "\(method) / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nabc")
    #expect(answer.hasPrefix("HTTP/1.1 405 ") && answer.contains("Allow: GET, HEAD\r\n"))
  }

  @Test(arguments: [
    "/../secret.txt", "/%2e%2e/secret.txt", "/renders/../../secret.txt", "/..%2fsecret.txt",
    "/live/../secret.txt", "/renders/link.svg", "/renders", "/nothing.svg", "//secret.txt",
  ])
  func `Nothing outside of the gallery is served`(path: String) throws {
    let fixture = try ServerFixture()
    fixture.showGallery()
    try FileManager.default.createSymbolicLink(
      at: fixture.folder.appendingPathComponent("gallery/renders/link.svg"),
      withDestinationURL: fixture.folder.appendingPathComponent("secret.txt"))
    let answer = try fixture.get(path)
    #expect(!answer.contains("secret\n") && !answer.hasSuffix("secret"))
    #expect(answer.hasPrefix("HTTP/1.1 40"))
  }

  @Test(arguments: [
    ("localhost", true), ("localhost:8080", true), ("127.0.0.1:8080", true), ("[::1]:80", true),
    ("192.168.1.7", true), ("evil.example", false), ("evil.example:8080", false),
    ("localhost.evil.example", false), ("127.0.0.1.evil.example", false), ("", false),
  ])
  func `Only names that nobody else can own are answered`(host: String, isOurs: Bool) throws {
    let fixture = try ServerFixture()
    fixture.showGallery()
    #expect(try fixture.get("/", host: host).hasPrefix(isOurs ? "HTTP/1.1 200" : "HTTP/1.1 403"))
  }

  @Test func `Bytes that are no request are refused, however many`() throws {
    let fixture = try ServerFixture()
    #expect(try fixture.exchange("hello\r\n\r\n").hasPrefix("HTTP/1.1 400"))
    #expect(try fixture.exchange("GET / HTTP/1.1\r\n\r\n").hasPrefix("HTTP/1.1 400"))
    let long = "GET /" + String(repeating: "a", count: 20_000) + " HTTP/1.1\r\n\r\n"
    #expect(try fixture.exchange(long).hasPrefix("HTTP/1.1 431"))
  }

  @Test func `Until there is a gallery every page is the one that waits`() throws {
    let fixture = try ServerFixture()
    #expect(try fixture.get("/").hasSuffix("<p>waiting</p>"))
    #expect(try fixture.get("/w/Clock.html").hasSuffix("<p>waiting</p>"))
    #expect(try fixture.get("/manifest.js").hasPrefix("HTTP/1.1 503"))
    fixture.showGallery()
    #expect(try fixture.get("/").hasSuffix("<p>gallery</p>"))
  }

  @Test func `A page that listens hears every state, and is seen`() throws {
    let fixture = try ServerFixture()
    fixture.site.tell { $0 = LiveState(build: "a-1", isBusy: true) }
    let socket = try fixture.connected()
    defer { close(socket) }
    let request = Array("GET /live/events?build=a-0 HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8)
    #expect(send(socket, request, request.count, Int32(MSG_NOSIGNAL)) == request.count)
    let first = fixture.receive(socket, until: "}\n\n")
    #expect(first.contains("text/event-stream\r\n"))
    #expect(first.hasSuffix("data: {\"build\":\"a-1\",\"isBusy\":true,\"problems\":[]}\n\n"))
    #expect(fixture.site.audience == 1 && fixture.site.sighting(of: "a-0") != nil)
    fixture.site.tell { $0.problems = [.init(position: "A.swift:1", message: "No.\nReally")] }
    let second = fixture.receive(socket, until: "}\n\n")
    #expect(second.contains("{\"message\":\"No.\\nReally\",\"position\":\"A.swift:1\"}"))
    #expect(fixture.site.sighting(of: "a-1") == nil)
  }

  @Test func `When it stops it lets pages go`() throws {
    let fixture = try ServerFixture()
    let socket = try fixture.connected()
    defer { close(socket) }
    let request = Array("GET /live/events HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8)
    #expect(send(socket, request, request.count, Int32(MSG_NOSIGNAL)) == request.count)
    #expect(fixture.receive(socket, until: "}\n\n").contains("data:"))
    fixture.server.stop()
    #expect(fixture.receive(socket) == "")
  }

  @Test func `A port that is taken is passed over, or named`() throws {
    let fixture = try ServerFixture()
    let taken = fixture.server.port
    let other = try LocalServer(fixture.site, host: "127.0.0.1", ports: [taken, 0])
    #expect(other.port != taken && other.port != 0)
    let failure = #expect(throws: LocalServer.Failure.self) {
      _ = try LocalServer(fixture.site, host: "127.0.0.1", ports: [taken])
    }
    #expect(failure?.reason.isEmpty == false)
  }

  @Test(arguments: [
    ("localhost", true), ("127.0.0.1", true), ("::1", true), ("0.0.0.0", true),
    ("example.com", false), ("", false), ("1.2.3", false),
  ])
  func `It listens on localhost or on an address in figures`(host: String, isHost: Bool) {
    #expect(LocalServer.isHost(host) == isHost)
  }
}

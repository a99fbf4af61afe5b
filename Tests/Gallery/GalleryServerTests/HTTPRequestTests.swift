import GalleryServer
import Testing

@Suite struct HTTPRequestTests {
  static let paths: [(String, [String]?)] = [
    ("/", [""]), ("/index.html", ["index.html"]), ("/w/A.html?embed=1#x", ["w", "A.html"]),
    ("/w/", ["w", ""]), ("/renders/a%20b/%C3%BC.svg", ["renders", "a b", "ü.svg"]),
    ("/../secret", nil), ("/w/../../secret", nil), ("/%2e%2e/secret", nil), ("/w/..", nil),
    ("/./a", nil), ("/a//b", nil), ("//a", nil), ("/..%2f..%2fsecret", nil), ("/a%2fb", nil),
    ("/a%5c..%5cb", nil), ("/a\\b", nil), ("/a%00.svg", nil), ("/.git/config", nil),
    ("/%", nil), ("/%zz", nil), ("/%ff", nil), ("http://evil.example/", nil), ("*", nil), ("", nil),
  ]

  @Test(arguments: paths)
  func `A path is taken apart, or refused if it could lead out`(
    target: String, parts: [String]?
  ) throws {
    var request = try #require(HTTPRequest("GET / HTTP/1.1\r\nHost: a\r\n"))
    request.target = target
    #expect(request.path == parts)
  }

  @Test func `Fields are known by any spelling, lines end with or without a return`() throws {
    let head = "GET /a?build=x%2D1&y=2 HTTP/1.1\r\nHOST: localhost:1 \nAccept:*/*\r\n"
    let request = try #require(HTTPRequest(head))
    #expect(request.method == "GET" && request.target == "/a?build=x%2D1&y=2")
    #expect(request.fields == ["host": "localhost:1", "accept": "*/*"])
    #expect([request.query("build"), request.query("z")] == ["x-1", nil])
  }

  @Test(arguments: [
    "", "GET /", "GET / HTTP/2", "GET  / HTTP/1.1", "GET / HTTP/1.1\r\nno colon",
    "GET / HTTP/1.1\r\nHost: a\r\nHost: b", "GET / HTTP/1.1\r\nHo st: a", "\u{16}\u{3}\u{1}",
  ])
  func `What is no request is none`(head: String) {
    #expect(HTTPRequest(head) == nil)
  }
}

package import Foundation

/// An answer: a status, what it is, and the bytes.
package struct HTTPResponse: Hashable, Sendable {
  package var status: Status
  package var type: String
  package var body: Data

  /// The statuses that a server of files needs (RFC 9110 §15).
  package enum Status: Int, Hashable, Sendable {
    case ok = 200
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case headTooLarge = 431
    case unavailable = 503

    var reason: String {
      switch self {
      case .ok: "OK"
      case .badRequest: "Bad Request"
      case .forbidden: "Forbidden"
      case .notFound: "Not Found"
      case .methodNotAllowed: "Method Not Allowed"
      case .headTooLarge: "Request Header Fields Too Large"
      case .unavailable: "Service Unavailable"
      }
    }
  }

  package init(_ status: Status, type: String, body: Data) {
    (self.status, self.type, self.body) = (status, type, body)
  }

  /// A refusal in words.
  package static func refusal(_ status: Status, _ words: String) -> HTTPResponse {
    HTTPResponse(
      status, type: "text/plain; charset=utf-8", body: Data((words + "\n").utf8))
  }

  /// What goes before the body. Nothing is kept by browsers, and no other site may use or frame
  /// what is served.
  package var head: String { Self.head(status, type: type, length: body.count) }

  /// - Parameter length: nil for a body without a known end.
  static func head(_ status: Status, type: String, length: Int?) -> String {
    var lines = [
      "HTTP/1.1 \(status.rawValue) \(status.reason)", "Content-Type: \(type)",
      "Cache-Control: no-store", "X-Content-Type-Options: nosniff",
      "Cross-Origin-Resource-Policy: same-origin", "Referrer-Policy: no-referrer",
      "Content-Security-Policy: frame-ancestors 'self'", "Connection: close",
    ]
    if let length { lines.append("Content-Length: \(length)") }
    if status == .methodNotAllowed { lines.append("Allow: GET, HEAD") }
    return lines.joined(separator: "\r\n") + "\r\n\r\n"
  }
}

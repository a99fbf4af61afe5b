/// What files are called by their endings (IANA media types).
enum MediaType {
  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "json": "application/json",
    "svg": "image/svg+xml", "txt": "text/plain; charset=utf-8", "png": "image/png",
    "xml": "application/xml",
  ]

  static func of(_ name: String) -> String {
    let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return types[ending] ?? "application/octet-stream"
  }
}

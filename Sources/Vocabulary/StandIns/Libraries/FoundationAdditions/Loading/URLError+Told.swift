import Foundation

extension URLError {
  /// An error as loading gives it, which says in words what happened; one that code makes itself
  /// says its number.
  static func told(_ code: URLError.Code, of url: URL? = nil) -> URLError {
    var info: [String: Any] = [:]
    info[NSLocalizedDescriptionKey] = words[code]
    info[NSURLErrorFailingURLErrorKey] = url
    return URLError(code, userInfo: info)
  }

  private static let words: [URLError.Code: String] = [
    .badURL: "bad URL", .cancelled: "cancelled", .cannotCreateFile: "cannot create file",
    .cannotDecodeContentData: "cannot decode content data",
    .fileDoesNotExist: "The requested URL was not found on this server.",
    .notConnectedToInternet: "The Internet connection appears to be offline.",
  ]
}

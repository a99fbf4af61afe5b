public import Foundation

/// What code gets that loads from an address without a session, `Data(contentsOf:)`.
///
/// It is public, although Apple has no such type, because the code that `vitrine build` prepares
/// asks it; widget code itself never names it.
public enum VitrineLoading {
  /// A file's contents, or what is given as the answer of an address.
  ///
  /// - Throws: Where nothing is given, Cocoa's error of what cannot be read, as on a device without
  ///   a connection. A diagnostic names the address.
  public static func data(of url: URL, _ options: Data.ReadingOptions = []) throws -> Data {
    guard ["http", "https"].contains(url.scheme?.lowercased()) else {
      return try Data(contentsOf: url, options: options)
    }
    do {
      return try FixtureResponses.current.answer(to: URLRequest(url: url)).0
    } catch {
      throw CocoaError(.fileReadUnknown, userInfo: [NSURLErrorKey: url])
    }
  }

  /// The same as text; in UTF-8 where no encoding is named.
  public static func text(of url: URL, _ encoding: String.Encoding?) throws -> String {
    var found = String.Encoding.utf8
    if url.isFileURL, encoding == nil { return try String(contentsOf: url, usedEncoding: &found) }
    let data = try data(of: url)
    guard let text = String(data: data, encoding: encoding ?? .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding, userInfo: [NSURLErrorKey: url])
    }
    return text
  }
}

public import Foundation

open class URLResponse: NSObject, @unchecked Sendable {
  public let url: URL?
  public let mimeType: String?
  /// The number of bytes, -1 where unknown.
  public let expectedContentLength: Int64
  public let textEncodingName: String?

  /// An answer by its address and what is said of its bytes; `nil` where nothing is.
  public init(
    url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName name: String?
  ) {
    self.url = url
    self.mimeType = mimeType
    expectedContentLength = Int64(length)
    textEncodingName = name
  }

  /// An answer of which nothing is known.
  public override init() {
    (url, mimeType, expectedContentLength, textEncodingName) = (nil, nil, -1, nil)
  }

  open var suggestedFilename: String? { url?.lastPathComponent }
}

open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  /// The status, 200 when all is well.
  public let statusCode: Int
  public let allHeaderFields: [AnyHashable: Any]

  /// An answer with a status code and fields; never `nil`.
  public init?(
    url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?
  ) {
    self.statusCode = statusCode
    let fields = headerFields ?? [:]
    allHeaderFields = fields
    let length = fields["Content-Length"].flatMap { Int($0) } ?? -1
    super.init(
      url: url, mimeType: fields["Content-Type"], expectedContentLength: length,
      textEncodingName: nil)
  }

  open func value(forHTTPHeaderField field: String) -> String? {
    let name = allHeaderFields.keys.compactMap { $0 as? String }
      .first { $0.lowercased() == field.lowercased() }
    return name.flatMap { allHeaderFields[$0] as? String }
  }

  open class func localizedString(forStatusCode code: Int) -> String {
    code == 200 ? "no error" : "status \(code)"
  }
}

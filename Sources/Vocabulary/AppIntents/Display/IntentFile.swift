public import Foundation

public struct IntentFile: Sendable, Hashable {
  public let data: Data
  public var filename: String
  public let fileURL: URL?

  public init(data: Data, filename: String) {
    self.data = data
    self.filename = filename
    fileURL = nil
  }

  /// A file on disk; one that cannot be read is empty.
  public init(fileURL: URL, filename: String? = nil) {
    data = (try? Data(contentsOf: fileURL)) ?? Data()
    self.filename = filename ?? fileURL.lastPathComponent
    self.fileURL = fileURL
  }
}

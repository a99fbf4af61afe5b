public import Foundation

/// A file given to an intent.
public struct IntentFile: Sendable, Hashable {
  /// The content.
  public let data: Data
  /// The name.
  public var filename: String
  /// Where it lies, if it is a file on disk.
  public let fileURL: URL?

  /// A file in memory.
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

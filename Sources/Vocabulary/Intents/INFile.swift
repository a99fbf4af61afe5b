public import Foundation

/// A file handed to an intent.
open class INFile: NSObject, @unchecked Sendable {
  /// The contents.
  public let data: Data
  /// The name people see.
  open var filename: String
  /// Uniform type identifier.
  public let typeIdentifier: String?
  /// Where the file lies; nil if it is only in memory.
  public let fileURL: URL?

  /// Contents under a name.
  public required init(data: Data, filename: String, typeIdentifier: String?) {
    self.data = data
    self.filename = filename
    self.typeIdentifier = typeIdentifier
    fileURL = nil
  }

  /// A file on disk; it is empty if it cannot be read.
  public required init(fileURL: URL, filename: String?, typeIdentifier: String?) {
    data = (try? Data(contentsOf: fileURL)) ?? Data()
    self.filename = filename ?? fileURL.lastPathComponent
    self.typeIdentifier = typeIdentifier
    self.fileURL = fileURL
  }
}

/// Whether a file will do.
open class INFileResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value will do.
  open class func success(with resolved: INFile) -> Self { Self() }
  /// Several would do; somebody must choose.
  open class func disambiguation(with files: [INFile]) -> Self { Self() }
  /// The value must be confirmed.
  open class func confirmationRequired(with file: INFile?) -> Self { Self() }
}

public import Foundation

open class INFile: NSObject, @unchecked Sendable {
  public let data: Data
  open var filename: String
  public let typeIdentifier: String?
  /// Where the file lies; nil if it is only in memory.
  public let fileURL: URL?

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

open class INFileResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolved: INFile) -> Self { _accepting(resolved) }
  open class func disambiguation(with files: [INFile]) -> Self { _accepting(files.first) }
  open class func confirmationRequired(with file: INFile?) -> Self { _accepting(file) }
}

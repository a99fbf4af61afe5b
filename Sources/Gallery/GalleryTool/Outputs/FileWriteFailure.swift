import DiagnosticRecords
import Foundation

/// A disk that does not take a file: full, read-only, forbidden. That is a matter of the machine,
/// no fault of ours.
struct FileWriteFailure {
  let diagnostic: Diagnostic

  /// - Returns: nil for errors of other kinds.
  init?(_ error: any Error) {
    let error = error as NSError
    // Foundation's numbers for what goes wrong in writing (CocoaError.Code, fileWrite…).
    let writing = CocoaError.fileWriteUnknown.rawValue...CocoaError.fileWriteVolumeReadOnly.rawValue
    guard error.domain == NSCocoaErrorDomain, writing.contains(error.code) else { return nil }
    let path =
      error.userInfo["NSDestinationFilePath"] as? String
      ?? error.userInfo[NSFilePathErrorKey] as? String ?? "A file"
    diagnostic = Staging.unusable(URL(fileURLWithPath: path), error)
  }
}

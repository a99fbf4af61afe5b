import Foundation

/// What an error says of itself in Apple's words, as English devices show them: Linux' Foundation
/// has others, and none for files and data that cannot be read. Widgets show them where a request
/// has failed.
public enum VitrineErrorText {
  public static func of(_ error: any Error) -> String {
    if let said = (error as? any LocalizedError)?.errorDescription { return said }
    let known = error as NSError
    if let said = known.userInfo[NSLocalizedDescriptionKey] as? String { return said }
    if known.domain == NSCocoaErrorDomain, let text = file(known) { return text }
    let (ours, theirs) = ("The operation could not be", "The operation couldn’t be")
    let text = known.localizedDescription
    return text.hasPrefix(ours) ? theirs + text.dropFirst(ours.count) : text
  }

  /// What is said of a file, by its name where that is known, or of data.
  private static func file(_ error: NSError) -> String? {
    let path = error.userInfo[NSFilePathErrorKey] as? String
    let url = error.userInfo[NSURLErrorKey] as? URL
    let name = path.map { ($0 as NSString).lastPathComponent } ?? url?.lastPathComponent
    let file = name.map { "The file “\($0)”" } ?? "The file"
    switch CocoaError.Code(rawValue: error.code) {
    case .fileNoSuchFile: return "\(file) doesn’t exist."
    case .fileReadNoSuchFile:
      let cause = name == nil ? "it doesn’t exist" : "there is no such file"
      return "\(file) couldn’t be opened because \(cause)."
    case .fileReadNoPermission:
      return "\(file) couldn’t be opened because you don’t have permission to view it."
    case .fileReadCorruptFile:
      return "\(file) couldn’t be opened because it isn’t in the correct format."
    case .fileReadUnknown: return "\(file) couldn’t be opened."
    case .propertyListReadCorrupt, .coderReadCorrupt:
      return "The data couldn’t be read because it isn’t in the correct format."
    case .coderValueNotFound: return "The data couldn’t be read because it is missing."
    case .coderInvalidValue:
      return "The data couldn’t be written because it isn’t in the correct format."
    default: return nil
    }
  }
}

/// Why a catalogue could not be read.
package enum ManifestError: Error, Hashable, CustomStringConvertible {
  /// No manifest at this path.
  case missing(path: String)
  /// The file is not JSON, or not of the expected shape.
  case malformed(path: String, reason: String)
  /// Written by a newer version of the tool.
  case newerFormat(Int)

  package var description: String {
    switch self {
    case .missing(let path):
      "There is no catalogue: \(path) cannot be read. Render one first."
    case .malformed(let path, let reason):
      "\(path) is not a catalogue's manifest: \(reason)"
    case .newerFormat(let format):
      "The catalogue has format \(format), but this version reads up to "
        + "\(Manifest.currentFormat). Use the version that wrote it, or a newer one."
    }
  }

  /// Puts a decoding error into words that name the key path in the file.
  static func malformed(_ path: String, _ error: any Error) -> ManifestError {
    guard let error = error as? DecodingError else {
      return .malformed(path: path, reason: "\(error)")
    }
    switch error {
    case .keyNotFound(let key, let context):
      return .malformed(
        path: path, reason: "\(keyPath(context.codingPath)) lacks `\(key.stringValue)`.")
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      return .malformed(path: path, reason: "\(keyPath(context.codingPath)) should be a \(type).")
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      return .malformed(path: path, reason: "it is not valid JSON.")
    case .dataCorrupted(let context):
      return .malformed(
        path: path, reason: "\(keyPath(context.codingPath)): \(context.debugDescription)")
    @unknown default:
      return .malformed(path: path, reason: "\(error)")
    }
  }

  /// `widgets[2].name` for a coding path; "the file" for its root.
  private static func keyPath(_ path: [any CodingKey]) -> String {
    guard !path.isEmpty else { return "the file" }
    var text = ""
    for key in path {
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += text.isEmpty ? key.stringValue : "." + key.stringValue
      }
    }
    return "`\(text)`"
  }
}

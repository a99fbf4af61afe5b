package import DiagnosticRecords

/// A picture file: what its header says, and its bytes for embedding.
package struct ImageFile: Sendable {
  /// The formats whose headers are read.
  package enum Format: String, Hashable, Sendable, CaseIterable {
    case png, jpeg, gif, webp, svg, pdf

    /// The type named in a data URI.
    package var mediaType: String {
      switch self {
      case .svg: "image/svg+xml"
      case .pdf: "application/pdf"
      default: "image/\(rawValue)"
      }
    }
  }

  /// Why a file cannot be used.
  package struct Failure: Error, Hashable, Sendable {
    /// The record for the report.
    package var diagnostic: Diagnostic
  }

  /// The format, by content, not by ending.
  package let format: Format
  /// Width in pixels as shown, after turning by the EXIF orientation.
  package let pixelWidth: Double
  /// Height in pixels as shown, after turning by the EXIF orientation.
  package let pixelHeight: Double
  /// EXIF orientation 1…8; 1 is upright.
  package let orientation: Int
  /// The file's bytes.
  package let bytes: [UInt8]

  /// Reads a file.
  package static func read(_ path: String) throws(Failure) -> ImageFile {
    throw Failure(diagnostic: Diagnostic(.error, "missing-image", path))
  }

  /// `data:` URI with the bytes in base64.
  package var dataURI: String { "" }

  /// Equal for equal bytes; 16 hexadecimal digits.
  package var contentHash: String { "" }
}

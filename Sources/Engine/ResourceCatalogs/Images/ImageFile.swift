package import DiagnosticRecords
import Encodings
package import Foundation
package import PDFReading

/// A picture: what its header says, and its bytes for embedding. Nothing is decoded.
package struct ImageFile: Hashable, Sendable {
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
    /// Pixels, of a picture in a format whose size alone is read.
    package var size: CGSize?
  }

  /// The format, by content, not by ending.
  package let format: Format
  /// Width as shown, after turning by `orientation`: pixels, or points of an SVG or PDF.
  package let pixelWidth: Double
  /// Height as shown, after turning by `orientation`: pixels, or points of an SVG or PDF.
  package let pixelHeight: Double
  /// EXIF orientation 1…8; 1 is upright. Browsers turn embedded JPEGs by it themselves.
  package let orientation: Int
  /// The file's bytes.
  package let bytes: [UInt8]

  /// The page of a PDF, which browsers do not draw inside an SVG as they do all other formats; nil
  /// for those, and where nothing of the page could be drawn.
  package var page: PDFDrawing? {
    guard format == .pdf, let page = PDFDrawing(bytes), !page.isEmpty else { return nil }
    return page
  }

  /// What to say of a PDF that is not drawn or not whole; nil for all else.
  ///
  /// - Parameters:
  ///   - page: What is drawn of it.
  ///   - file: The file, as reports name it.
  package func problem(drawing page: PDFDrawing?, file: String?) -> Diagnostic? {
    if format != .pdf { return nil }
    let hint = "Add the picture as SVG or PNG."
    guard let page else {
      return Diagnostic(
        .pdfNotDrawn, "Nothing of a PDF could be drawn; a frame is drawn instead.", hint: hint,
        file: file)
    }
    if page.missing.isEmpty { return nil }
    return Diagnostic(
      .pdfPartlyDrawn, "Of a PDF is not drawn: \(page.missing.joined(separator: ", ")).",
      hint: hint, file: file)
  }

  /// Reads a file.
  package static func read(_ path: String) throws(Failure) -> ImageFile {
    guard let bytes = FolderListing.bytes(path) else {
      throw Failure(
        diagnostic: Diagnostic(
          .missingImage, "The picture is missing or unreadable.",
          hint: "Add the file, or correct its name.", file: path))
    }
    return try ImageFile(bytes: bytes, file: path)
  }

  /// Reads a picture from memory; `file` names it in reports.
  package init(bytes: [UInt8], file: String? = nil) throws(Failure) {
    if let header = HEIFHeader(bytes) {
      throw Failure(
        diagnostic: Diagnostic(
          .heifNotDrawn, "A HEIC picture is not drawn; a frame is drawn instead.",
          hint: "Add the picture as PNG or JPEG.", file: file),
        size: CGSize(width: header.width, height: header.height))
    }
    guard let format = Format(header: bytes) else {
      throw Failure(
        diagnostic: Diagnostic(
          .unknownImageFormat, "The picture is in no format that is read.",
          hint: "Use PNG, JPEG, GIF, WebP, SVG or PDF.", file: file))
    }
    guard let header = ImageHeader.read(bytes, format), header.width > 0, header.height > 0,
      header.width < 1e6, header.height < 1e6
    else {
      throw Failure(
        diagnostic: Diagnostic(
          .brokenImage, "The picture begins like \(format.rawValue) but has no size.",
          hint: "Export the picture again; the file is damaged.", file: file))
    }
    self.format = format
    self.bytes = bytes
    orientation = header.orientation
    let isTurned = header.orientation >= 5
    pixelWidth = isTurned ? header.height : header.width
    pixelHeight = isTurned ? header.width : header.height
  }

  /// Equal for equal bytes.
  package var contentHash: String { bytes.withUnsafeBytes(Fingerprint.of) }
}

extension Rule {
  static let missingImage = Rule(
    "missing-image", fault: .widget, .error, standIn: true, "A picture is missing or unreadable",
    why: "A labelled frame is drawn instead.",
    remedy: "Add the file, or correct its name.")
  static let unknownImageFormat = Rule(
    "unknown-image-format", fault: .widget, .error, standIn: true,
    "A picture is in no format that is read",
    why: "A labelled frame is drawn instead.",
    remedy: "Use PNG, JPEG, GIF, WebP, SVG or PDF.")
  static let brokenImage = Rule(
    "broken-image", fault: .widget, .error, standIn: true, "A picture is damaged",
    why: "A labelled frame is drawn instead.",
    remedy: "Export the picture again.")
  static let heifNotDrawn = Rule(
    "heif-not-drawn", fault: .vitrine, .warning, standIn: true, "A HEIC picture is not drawn",
    why: "It is compressed as film is, which nothing here reads, so a frame of its size is drawn.",
    remedy: "Add the picture as PNG or JPEG.")
  static let pdfNotDrawn = Rule(
    "pdf-not-drawn", fault: .vitrine, .warning, standIn: true, "A PDF is not drawn",
    why: "It is locked, damaged or of a kind that is not read, so a frame is drawn instead.",
    remedy: "Add the picture as SVG or PNG.")
  static let pdfPartlyDrawn = Rule(
    "pdf-partly-drawn", fault: .vitrine, .warning, "Something of a PDF is not drawn",
    why: "Paths, gradients along lines and circles, bitmaps and masks are drawn; text with fonts, "
      + "patterns and meshes are left out.",
    remedy: "Add the picture as SVG or PNG.")
}

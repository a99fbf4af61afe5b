import Foundation

/// A PDF of one page, 30 × 20 points, written for a test.
struct SamplePDF {
  /// The page's resources, as the file spells them.
  var resources = ""
  var content: String
  /// Further entries of the page.
  var page = "/MediaBox [0 0 30 20]"
  /// Further objects, from number 10 on: an entry list and the bytes of a stream, or a value.
  var objects: [(entries: String, stream: String?)] = []
  var trailer = "/Root 1 0 R"

  var bytes: [UInt8] {
    var text = """
      %PDF-1.7
      1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
      2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
      3 0 obj << /Type /Page /Parent 2 0 R \(page) /Resources << \(resources) >> /Contents 4 0 R >>
      endobj
      4 0 obj << /Length \(content.utf8.count) >> stream
      \(content)
      endstream endobj

      """
    for (index, object) in objects.enumerated() {
      text += "\(10 + index) 0 obj \(object.entries)"
      if let stream = object.stream { text += " stream\n\(stream)\nendstream" }
      text += " endobj\n"
    }
    text += "trailer << \(trailer) >>\n%%EOF\n"
    // Each character of a text is one byte.
    return text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
  }
}

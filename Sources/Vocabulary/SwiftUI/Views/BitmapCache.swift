import DiagnosticRecords
import Foundation
import PDFReading
import ResourceCatalogs
import Synchronization
import VectorDrawing

/// Image files read in this process, by path.
enum BitmapCache {
  /// A file as far as it could be read.
  struct Bitmap {
    let source: ImageSource
    /// Pixels.
    let width: Double
    let height: Double
    /// What is drawn of a PDF instead of its bytes.
    let page: PDFDrawing?
    /// What to say where it cannot be drawn, or not whole.
    let problem: Diagnostic?
    /// Whether there is nothing to draw.
    var isUndrawn: Bool { problem != nil && page == nil }
  }

  private static let known = Mutex<[String: Result<Bitmap, ImageFile.Failure>]>([:])

  static func load(_ path: String) -> Result<Bitmap, ImageFile.Failure> {
    if let bitmap = known.withLock({ $0[path] }) { return bitmap }
    let loaded: Result<Bitmap, ImageFile.Failure>
    do throws(ImageFile.Failure) {
      let file = try ImageFile.read(path)
      let page = file.page
      let source = ImageSource(
        id: file.contentHash, type: file.format.mediaType,
        base64: Data(file.bytes).base64EncodedString())
      loaded = .success(
        Bitmap(
          source: source, width: file.pixelWidth, height: file.pixelHeight, page: page,
          problem: file.problem(drawing: page, file: path)))
    } catch {
      loaded = .failure(error)
    }
    known.withLock { $0[path] = loaded }
    return loaded
  }
}

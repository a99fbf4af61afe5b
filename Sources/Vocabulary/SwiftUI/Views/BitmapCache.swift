import DiagnosticRecords
import Foundation
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
    /// What to say where it cannot be drawn.
    let problem: Diagnostic?
  }

  private static let known = Mutex<[String: Result<Bitmap, ImageFile.Failure>]>([:])

  static func load(_ path: String) -> Result<Bitmap, ImageFile.Failure> {
    if let bitmap = known.withLock({ $0[path] }) { return bitmap }
    let loaded: Result<Bitmap, ImageFile.Failure>
    do throws(ImageFile.Failure) {
      let file = try ImageFile.read(path)
      let source = ImageSource(
        id: file.contentHash, type: file.format.mediaType,
        base64: Data(file.bytes).base64EncodedString())
      loaded = .success(
        Bitmap(
          source: source, width: file.pixelWidth, height: file.pixelHeight,
          problem: file.standInDiagnostic(file: path)))
    } catch {
      loaded = .failure(error)
    }
    known.withLock { $0[path] = loaded }
    return loaded
  }
}

import Synchronization

/// Picture files by path, each read once per process.
package final class ImageLibrary: Sendable {
  private let files = Mutex<[String: Result<ImageFile, ImageFile.Failure>]>([:])

  /// An empty library.
  package init() {}

  /// The picture at a path, from memory if it was asked for before.
  package func file(_ path: String) throws(ImageFile.Failure) -> ImageFile {
    if let known = files.withLock({ $0[path] }) { return try known.get() }
    let result: Result<ImageFile, ImageFile.Failure>
    do {
      result = .success(try ImageFile.read(path))
    } catch {
      result = .failure(error)
    }
    files.withLock { $0[path] = result }
    return try result.get()
  }
}

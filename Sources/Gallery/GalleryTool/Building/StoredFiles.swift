import CatalogueManifest
import Encodings
import Foundation
import Synchronization
import WidgetProgram

/// Where files go that were drawn before: into a folder, or nowhere, if they are only to be read.
protocol StoredFilesTarget: Sendable {
  /// - Parameter mark: See `StoredFiles.mark`.
  /// - Returns: false if it cannot be had.
  func put(_ bytes: Data, _ mark: String, at path: String) -> Bool
}

/// Files that stay where they are kept: to write thousands takes longer than to compare them.
final class StoredFiles: StoredFilesTarget {
  private let files = Mutex<[String: (bytes: Data, mark: String)]>([:])

  func put(_ bytes: Data, _ mark: String, at path: String) -> Bool {
    files.withLock { $0[path] = (bytes, mark) }
    return true
  }

  /// The bytes of a file; nil if it is not among them.
  func data(_ path: String) -> Data? { files.withLock { $0[path]?.bytes } }

  /// What a file was marked with when it was kept, so that it need not be read to be compared.
  func mark(_ path: String) -> String? { files.withLock { $0[path]?.mark } }

  /// The checksum of what a snapshot has of a file: of node trees all but positions in the code.
  static func mark(_ path: String, _ data: Data) -> String {
    let bytes = [UInt8](data)
    return SHA256.short(path.hasSuffix(".svg") ? bytes : NodePositions.left(outOf: bytes))
  }
}

/// A folder that they are written into.
final class StoredFilesFolder: StoredFilesTarget {
  private let url: URL
  /// Folders that are there.
  private let known = Mutex<Set<String>>([])

  init(_ url: URL) { self.url = url }

  func put(_ bytes: Data, _ mark: String, at path: String) -> Bool {
    let file = url.appendingPathComponent(path)
    let parent = file.deletingLastPathComponent()
    if known.withLock({ $0.insert(parent.path).inserted }) {
      try? FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    }
    return (try? PlainFile.write(bytes, to: file)) != nil
  }
}

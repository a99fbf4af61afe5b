import CLibrary
package import Foundation

/// Files that are written and left to the system to bring to the disk.
///
/// Foundation's `write(to:)` waits for the disk with each file, atomic or not: for a gallery of
/// thousands that is most of the time, and what was half made is thrown away anyway.
package enum PlainFile {
  /// - Parameter isNew: whether it is an error if there is something at the path.
  package static func write(_ data: Data, to file: URL, isNew: Bool = false) throws {
    guard let stream = fopen(file.path, isNew ? "wxe" : "we") else {
      return try data.write(to: file, options: isNew ? .withoutOverwriting : [])
    }
    if put(data, stream) { return }
    // Ours, and half: what is wrong Foundation says, in the words of its errors.
    if isNew { unlink(file.path) }
    try data.write(to: file, options: isNew ? .withoutOverwriting : [])
  }

  /// Closes the stream, too.
  private static func put(_ data: Data, _ stream: UnsafeMutablePointer<FILE>) -> Bool {
    let count = data.withUnsafeBytes { bytes in
      bytes.baseAddress.map { fwrite($0, 1, bytes.count, stream) } ?? 0
    }
    return fclose(stream) == 0 && count == data.count
  }
}

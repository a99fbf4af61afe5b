import CLibrary
package import Foundation

/// Files that are there whole or not at all.
package enum WholeFile {
  /// Writes a file or puts it where another is.
  ///
  /// Not `.atomic`, which waits for the disk, for each of thousands of files (`PlainFile`).
  package static func write(_ data: Data, to file: URL) throws {
    let name = ".vitrine-\(ProcessInfo.processInfo.processIdentifier)-\(file.lastPathComponent)"
    let draft = file.deletingLastPathComponent().appendingPathComponent(String(name.prefix(200)))
    do {
      try PlainFile.write(data, to: draft, isNew: true)
      try move(draft, to: file)
    } catch CocoaError.fileWriteFileExists {
      // Whatever has that name is somebody else's.
      throw CocoaError(.fileWriteFileExists, userInfo: [NSFilePathErrorKey: draft.path])
    } catch {
      unlink(draft.path)
      throw error
    }
  }

  /// Puts a file where another is, in one step, even if it comes from another disk.
  package static func move(_ file: URL, to target: URL) throws {
    if rename(file.path, target.path) == 0 { return }
    let problem = errno
    guard problem == EXDEV else {
      throw CocoaError(
        .fileWriteUnknown,
        userInfo: [
          NSFilePathErrorKey: target.path,
          NSLocalizedDescriptionKey: String(cString: strerror(problem)),
        ])
    }
    try write(Data(contentsOf: file), to: target)
  }
}

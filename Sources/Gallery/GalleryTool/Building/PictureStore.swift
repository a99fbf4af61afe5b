import BuildCaching
import CatalogueManifest
import DiagnosticRecords
import Encodings
import Foundation
import ProgramBuilding
import WidgetHost
import WidgetProgram

/// What runs have drawn before, in the cache, by `PictureKey`. An entry is there whole or not at
/// all: it gets its name when all is written.
struct PictureStore: Sendable {
  let cache: BuildCache
  /// Where in it the entries are.
  let folder: URL
  /// The tool's own program, on which the answers depend.
  let tool: URL?

  /// What is kept of a run: what it found out, and its files one after another in `bytes`.
  private struct List<Kept: Codable>: Codable {
    let result: Kept
    let files: [File]
  }

  /// A file that was drawn.
  private struct File: Codable {
    let path: String
    /// How many bytes it has.
    let size: Int
    /// What snapshots compare it by (`StoredFiles.mark`).
    let mark: String
  }

  private static let (list, bytes) = ("list.json", "bytes")

  /// Where it is noted what files said, so that they need not be read each time.
  private var notes: URL { folder.appendingPathComponent("notes") }

  /// Where something is noted of what is named by a text, such as a path.
  func note(on text: String, _ kind: String) -> URL {
    notes.appendingPathComponent("\(Fingerprint.short(text)).\(kind)")
  }

  /// The name of what a run depends on; nil if nothing is known that it could not depend on.
  func key(_ run: GalleryRun) -> PictureKey? {
    PictureKey(run, self)
  }

  /// Puts what was drawn before into a catalogue; nil if there is nothing, or not all of it.
  func restore(_ key: PictureKey, into catalogue: some StoredFilesTarget) -> GalleryRun.Result? {
    unpack(key, GalleryRun.Result.self, into: catalogue) { $0 }
  }

  /// Reads an entry, and hands over its files.
  func unpack<Kept: Codable, Value>(
    _ key: PictureKey, _ type: Kept.Type, into target: some StoredFilesTarget,
    _ made: (Kept) -> Value
  ) -> Value? {
    let entry = folder.appendingPathComponent(key.text)
    guard let lease = CacheLease(entry) else { return nil }
    defer { withExtendedLifetime(lease) {} }
    guard let data = try? Data(contentsOf: entry.appendingPathComponent(Self.list)),
      let list = try? JSONDecoder().decode(List<Kept>.self, from: data),
      let bytes = try? Data(
        contentsOf: entry.appendingPathComponent(Self.bytes), options: .mappedIfSafe),
      bytes.count == list.files.reduce(0, { $0 + $1.size }),
      list.files.allSatisfy({ CataloguePath.isInside($0.path) })
    else { return nil }
    var offset = 0
    for file in list.files {
      guard target.put(bytes[offset..<offset + file.size], file.mark, at: file.path) else {
        return nil
      }
      offset += file.size
    }
    return made(list.result)
  }

  /// What may come out otherwise when the machine has more time.
  static let hasty = [Rule.providerTimeout, .taskNotFinished]

  /// Keeps what was drawn, if all of it was, in time: what was not is tried again.
  func keep(_ result: GalleryRun.Result, _ key: PictureKey, from catalogue: URL) {
    guard !result.widgets.contains(where: \.failed),
      !result.diagnostics.contains(where: { problem in
        problem.severity == .error || Self.hasty.contains(where: problem.breaks)
      })
    else { return }
    let drafts = PictureDrafts(for: key, in: self)
    drafts?.pack(key, result, result.files, from: catalogue)
    drafts?.finish(isKept: true)
  }

  /// Writes an entry into a folder that is not there yet.
  ///
  /// - Parameter paths: Files in the folder where they were drawn.
  /// - Returns: Whether all of it is there.
  func pack(
    _ kept: some Codable, _ paths: [String], from folder: URL, into entry: URL
  ) -> Bool {
    let drawn = EnclosedFolder(folder)
    var bytes = Data()
    var files: [File] = []
    var known: Set<String> = []
    for path in paths where known.insert(path).inserted {
      guard let data = drawn.data(path) else { return false }
      files.append(File(path: path, size: data.count, mark: StoredFiles.mark(path, data)))
      bytes += data
    }
    do {
      try FileManager.default.createDirectory(at: entry, withIntermediateDirectories: true)
      try PlainFile.write(bytes, to: entry.appendingPathComponent(Self.bytes))
      let list = try JSONEncoder().encode(List(result: kept, files: files))
      try PlainFile.write(list, to: entry.appendingPathComponent(Self.list))
      return true
    } catch {
      return false
    }
  }
}

extension ProgramBuilder {
  /// Where pictures are kept that programs of this compiler drew for a tool.
  func pictures(by tool: URL?) -> PictureStore {
    PictureStore(cache: cache, folder: cache.pictures(toolchain), tool: tool)
  }
}

import BuildCaching
import CLibrary
import CatalogueManifest
import DiagnosticRecords
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
  private struct List: Codable {
    let result: GalleryRun.Result
    let files: [File]

    /// A file of the catalogue, and how many bytes it has.
    struct File: Codable {
      let path: String
      let size: Int
    }
  }

  private static let (list, bytes) = ("list.json", "bytes")

  /// Where it is noted what files said, so that they need not be read each time.
  var notes: URL { folder.appendingPathComponent("notes") }

  /// The name of what a run depends on; nil if nothing is known that it could not depend on.
  func key(_ run: GalleryRun) -> PictureKey? {
    PictureKey(run, tool: tool, memo: notes)
  }

  /// Puts what was drawn before into a catalogue; nil if there is nothing, or not all of it.
  func restore(_ key: PictureKey, into catalogue: URL) -> GalleryRun.Result? {
    let entry = folder.appendingPathComponent(key.text)
    guard let lease = CacheLease(entry) else { return nil }
    defer { withExtendedLifetime(lease) {} }
    guard let data = try? Data(contentsOf: entry.appendingPathComponent(Self.list)),
      let list = try? JSONDecoder().decode(List.self, from: data),
      let bytes = try? Data(
        contentsOf: entry.appendingPathComponent(Self.bytes), options: .mappedIfSafe),
      bytes.count == list.files.reduce(0, { $0 + $1.size }),
      list.files.allSatisfy({ CataloguePath.isInside($0.path) })
    else { return nil }
    var offset = 0
    var folders: Set<String> = []
    for file in list.files {
      let target = catalogue.appendingPathComponent(file.path)
      let parent = target.deletingLastPathComponent()
      if folders.insert(parent.path).inserted {
        try? FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      }
      let part = bytes[offset..<offset + file.size]
      guard (try? PlainFile.write(part, to: target)) != nil else { return nil }
      offset += file.size
    }
    return list.result
  }

  /// What may come out otherwise when the machine has more time.
  private static let hasty = [Rule.providerTimeout, .taskNotFinished]

  /// Keeps what was drawn, if all of it was, in time: what was not is tried again.
  func keep(_ result: GalleryRun.Result, _ key: PictureKey, from catalogue: URL) {
    guard !result.widgets.contains(where: \.failed),
      !result.diagnostics.contains(where: { problem in
        problem.severity == .error || Self.hasty.contains(where: problem.breaks)
      })
    else { return }
    let draft = folder.appendingPathComponent("\(key.text)-\(getpid()).draft")
    defer { try? FileManager.default.removeItem(at: draft) }
    let drawn = EnclosedFolder(catalogue)
    var bytes = Data()
    var files: [List.File] = []
    var known: Set<String> = []
    for path in result.renders.flatMap(\.files) where known.insert(path).inserted {
      guard let data = drawn.data(path) else { return }
      files.append(List.File(path: path, size: data.count))
      bytes += data
    }
    do {
      try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: true)
      try PlainFile.write(bytes, to: draft.appendingPathComponent(Self.bytes))
      let list = try JSONEncoder().encode(List(result: result, files: files))
      try PlainFile.write(list, to: draft.appendingPathComponent(Self.list))
    } catch {
      // A cache that cannot be written to costs drawing every time.
      return
    }
    let entry = folder.appendingPathComponent(key.text)
    // One that is there is damaged, or another run has kept the same meanwhile.
    cache.discard(entry)
    rename(draft.path, entry.path)
  }
}

extension ProgramBuilder {
  /// Where pictures are kept that programs of this compiler drew for a tool.
  func pictures(by tool: URL?) -> PictureStore {
    PictureStore(cache: cache, folder: cache.pictures(toolchain), tool: tool)
  }
}

import BuildCaching
import CatalogueManifest
import Encodings
import Foundation

/// A gallery that may be there already, just as it would be made again.
struct MadeGallery {
  private let output: OutputFolder
  /// The name of all that it is made from.
  private let key: String
  /// What was noted when it was made.
  private let note: URL

  /// nil if something may go into it that has no name.
  ///
  /// - Parameter flags: How the pages are made.
  init?(
    _ prepared: GalleryJob.Prepared, at output: OutputFolder, title: String, revision: String?,
    flags: [Bool]
  ) {
    let keys = prepared.runs.compactMap { run in run.store?.key(run)?.text }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    guard !keys.isEmpty, keys.count == prepared.runs.count, let store = prepared.runs[0].store,
      let diagnostics = try? encoder.encode(prepared.diagnostics),
      let missing = try? encoder.encode(prepared.missing)
    else { return nil }
    let notes = store.notes
    let pages = FolderContents(
      [Installation.site.path], memo: notes.appendingPathComponent("site.memo"))
    var print = Fingerprint()
    for part in keys + [title, revision ?? "", "\(revision == nil) \(flags)", pages.text] {
      print.add(part)
    }
    for data in [diagnostics, missing] { data.withUnsafeBytes { print.add($0) } }
    (self.output, key) = (output, print.text)
    note = notes.appendingPathComponent(Fingerprint.short(output.url.path) + ".gallery")
  }

  /// What its making came to, if it is there and nobody has touched it since.
  var unchanged: GallerySummary? {
    guard let noted = try? String(contentsOf: note, encoding: .utf8), noted == text,
      let manifest = try? Manifest.read(folder: output.url)
    else { return nil }
    return GallerySummary(manifest)
  }

  /// Notes that it is there now. One beside foreign files, or with pages that could not be made, is
  /// looked at again each time.
  func remember(_ summary: GallerySummary) {
    guard summary.kept.isEmpty, let manifest = try? Manifest.read(folder: output.url),
      manifest.diagnostics == summary.diagnostics
    else { return }
    try? PlainFile.write(Data(text.utf8), to: note)
  }

  /// What it is made from, and which files are there, in which state.
  private var text: String {
    var states = Fingerprint()
    var files: [String] = []
    let names = FileManager.default.enumerator(atPath: output.url.path)
    while let name = names?.nextObject() as? String { files.append(name) }
    for file in files.sorted() { states.add(stateOf: output.url.path + "/" + file) }
    return "\(key)\n\(states.text)\n"
  }
}

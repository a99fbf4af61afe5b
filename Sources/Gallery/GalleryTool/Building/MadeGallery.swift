import BuildCaching
import CatalogueManifest
import Encodings
import FilePaths
import Foundation

/// A gallery that may be there already, just as it would be made again.
struct MadeGallery {
  private let output: OutputFolder
  private let runs: [GalleryRun]
  /// What goes into it besides what runs draw.
  private let rest: String
  /// What was noted when it was made.
  private let note: URL
  private let siteMemo: URL

  /// nil if something may go into it that has no name.
  ///
  /// - Parameter flags: How the pages are made.
  init?(
    _ prepared: GalleryJob.Prepared, at output: OutputFolder, title: String, revision: String?,
    flags: [Bool]
  ) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    guard let store = prepared.runs.first?.store,
      prepared.runs.allSatisfy({ $0.key != nil }),
      let diagnostics = try? encoder.encode(prepared.diagnostics),
      let missing = try? encoder.encode(prepared.missing)
    else { return nil }
    var print = Fingerprint()
    for part in [title, revision ?? "", "\(revision == nil) \(flags)"] { print.add(part) }
    for data in [diagnostics, missing] { data.withUnsafeBytes { print.add($0) } }
    (self.output, runs, rest) = (output, prepared.runs, print.text)
    note = store.note(on: output.url.path, "gallery")
    siteMemo = store.note(on: Installation.site.path, "memo")
  }

  /// What its making came to, if it is there and nobody has touched it since.
  var unchanged: GallerySummary? {
    guard let noted = try? String(contentsOf: note, encoding: .utf8),
      noted == text(of: runs.map(\.key)),
      let manifest = try? Manifest.read(folder: output.url)
    else { return nil }
    return GallerySummary(manifest)
  }

  /// Notes that it is there now. One beside foreign files, or with pages that could not be made, is
  /// looked at again each time.
  func remember(_ summary: GallerySummary) {
    let keys = runs.map { run in run.store?.key(run) }
    // What was edited meanwhile may be in the pictures.
    guard keys == runs.map(\.key), summary.kept.isEmpty,
      let manifest = try? Manifest.read(folder: output.url),
      manifest.diagnostics == summary.diagnostics
    else { return }
    try? PlainFile.write(Data(text(of: keys).utf8), to: note)
  }

  /// What it is made from, and which files are there, in which state.
  private func text(of keys: [PictureKey?]) -> String {
    var print = Fingerprint()
    for key in keys { print.add(key?.text ?? "") }
    print.add(rest)
    print.add(FolderContents([Installation.site.path], memo: siteMemo).text)
    for file in FolderTree.paths(below: output.url.path) {
      print.add(stateOf: output.url.path + "/" + file)
    }
    return print.text
  }
}

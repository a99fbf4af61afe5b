import CatalogueManifest
import Encodings
import FilePaths
package import Foundation
package import SnapshotRecords

/// Turns the record of a review into pages that open from disk: what differs, picture beside
/// picture, and a way to accept it.
///
/// The same record, files and templates give the same bytes. Pages name pictures by the paths of
/// the record, so they belong beside them; nothing is copied.
package struct ReviewBuilder: Sendable {
  private let record: ReviewRecord
  private let report: URL
  private let siteFolder: URL

  /// - Parameters:
  ///   - record: what to show.
  ///   - report: the folder where the files lie that it names; what is not there is said.
  ///   - siteFolder: the templates, see `site/README.md`.
  package init(record: ReviewRecord, report: URL, siteFolder: URL) {
    (self.record, self.report, self.siteFolder) = (record, report, siteFolder)
  }

  /// Writes `index.html`, `assets/` and the scripts with data beside the record.
  package func build(into folder: URL) throws {
    let templates = try SiteTemplates(folder: siteFolder)
    let files = PictureFiles(source: report)
    let review = SoundReview(record, files: files)
    let output = SiteOutput(folder: folder)
    let data = ReviewData(review, mark: try mark(folder))
    try writeFonts(review, data, files, output)
    let names = data.files
    _ = try sideBySide(review.widgets.map(\.id)) { widget in
      try writeTexts(of: widget, as: "data/\(names[widget])", review, files, output)
    }
    try writePages(review, files, templates, output)
  }

  /// What tells this record from others: the checksum of its file, or of what that would be.
  private func mark(_ folder: URL) throws -> String {
    let files = [folder, report].map { $0.appendingPathComponent(ReviewRecord.fileName) }
    let data = files.lazy.compactMap { FileManager.default.contents(atPath: $0.path) }.first
    return SHA256.short([UInt8](try data ?? record.encoded()))
  }

  /// The record as a script, and the fonts for machines that lack those of the pictures.
  private func writeFonts(
    _ review: SoundReview, _ data: ReviewData, _ files: PictureFiles, _ output: SiteOutput
  ) throws {
    let script = try data.script()
    var letters = ShownLetters(script)
    for path in review.pictures { letters.read(files.text(path) ?? "") }
    let fonts = try GalleryFonts(siteFolder: siteFolder).needed(for: letters)
    try fonts.write(to: output)
    try output.write(
      script + "window.vitrineLetters = " + (try fonts.json()) + ";\n", "data/review.js")
  }

  /// A widget's pictures, for machines that lack their letters, and its differences in lines.
  private func writeTexts(
    of widget: String, as path: String, _ review: SoundReview, _ files: PictureFiles,
    _ output: SiteOutput
  ) throws {
    let items = review.items.filter { $0.widget == widget }
    let pictures = items.flatMap(SoundReview.pictures).filter(files.has)
    if !pictures.isEmpty {
      try output.write(
        files.script(of: widget, in: "vitrineData", files: pictures), path + ".js")
    }
    let lines = items.compactMap(\.lines).filter(files.has)
    if !lines.isEmpty {
      try output.write(
        files.script(of: widget, in: "vitrineLines", files: lines), path + ".lines.js")
    }
  }

  private func writePages(
    _ review: SoundReview, _ files: PictureFiles, _ templates: SiteTemplates,
    _ output: SiteOutput
  ) throws {
    guard let template = templates.pages.first(where: { $0.name == SiteTemplates.reviewPage })
    else {
      let path = siteFolder.appendingPathComponent("pages/" + SiteTemplates.reviewPage).path
      throw TemplateError.unreadable(path: path)
    }
    let write = { (text: String, ending: String) in
      let path = "assets/review.\(SHA256.short(text).prefix(8)).\(ending)"
      try output.write(text, path)
      return path
    }
    let pages = ReviewPages(
      review: review, files: files, style: try write(templates.reviewStyle, "css"),
      script: try write(templates.reviewScript, "js"), words: templates.words)
    for page in pages.pages {
      try output.write(try templates.write(template, page.values), page.path)
    }
  }
}

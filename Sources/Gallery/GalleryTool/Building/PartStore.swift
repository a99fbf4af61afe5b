import CatalogueManifest
import DiagnosticRecords
import Encodings
import Foundation
import ProgramBuilding
import WidgetHost
import WidgetProgram

/// What processes have drawn of single widgets, in the store of pictures: where one widget of many
/// has changed, it alone is drawn.
///
/// A process makes no other widget than its own, so the name of what it depends on has in place of
/// the program those of its files that it can come to (`CodeReach`); all else is as in
/// `PictureKey`. What it has written is kept as it is: places in the code, which may have moved,
/// are found out anew.
struct PartStore: Sendable {
  /// Fewer widgets are drawn as soon as found.
  private static let fewest = 8

  private let store: PictureStore
  /// What all parts depend on; empty while it is not known.
  private var surroundings = ""
  private var reach: CodeReach?
  /// Entries that get their names when the run is over; nil where nothing can be kept.
  private let drafts: PictureDrafts?

  /// What is kept of a part.
  private struct Kept: Codable {
    let lines: [RunJournal.Line]
    let peakMemory: Int
  }

  /// - Parameter key: What the run depends on.
  init(_ store: PictureStore, for key: PictureKey) {
    self.store = store
    drafts = PictureDrafts(for: key, in: store)
  }

  /// The same, knowing what parts of a run depend on.
  ///
  /// - Parameter count: How many widgets are drawn.
  /// - Returns: nil if that cannot be told, has no name, or is not worth knowing.
  func of(_ run: GalleryRun, _ reach: CodeReach?, count: Int) -> PartStore? {
    guard let reach, count >= Self.fewest,
      let surroundings = PictureKey.surroundings(of: run, store)
    else { return nil }
    var parts = self
    (parts.reach, parts.surroundings) = (reach, surroundings)
    return parts
  }

  /// - Parameter arguments: What the process is told besides its options.
  /// - Returns: nil if the widget is not made without the others.
  func key(
    _ widget: DescribedWidget, _ options: ProgramOptions, _ arguments: [String]
  ) -> PictureKey? {
    guard let unit = widget.entry.unit, !widget.group.isEmpty, let reach,
      let options = try? PictureKey.encoder.encode(options)
    else { return nil }
    let code =
      unit.kind == .preview
      ? reach.name(ofPreviewsIn: unit.file ?? "") : reach.name(ofWidget: unit.name)
    guard let code else { return nil }
    var print = Fingerprint()
    for part in [surroundings, code] + arguments { print.add(part) }
    options.withUnsafeBytes { print.add($0) }
    return PictureKey(text: "part-" + print.text)
  }

  /// Puts what was drawn before where a process would have drawn it; nil if it is not there.
  func restore(_ key: PictureKey, into folder: DrawnFolder) -> DrawingEnds? {
    store.unpack(key, Kept.self, into: StoredFilesFolder(folder.url)) {
      DrawingEnds($0.lines, $0.peakMemory)
    }
  }

  /// Keeps what was drawn, if it is all there is and came in time.
  func keep(_ ends: DrawingEnds, _ key: PictureKey, from folder: DrawnFolder) {
    guard ends.losses.isEmpty, !ends.lines.contains(where: \.isHasty) else { return }
    let files = ends.lines.compactMap(\.render).flatMap(\.files)
    let kept = Kept(lines: ends.lines, peakMemory: ends.peakMemory)
    drafts?.pack(key, kept, files, from: folder.url)
  }

  /// Gives what was kept its names, or throws it away.
  func finish(isKept: Bool) { drafts?.finish(isKept: isKept) }
}

extension RunJournal.Line {
  /// Whether it says what may come out otherwise when the machine has more time, or an error, which
  /// is tried again.
  fileprivate var isHasty: Bool {
    guard case .diagnostic(let problem) = self else { return false }
    return problem.severity == .error || PictureStore.hasty.contains(where: problem.breaks)
  }
}

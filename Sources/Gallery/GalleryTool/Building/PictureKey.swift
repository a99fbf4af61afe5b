import BuildCaching
import CatalogueManifest
import Encodings
import Foundation
import ProgramBuilding
import ProjectReader
import ResourceCatalogs
import WidgetProgram
import WidgetSettings

/// The name of all that a run's pictures depend on: equal names, equal pictures.
///
/// A program in a box reads nothing but what the kernel admits, and that is what the name is made
/// of: the program itself, resources, fixtures, themes and time zones by their contents, and all it
/// is told; names of one compiler, whose library programs run with, are no other's. What is made of
/// the answers depends on the tool, which is in the name too. Of the C library no picture knows
/// more than that it is there. A run that may read or load anything else has no name: one without a
/// box, or with variables of the user's.
struct PictureKey: Hashable, Sendable {
  let text: String

  private static let timeZones = "/usr/share/zoneinfo"

  init(text: String) { self.text = text }

  /// - Parameter store: Whose notes on files are used.
  init?(_ run: GalleryRun, _ store: PictureStore) {
    guard let surroundings = Self.surroundings(of: run, store, isWhole: true),
      let options = try? Self.encoder.encode(run.options),
      let missing = try? Self.encoder.encode(run.missing)
    else { return nil }
    var print = Fingerprint()
    print.add(surroundings)
    options.withUnsafeBytes { print.add($0) }
    for part in [run.bundle, run.name, "\(run.filter)", "\(run.shard, default: "all")"] {
      print.add(part)
    }
    // Reports name lines of the sources, and what is missing beside them.
    print.add(run.index.print)
    missing.withUnsafeBytes { print.add($0) }
    text = print.text
  }

  /// What is told in a certain order.
  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return encoder
  }

  /// What all processes of a run depend on besides what each is told; nil if it may be anything.
  ///
  /// - Parameter isWhole: Whether the program itself is part of it.
  static func surroundings(
    of run: GalleryRun, _ store: PictureStore, isWhole: Bool = false
  ) -> String? {
    guard let box = run.box, let tool = store.tool, !run.home.loadsMore,
      let settings = try? encoder.encode(run.home.settings.drawn)
    else { return nil }
    var print = Fingerprint()
    print.add(Version.current)
    settings.withUnsafeBytes { print.add($0) }
    // What all programs read is noted once, not with each of them: it is most of the files.
    let shared = [timeZones, ThemeFolder.standard.path, tool.path]
    let own = (box.readable + run.home.copiedFolders).filter { !shared.contains($0) }
    print.add(
      FolderContents(shared, memo: store.note(on: shared.joined(separator: "\n"), "memo")).text)
    print.add(
      FolderContents(
        own, except: isWhole ? nil : run.program.path,
        memo: store.note(on: run.program.path, isWhole ? "memo" : "parts.memo")
      ).text)
    return print.text
  }
}

import BuildCaching
import CatalogueManifest
import Encodings
import Foundation
import ProgramBuilding
import ProjectReader
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

  /// - Parameters:
  ///   - tool: The program that runs, the tool.
  ///   - memo: A folder for notes on what files said.
  init?(_ run: GalleryRun, tool: URL?, memo: URL) {
    guard let box = run.box, let tool, !run.home.loadsMore else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    guard let options = try? encoder.encode(run.options),
      let settings = try? encoder.encode(run.home.settings.drawn)
    else { return nil }
    var print = Fingerprint()
    print.add(Version.current)
    for data in [options, settings] { data.withUnsafeBytes { print.add($0) } }
    for part in [run.bundle, run.name, "\(run.filter)", "\(run.shard, default: "all")"] {
      print.add(part)
    }
    // Reports name lines of the sources, and what is missing beside them.
    print.add(run.index.print)
    guard let missing = try? encoder.encode(run.missing) else { return nil }
    missing.withUnsafeBytes { print.add($0) }
    let contents = FolderContents(
      box.readable + run.home.copiedFolders + [Self.timeZones, tool.path],
      memo: memo.appendingPathComponent(Fingerprint.short(run.program.path) + ".memo"))
    print.add(contents.text)
    text = print.text
  }
}

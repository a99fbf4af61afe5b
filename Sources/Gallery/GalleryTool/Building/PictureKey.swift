import BuildCaching
import CatalogueManifest
import Encodings
import Foundation
import ProgramBuilding
import ProjectReader
import WidgetProgram

/// The name of all that a run's pictures depend on: equal names, equal pictures.
///
/// A program in a box reads nothing but what the kernel admits, and that is what the name is made
/// of: the program itself, resources, fixtures and themes by their contents, and all it is told;
/// names of one compiler, whose library programs run with, are no other's. What is made of the
/// answers depends on the tool, which is in the name too. A run without a box has no name, as it
/// may read anything.
struct PictureKey: Sendable {
  let text: String

  init(text: String) { self.text = text }

  /// - Parameters:
  ///   - tool: The program that runs, the tool.
  ///   - memo: A folder for notes on what files said.
  init?(_ run: GalleryRun, tool: URL?, memo: URL) {
    // What is varied is drawn to be compared.
    guard let box = run.box, let tool, run.only == nil, !run.home.isVaried else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    guard let options = try? encoder.encode(run.options),
      let settings = try? encoder.encode(run.home.settings)
    else { return nil }
    var print = Fingerprint()
    print.add(Version.current)
    for data in [options, settings] { data.withUnsafeBytes { print.add($0) } }
    for (name, value) in run.home.inheritedValues.sorted(by: { $0.key < $1.key }) {
      print.add(name)
      print.add(value)
    }
    for part in [run.bundle, run.name, "\(run.filter)", "\(run.shard, default: "all")"] {
      print.add(part)
    }
    // Reports name lines of the sources, and what is missing beside them.
    print.add(run.index.print)
    guard let missing = try? encoder.encode(run.missing) else { return nil }
    missing.withUnsafeBytes { print.add($0) }
    print.add("\(run.reach.mapValues { $0.sorted() }.sorted { $0.key < $1.key })")
    let contents = FolderContents(
      box.readable + run.home.copiedFolders + [tool.path],
      memo: memo.appendingPathComponent(Fingerprint.short(run.program.path) + ".memo"))
    print.add(contents.text)
    text = print.text
  }
}

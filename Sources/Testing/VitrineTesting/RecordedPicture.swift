import CatalogueManifest
import Foundation
import SnapshotRecords

/// A picture as it was accepted, beside the test that asks for it.
struct RecordedPicture {
  /// The SVG.
  let file: URL
  /// The node tree beside it.
  private let treeFile: URL

  /// - Parameter name: with folders, without an ending.
  init(_ name: String, in folder: URL) {
    file = folder.appendingPathComponent(name + ".svg")
    treeFile = folder.appendingPathComponent(name + ".tree.json")
  }

  /// The picture; nil if none was accepted.
  var svg: [UInt8]? { (try? Data(contentsOf: file)).map { [UInt8]($0) } }
  private var tree: [UInt8] { (try? Data(contentsOf: treeFile)).map { [UInt8]($0) } ?? [] }

  /// Makes a picture the accepted one.
  ///
  /// - Throws: What the system says if it cannot be written.
  func write(_ picture: DrawnPicture) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try PlainFile.write(Data(picture.svg), to: file)
    try PlainFile.write(Data(picture.tree), to: treeFile)
  }

  /// What changed, in words; empty if nothing did.
  func changes(to picture: DrawnPicture) -> [String] {
    guard let svg else { return [] }
    let old = tree
    if svg == picture.svg, old == picture.tree { return [] }
    let diff = TreeDiff(
      TreeNode.read(old), TreeNode.read(picture.tree),
      oldPicture: String(decoding: svg, as: UTF8.self),
      newPicture: String(decoding: picture.svg, as: UTF8.self), colours: picture.colours)
    let words = diff.capped(12)
    return words.isEmpty ? ["Only the drawing changed."] : words
  }
}

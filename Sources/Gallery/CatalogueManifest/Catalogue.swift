import Encodings

/// Allots the files of a catalogue folder, so that equal pictures are stored once.
///
/// Ask in manifest order: the first render to show a picture gives the file its name.
package struct Catalogue: Sendable {
  private var pictures: [String: String] = [:]
  private var trees: [String: String] = [:]

  package init() {}

  /// Where some bytes go.
  package struct File: Hashable, Sendable {
    /// The file, relative to the catalogue folder.
    package var file: String
    /// `SHA256.short` of the bytes.
    package var hash: String
    /// Whether the caller still has to write the bytes there.
    package var isNew: Bool
  }

  /// The file for a picture shown by the render with this id.
  package mutating func picture(_ bytes: [UInt8], render id: String) -> File {
    Catalogue.allot(bytes, "renders/\(id).svg", in: &pictures)
  }

  /// The file for the node tree of the render with this id.
  package mutating func tree(_ bytes: [UInt8], render id: String) -> File {
    Catalogue.allot(bytes, "renders/\(id).tree.json", in: &trees)
  }

  private static func allot(
    _ bytes: [UInt8], _ file: String, in known: inout [String: String]
  ) -> File {
    let hash = SHA256.full(bytes)
    let isNew = known[hash] == nil
    let kept = known[hash] ?? file
    known[hash] = kept
    return File(file: kept, hash: String(hash.prefix(16)), isNew: isNew)
  }
}

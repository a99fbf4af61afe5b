import Encodings

/// Allots the files of a catalogue folder, so that equal pictures are stored once.
///
/// Ask in manifest order: the first render to show a picture gives the file its name.
package struct Catalogue: Sendable {
  /// Files by the fingerprints of their bytes, which are found out in a fifth of the time.
  private var pictures: [Fingerprint: File] = [:]
  private var trees: [Fingerprint: File] = [:]

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
    _ bytes: [UInt8], _ file: String, in known: inout [Fingerprint: File]
  ) -> File {
    var print = Fingerprint()
    bytes.withUnsafeBytes { print.add($0) }
    if let file = known[print] { return file }
    let file = File(file: file, hash: SHA256.short(bytes), isNew: true)
    known[print] = File(file: file.file, hash: file.hash, isNew: false)
    return file
  }
}

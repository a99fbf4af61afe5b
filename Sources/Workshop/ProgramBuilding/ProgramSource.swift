import BuildCaching
import Encodings
import ProjectReader
import SourcePreparing

/// A file handed to the compiler.
struct ProgramSource: Sendable {
  /// Unique among the program's files.
  var name: String
  var bytes: [UInt8]
  /// What the file of the project is called; empty for one that is generated.
  var file = ""

  /// A path as one file name: the compiler wants different names for different files.
  ///
  /// File systems end a name at 255 bytes, and what compilers write has longer endings; a line of
  /// the compiler's messages ends where a name has a line's end. Such names keep what they can, and
  /// get a fingerprint to stay different.
  static func flatName(_ path: String) -> String {
    let name = path.replacing("+", with: "++").replacing("/", with: "+")
    let plain = String(String.UnicodeScalarView(name.unicodeScalars.map(Self.plain)))
    guard plain != name || name.utf8.count > longest else { return name }
    var end = plain.hasSuffix(".swift") ? String(plain.dropLast(".swift".count)) : plain
    while end.utf8.count > longest - 30 { end.removeFirst() }
    return "\(Fingerprint.short(path))-\(end).swift"
  }

  /// Bytes of a name.
  private static let longest = 200

  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar.value < 0x20 || scalar.value == 0x7F || "\\\"".unicodeScalars.contains(scalar)
      ? "_" : scalar
  }

  /// A module's files and what is generated for it.
  static func all(
    _ files: [WidgetProject.SourceFile], _ generated: GeneratedSources
  ) -> [ProgramSource] {
    let levels = ImportLevels(files.map(\.facts))
    return files.enumerated().map { index, file in
      let ending = generated.ending(of: index) ?? ""
      return ProgramSource(
        name: flatName(file.path), bytes: levels.prepared(file.prepared) + Array(ending.utf8),
        file: file.path.split(separator: "/").last.map(String.init) ?? file.path)
    }
      + generated.files.map { file in
        ProgramSource(name: file.name, bytes: Array(levels.generated(file.text).utf8))
      }
  }
}

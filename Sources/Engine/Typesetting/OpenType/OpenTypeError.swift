/// Why a file cannot be used as a font.
package enum OpenTypeError: Error, Equatable, Sendable {
  /// The file is not an OpenType, TrueType or collection file.
  case notAFont
  /// The file ends before the data its tables announce.
  case truncated
  /// A table that measuring needs is missing.
  case missingTable(String)
  /// A table contradicts itself.
  case malformed(String)
}

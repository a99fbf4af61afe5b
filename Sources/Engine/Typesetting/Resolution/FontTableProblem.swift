/// A table of `themes/fonts` or `themes/type` that cannot be read.
package struct FontTableProblem: Sendable {
  /// The file, relative to the themes folder.
  package let file: String
  /// Why; a `DecodingError` where it could be read and holds something else.
  package let error: any Error
}

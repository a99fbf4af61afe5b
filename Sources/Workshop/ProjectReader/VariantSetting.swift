/// What `vitrine.json` says of one axis along which pictures vary.
package struct VariantSetting: Codable, Hashable, Sendable {
  /// The values as they are written.
  package var words: [String]
  /// Where they stand: `variants.scheme`, or a key of its own such as `renderingModes`.
  package var key: String
  /// Counted from 1.
  package var line: Int?

  package init(_ words: [String], key: String, line: Int? = nil) {
    (self.words, self.key, self.line) = (words, key, line)
  }
}

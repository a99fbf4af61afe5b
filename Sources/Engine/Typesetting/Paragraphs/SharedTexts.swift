import Foundation

/// Texts set before: pictures show the same words again and again, and a text of one run is
/// measured once per string, font and options. What a block answers does not depend on what it was
/// asked before, so sharing it changes no picture.
@MainActor package enum SharedTexts {
  /// The most texts kept; then all are forgotten.
  private static let limit = 4096
  /// Longer texts, in bytes of UTF-8, are not kept.
  private static let longest = 256

  private static var known: [Key: TextBlock] = [:]

  /// The block of a text: one set before where there is one.
  package static func block(runs: [TextRun], options: TextOptions) -> TextBlock {
    guard runs.count == 1, runs[0].attachment == nil, runs[0].text.utf8.count <= longest else {
      return TextBlock(runs: runs, options: options)
    }
    let key = Key(run: runs[0], options: options)
    if let block = known[key] { return block }
    let block = TextBlock(runs: runs, options: options)
    if known.count >= limit { known.removeAll(keepingCapacity: true) }
    known[key] = block
    return block
  }

  /// Forgets all texts, to measure what a new one costs.
  package static func forget() { known.removeAll(keepingCapacity: true) }

  /// What a text is found by.
  private struct Key: Hashable {
    let run: TextRun
    let options: TextOptions

    /// Fonts are the same object where they are the same.
    static func == (lhs: Key, rhs: Key) -> Bool {
      let (one, two) = (lhs.run, rhs.run)
      return one.font === two.font && areSame(one.text, two.text)
        && one.kerning == two.kerning && one.tracking == two.tracking
        && one.baselineOffset == two.baselineOffset && one.tag == two.tag
        && lhs.options == rhs.options
    }

    private static func areSame(_ one: String, _ two: String) -> Bool {
      var (one, two) = (one, two)
      return one.withUTF8 { left in
        two.withUTF8 { right in
          guard left.count == right.count, let start = left.baseAddress,
            let other = right.baseAddress
          else { return left.count == right.count }
          return memcmp(start, other, left.count) == 0
        }
      }
    }

    /// Strings of different bytes may be equal to each other but must not share a drawing.
    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(run.font))
      var text = run.text
      text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
  }
}

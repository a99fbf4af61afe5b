import Foundation

/// Texts set before: pictures show the same words again and again, and a text of one run is
/// measured
/// once per string, font and options. What a block answers does not depend on what it was asked
/// before, so sharing it changes no picture.
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

  /// What a text is found by.
  private struct Key: Hashable {
    let run: TextRun
    let options: TextOptions

    /// Fonts are the same object where they are the same.
    static func == (lhs: Key, rhs: Key) -> Bool {
      let (one, two) = (lhs.run, rhs.run)
      return one.font === two.font && one.text.utf8.elementsEqual(two.text.utf8)
        && one.kerning == two.kerning && one.tracking == two.tracking
        && one.baselineOffset == two.baselineOffset && one.tag == two.tag
        && lhs.options == rhs.options
    }

    /// Strings of different bytes may be equal to each other but must not share a drawing.
    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(run.font))
      var text = run.text
      text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
  }
}

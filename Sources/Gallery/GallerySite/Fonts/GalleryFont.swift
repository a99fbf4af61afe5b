import Foundation

/// A font that a gallery brings along: the letters of one script.
struct GalleryFont: Sendable {
  let name: String
  /// The characters it has, as `unicode-range` of CSS spells them.
  let range: String
  /// Its file, a WOFF2.
  let data: Data

  /// Whether some of the letters are its own.
  func hasAny(of letters: ShownLetters) -> Bool { spans.contains(where: letters.hasAny) }

  /// `U+20-7E,U+A0` as code points.
  var spans: [ClosedRange<UInt32>] {
    range.split(separator: ",").compactMap { span in
      let ends = span.dropFirst(2).split(separator: "-").compactMap { UInt32($0, radix: 16) }
      guard let first = ends.first, let last = ends.last, first <= last else { return nil }
      return first...last
    }
  }
}

import Foundation
import Typesetting

/// Short ways to set text in tests: two pixels per point, as the recordings.
enum SampleText {
  /// The paragraph of the recorded wrapping cases.
  static let paragraph = "Layout must wrap this sentence onto several lines inside a narrow frame."

  static func font(_ font: Font?, _ platform: TypePlatform = .macOS) -> ResolvedFont {
    FontLibrary.shared.resolve(font, in: FontContext(platform: platform))
  }

  static func block(
    _ text: String, _ font: Font? = nil, _ platform: TypePlatform = .macOS,
    change: (inout TextOptions) -> Void = { _ in }
  ) -> TextBlock {
    var options = TextOptions(pixelsPerPoint: 2)
    change(&options)
    return TextBlock(
      runs: [TextRun(text: text, font: self.font(font, platform))], options: options)
  }

  /// What each line shows.
  static func lines(_ layout: TextLayout) -> [String] {
    layout.lines.map { $0.fragments.map(\.text).joined() }
  }
}

public import Foundation
public import ViewGraph

extension View {
  /// The most lines text may take; `nil` for no limit.
  public nonisolated func lineLimit(_ number: Int?) -> _ModifiedView {
    lines(most: number, least: nil)
  }

  /// The fewest lines whose room text takes, with no limit above.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> _ModifiedView {
    lines(most: nil, least: limit.lowerBound)
  }

  /// The most lines text may take.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> _ModifiedView {
    lines(most: limit.upperBound, least: nil)
  }

  /// The fewest lines whose room text takes and the most it may take.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> _ModifiedView {
    lines(most: limit.upperBound, least: limit.lowerBound)
  }

  /// The most lines text may take, optionally always taking the room of all.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> _ModifiedView {
    lines(most: limit, least: reservesSpace ? limit : nil)
  }

  private nonisolated func lines(most: Int?, least: Int?) -> _ModifiedView {
    modified(
      CoreModifier {
        $0.text.lineLimit = most
        $0.text.minimumLines = least
      })
  }

  /// Points between lines.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> _ModifiedView {
    modified(CoreModifier { $0.text.lineSpacing = lineSpacing })
  }

  /// How the lines of a text lie among each other; nothing for a single line.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> _ModifiedView {
    modified(CoreModifier { $0.text.alignment = alignment })
  }

  /// Where text that does not fit is cut.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> _ModifiedView {
    modified(
      CoreModifier {
        switch mode {
        case .head: $0.text.truncation = .head
        case .middle: $0.text.truncation = .middle
        case .tail: $0.text.truncation = .tail
        }
      })
  }

  /// The smallest fraction of its size text may shrink to before it is truncated, 0…1.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> _ModifiedView {
    modified(CoreModifier { $0.text.minimumScaleFactor = factor })
  }

  /// Whether letters may move together so that text fits.
  public nonisolated func allowsTightening(_ flag: Bool) -> _ModifiedView {
    modified(CoreModifier { $0.text.allowsTightening = flag })
  }

  /// Whether text is set in capitals or small letters; `nil` sets it as it is written.
  public nonisolated func textCase(_ textCase: Text.Case?) -> _ModifiedView {
    modified(
      CoreModifier {
        $0.text.textCase = textCase.map { $0 == .uppercase ? .uppercase : .lowercase }
      })
  }

  /// Points between characters.
  public nonisolated func kerning(_ kerning: CGFloat) -> _ModifiedView {
    modified(CoreModifier { $0.text.kerning = kerning })
  }

  /// Points after each character.
  public nonisolated func tracking(_ tracking: CGFloat) -> _ModifiedView {
    modified(CoreModifier { $0.text.tracking = tracking })
  }

  /// Points upwards.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> _ModifiedView {
    modified(CoreModifier { $0.text.baselineOffset = baselineOffset })
  }

  /// A line under all text; `nil` draws it in the colour of the text.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> _ModifiedView {
    modified(
      CoreModifier { $0.text.underline = isActive ? TextDecoration(pattern.drawn, color) : nil })
  }

  /// A line through all text; `nil` draws it in the colour of the text.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> _ModifiedView {
    modified(
      CoreModifier { $0.text.strikethrough = isActive ? TextDecoration(pattern.drawn, color) : nil }
    )
  }

  /// The scale of text relative to its surroundings.
  public nonisolated func textScale(
    _ scale: Text.Scale, isEnabled: Bool = true
  ) -> _ModifiedView {
    modified(CoreModifier { if isEnabled { $0.fontContext.scale = scale.factor } })
  }
}

import Foundation
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
}

public import ViewGraph

extension View {
  public nonisolated func lineLimit(_ number: Int?) -> _ModifiedView {
    lines(most: number, least: nil)
  }

  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> _ModifiedView {
    lines(most: nil, least: limit.lowerBound)
  }

  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> _ModifiedView {
    lines(most: limit.upperBound, least: nil)
  }

  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> _ModifiedView {
    lines(most: limit.upperBound, least: limit.lowerBound)
  }

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

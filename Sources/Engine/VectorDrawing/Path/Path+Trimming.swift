public import Foundation

/// Cuts a part out of a path by fractions of its length.
extension Path {
  /// The part of the path between two fractions of its length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    if from.isNaN || to.isNaN || !isDrawable { return .undrawable }
    let (from, to) = (max(0, min(1, from)), max(0, min(1, to)))
    if from >= to { return Path() }
    if from <= 0, to >= 1 { return self }
    let segments = Cubic.parts(of: self, closing: false).joined().map(PathSegment.init)
    let total = segments.reduce(0) { $0 + $1.length }
    var result = Path()
    var walked: CGFloat = 0
    var end: CGPoint?
    for segment in segments where segment.length > 0 {
      let low = (from * total - walked) / segment.length
      let high = (to * total - walked) / segment.length
      walked += segment.length
      if high <= 0 || low >= 1 { continue }
      let part = segment.part(from: max(0, low), to: min(1, high))
      if end != part.start { result.move(to: part.start) }
      result.append(part.element)
      end = part.end
    }
    return result
  }
}

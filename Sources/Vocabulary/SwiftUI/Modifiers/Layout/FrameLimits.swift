package import Foundation
import LayoutEngine
import VectorDrawing
import ViewGraph

/// The limits of a flexible frame along one axis, in points.
package struct FrameLimits {
  package var least: CGFloat?
  package var ideal: CGFloat?
  package var most: CGFloat?

  package init(_ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) {
    (self.least, self.ideal, self.most) = (least, ideal, most)
  }

  /// No limit at all.
  var isEmpty: Bool { least == nil && ideal == nil && most == nil }

  /// Whether the limits ascend and are numbers.
  var isValid: Bool {
    if least?.isFinite == false || ideal?.isFinite == false { return false }
    if let most, most.isNaN { return false }
    let (low, high) = (least ?? -.infinity, most ?? .infinity)
    let middle = ideal ?? max(low, min(high, 0))
    return low <= middle && middle <= high && (most ?? 0) >= 0
  }

  /// The least is at least 0, the ideal at least the least, the most at least the ideal
  /// (Facts/layout.md#frames).
  var sane: FrameLimits {
    var limits = self
    if let least { limits.least = least.isFinite ? max(0, least) : nil }
    if let ideal { limits.ideal = ideal.isFinite ? max(limits.least ?? 0, ideal) : nil }
    if let most { limits.most = most.isNaN ? nil : max(limits.ideal ?? limits.least ?? 0, most) }
    return limits
  }

  /// Limits that are absurdly long are cut; there may be no greatest length.
  func gated(by session: RenderSession) -> FrameLimits {
    FrameLimits(
      session.length(least, of: "frame"), session.length(ideal, of: "frame"),
      most == .infinity ? most : session.length(most, of: "frame"))
  }

  func clamp(_ length: CGFloat) -> CGFloat {
    max(least ?? -.infinity, min(most ?? .infinity, length))
  }

  /// What the child is proposed.
  func inner(_ proposal: CGFloat?) -> CGFloat? { (proposal ?? ideal).map(clamp) }

  /// The answer where it does not depend on the child.
  func own(_ proposal: CGFloat?) -> CGFloat? {
    guard let proposal else { return ideal }
    return least != nil && most != nil ? clamp(proposal) : nil
  }

  /// The answer for a child of this length (Facts/layout.md#frames).
  func answer(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
    if let own = own(proposal) { return own }
    let offered = inner(proposal)
    switch (least, most) {
    case (let least?, nil): return max(offered.map { min($0, child) } ?? child, least)
    case (nil, let most?): return min(offered.map { max($0, child) } ?? child, most)
    case (_?, _?): return clamp(child)
    case (nil, nil): return child
    }
  }

  /// What the child is proposed once the frame's own length is known.
  func placing(_ proposal: CGFloat?, own: CGFloat) -> CGFloat? {
    if proposal != nil { return isEmpty ? proposal : own }
    if let ideal { return ideal }
    return own > (least ?? -.infinity) && own < (most ?? .infinity) ? nil : own
  }

  /// The lengths answered to 0 and ∞, from those of the child.
  func range(_ child: () -> LengthRange) -> LengthRange {
    switch (least, most) {
    case (let least?, let most?): return LengthRange(least, most, minor: .all)
    case (let least?, nil):
      let own = child()
      return LengthRange(least, max(own.most, least), minor: own.minor)
    case (nil, let most?):
      let own = child()
      return LengthRange(min(max(own.least, 0), most), most, minor: own.minor)
    case (nil, nil): return child()
    }
  }
}

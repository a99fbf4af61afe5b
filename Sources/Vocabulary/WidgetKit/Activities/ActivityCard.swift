import Foundation
import LayoutEngine
import SwiftUI
import ViewGraph

/// The Lock Screen presentation: the content on a card as wide as the screen allows and, up to a
/// limit, as high as the content. The system adds no margins (Apple HIG, Live Activities, asks apps
/// to leave 14 points themselves).
struct ActivityCard: View {
  /// Points. Apple publishes none; approximately that of notifications.
  private static let cornerRadius: CGFloat = 24

  let content: AnyView
  let minimum: CGSize
  let maximum: CGSize

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: Self.cornerRadius, style: .continuous)
    BoundedLayout(minimum: minimum, maximum: maximum) { content }
      .backgroundPreferenceValue(ActivityTintKey.self) { tint in
        ZStack {
          Rectangle().fill(Material.thin)
          if let tint { tint }
        }
      }
      .containerShape(shape)
      .clipShape(shape)
  }
}

/// The card in the Smart Stack of a watch: the content of the Lock Screen, told that there is
/// little room, on black (Apple, `supplementalActivityFamilies(_:)`).
struct SmallActivity: View {
  /// Points. Apple publishes none.
  private static let cornerRadius: CGFloat = 16

  let content: AnyView

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: Self.cornerRadius, style: .continuous)
    content
      .environment(\.activityFamily, .small)
      .environment(\.colorScheme, .dark)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .backgroundPreferenceValue(ActivityTintKey.self) { tint in
        ZStack {
          Color.black
          if let tint { tint }
        }
      }
      .containerShape(shape)
      .clipShape(shape)
  }
}

/// One view in its own size within bounds, centred; what is higher is cut off.
struct BoundedLayout: LimitedLayout {
  let minimum: CGSize
  let maximum: CGSize

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(maximum)) }
    let width = sizes.map(\.width).max() ?? 0
    let height = sizes.map(\.height).max() ?? 0
    return CGSize(
      width: min(maximum.width, max(minimum.width, width)),
      height: min(maximum.height, max(minimum.height, height)))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews {
      view.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(bounds.size))
    }
  }

  func cutOff(subviews: Subviews) -> CutOff? {
    let heights = subviews.map { $0.sizeThatFits(ProposedViewSize(maximum)).height }
    return CutOff(height: heights.max() ?? 0, limit: maximum.height)
  }
}

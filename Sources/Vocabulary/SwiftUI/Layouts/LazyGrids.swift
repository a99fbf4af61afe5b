public import Foundation
public import LayoutEngine
import VectorDrawing
public import ViewGraph

/// A column of a vertical grid or a row of a horizontal one.
public struct GridItem: Sendable {
  /// How long the item is across the grid, in points.
  public enum Size: Sendable {
    /// So many points.
    case fixed(CGFloat)
    /// A share of the space between two lengths, points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many items between two lengths, points, as the space has room for.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How long the item is across the grid, points.
  public var size: Size
  /// Points to the next item; `nil` for the usual 8.
  public var spacing: CGFloat?
  /// Where views lie in the item; `nil` for the middle.
  public var alignment: Alignment?

  /// An item, by default one that takes its share of the space.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) { (self.size, self.spacing, self.alignment) = (size, spacing, alignment) }
}

extension GridItem {
  /// The item with lengths that a layout can have; there may be no greatest length.
  func gated(by session: RenderSession) -> GridItem {
    func length(_ value: CGFloat) -> CGFloat { max(0, session.length(value, of: "GridItem")) }
    func most(_ value: CGFloat) -> CGFloat { value == .infinity ? value : length(value) }
    var item = self
    item.spacing = session.length(spacing, of: "The spacing of GridItem")
    switch size {
    case .fixed(let own): item.size = .fixed(length(own))
    case .flexible(let least, let greatest):
      item.size = .flexible(minimum: length(least), maximum: most(greatest))
    case .adaptive(let least, let greatest):
      // Items without any length would be without number.
      let least = session.number(
        Double(least), of: "The minimum of an adaptive GridItem", else: 1,
        in: 1...Double(RenderSession.longest))
      item.size = .adaptive(minimum: CGFloat(least), maximum: most(greatest))
    }
    return item
  }
}

/// Views in columns of given widths. A picture shows all of them.
public nonisolated struct LazyVGrid<Content: View>: View, PrimitiveView {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Views in columns from the leading edge, row after row; `spacing` lies between rows, points,
  /// `nil` for 8.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    (self.columns, self.alignment) = (columns, alignment)
    (self.spacing, self.content) = (spacing, content())
  }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    resolver.append(
      Node(.group, "LazyVGrid"),
      TrackAlgorithm(
        axis: .vertical, tracks: columns.map { $0.gated(by: resolver.session) },
        gap: resolver.session.length(spacing, of: "The spacing of LazyVGrid") ?? 8,
        alignment: Alignment(horizontal: alignment, vertical: .center)),
      children: resolver.collect(content))
  }
}

/// Views in rows of given heights. A picture shows all of them.
public nonisolated struct LazyHGrid<Content: View>: View, PrimitiveView {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Views in rows from the top, column after column; `spacing` lies between columns, points, `nil`
  /// for 8.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    (self.rows, self.alignment) = (rows, alignment)
    (self.spacing, self.content) = (spacing, content())
  }

  @MainActor package func resolve(into resolver: _ViewResolver) {
    resolver.append(
      Node(.group, "LazyHGrid"),
      TrackAlgorithm(
        axis: .horizontal, tracks: rows.map { $0.gated(by: resolver.session) },
        gap: resolver.session.length(spacing, of: "The spacing of LazyHGrid") ?? 8,
        alignment: Alignment(horizontal: .center, vertical: alignment)),
      children: resolver.collect(content))
  }
}

/// Views that stay in sight while others scroll.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit per kind.
  public let rawValue: UInt32
  /// The kinds of some bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers of sections; they move with the rest, as nothing scrolls in a picture.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections; they move with the rest, as nothing scrolls in a picture.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

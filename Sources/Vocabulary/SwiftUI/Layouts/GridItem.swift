public import Foundation
public import LayoutEngine
import VectorDrawing
import ViewGraph

public struct GridItem: Sendable {
  /// How long the item is across the grid, in points.
  public enum Size: Sendable {
    case fixed(CGFloat)
    /// A share of the space between two lengths, points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many items between two lengths, points, as the space has room for.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// Points to the next item; `nil` for the usual 8.
  public var spacing: CGFloat?
  /// Where views lie in the item; `nil` for the middle.
  public var alignment: Alignment?

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

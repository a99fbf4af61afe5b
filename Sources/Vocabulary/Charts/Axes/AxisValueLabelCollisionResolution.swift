public import Foundation

public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  /// What is done.
  enum Kind: Hashable {
    case automatic, disabled, truncate
    /// Points between two labels at least.
    case greedy(CGFloat)
  }

  let kind: Kind

  /// They are cut to the room there is, or left out.
  public static let automatic = AxisValueLabelCollisionResolution(kind: .automatic)
  /// They are drawn over each other.
  public static let disabled = AxisValueLabelCollisionResolution(kind: .disabled)
  public static let truncate = AxisValueLabelCollisionResolution(kind: .truncate)
  /// The first is drawn, the one it collides with is left out.
  public static var greedy: AxisValueLabelCollisionResolution { greedy() }

  /// The first is drawn, the one it collides with is left out.
  ///
  /// - Parameter minimumSpacing: Points between two labels.
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution(kind: .greedy(minimumSpacing ?? 0))
  }
}

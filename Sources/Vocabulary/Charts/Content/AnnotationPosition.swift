import SwiftUI

public struct AnnotationPosition: Hashable, Sendable {
  let unit: UnitPoint?

  /// What suits the data: above, and beside bars that lie.
  public static let automatic = AnnotationPosition(unit: nil)
  public static let overlay = AnnotationPosition(unit: .center)
  public static let top = AnnotationPosition(unit: .top)
  public static let bottom = AnnotationPosition(unit: .bottom)
  public static let leading = AnnotationPosition(unit: .leading)
  public static let trailing = AnnotationPosition(unit: .trailing)
  public static let topLeading = AnnotationPosition(unit: .topLeading)
  public static let topTrailing = AnnotationPosition(unit: .topTrailing)
  public static let bottomLeading = AnnotationPosition(unit: .bottomLeading)
  public static let bottomTrailing = AnnotationPosition(unit: .bottomTrailing)
}

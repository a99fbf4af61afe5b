import SwiftUI

/// Where an annotation, a legend or the name of an axis stands.
public struct AnnotationPosition: Hashable, Sendable {
  let unit: UnitPoint?

  /// What suits the data: above, and beside bars that lie.
  public static let automatic = AnnotationPosition(unit: nil)
  /// On the mark.
  public static let overlay = AnnotationPosition(unit: .center)
  /// Above the mark.
  public static let top = AnnotationPosition(unit: .top)
  /// Below the mark.
  public static let bottom = AnnotationPosition(unit: .bottom)
  /// Before the mark.
  public static let leading = AnnotationPosition(unit: .leading)
  /// After the mark.
  public static let trailing = AnnotationPosition(unit: .trailing)
  /// Above and before the mark.
  public static let topLeading = AnnotationPosition(unit: .topLeading)
  /// Above and after the mark.
  public static let topTrailing = AnnotationPosition(unit: .topTrailing)
  /// Below and before the mark.
  public static let bottomLeading = AnnotationPosition(unit: .bottomLeading)
  /// Below and after the mark.
  public static let bottomTrailing = AnnotationPosition(unit: .bottomTrailing)
}

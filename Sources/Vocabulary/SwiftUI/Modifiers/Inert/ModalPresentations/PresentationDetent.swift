public import Foundation
import VectorDrawing
import ViewGraph

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  /// About half of the screen.
  public static let medium = PresentationDetent(name: "medium")
  /// All of the screen.
  public static let large = PresentationDetent(name: "large")
  /// A share of the screen, 0…1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction \(fraction)")
  }
  /// Points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height \(height)")
  }
}

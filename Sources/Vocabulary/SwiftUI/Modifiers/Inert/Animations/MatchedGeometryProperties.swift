import Foundation
import VectorDrawing
import ViewGraph

/// What views with a matched geometry share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// One bit per property.
  public let rawValue: UInt32
  /// The properties of some bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Where the view lies.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large the view is.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Where the view lies and how large it is.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

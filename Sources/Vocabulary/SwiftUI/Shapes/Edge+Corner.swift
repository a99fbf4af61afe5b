public import Foundation
public import VectorDrawing

extension Edge {
  /// A corner of a rectangle.
  public enum Corner: Sendable {
    /// How round a corner is.
    public struct Style: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral
    {
      private indirect enum Kind: Hashable, Sendable {
        case fixed(CGFloat)
        case concentric(minimum: Style?)
      }

      private let kind: Kind

      /// As far inside of the container's corner as the edges that meet in it.
      public static let concentric = Style(kind: .concentric(minimum: nil))

      public static func concentric(minimum: Style) -> Style {
        Style(kind: .concentric(minimum: minimum))
      }

      public static func fixed(_ radius: CGFloat) -> Style { Style(kind: .fixed(radius)) }

      private init(kind: Kind) { self.kind = kind }

      public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

      public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }

      /// Points.
      ///
      /// - Parameter concentric: what the corner has that is concentric.
      func radius(_ concentric: CGFloat) -> CGFloat {
        switch kind {
        case .fixed(let radius): radius
        case .concentric(let minimum): max(concentric, minimum?.radius(concentric) ?? 0)
        }
      }
    }
  }
}

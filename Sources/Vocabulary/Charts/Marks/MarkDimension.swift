public import Foundation

public struct MarkDimension: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// How the length is given.
  enum Kind: Hashable {
    case automatic
    case fixed(CGFloat)
    case ratio(CGFloat)
    case inset(CGFloat)
  }

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// Points.
  public init(floatLiteral value: Double) { self.init(.fixed(value)) }
  /// Points.
  public init(integerLiteral value: Int) { self.init(.fixed(CGFloat(value))) }

  public static let automatic = MarkDimension(.automatic)
  /// Points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(.fixed(value)) }
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(.ratio(value)) }
  /// The room there is without so many points on either side.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(.inset(value)) }

  /// Points of the room there is.
  func length(in room: CGFloat, automatic: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: automatic
    case .fixed(let value): value
    case .ratio(let value): room * value
    case .inset(let value): max(0, room - value * 2)
    }
  }

  /// Points of a radius.
  func radius(of whole: CGFloat, automatic: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: automatic
    case .fixed(let value): value
    case .ratio(let value): whole * value
    case .inset(let value): max(0, whole - value)
    }
  }
}

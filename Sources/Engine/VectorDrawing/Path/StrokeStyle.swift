public import Foundation

/// The ends of an open line.
public enum CGLineCap: Int32, Sendable, Hashable { case butt, round, square }

/// The corners of a line.
public enum CGLineJoin: Int32, Sendable, Hashable { case miter, round, bevel }

/// How a path is stroked. Lengths are in points.
public struct StrokeStyle: Equatable, Hashable, Sendable {
  /// How broad the line is, half of it on either side of the path.
  public var lineWidth: CGFloat
  /// How open ends look.
  public var lineCap: CGLineCap
  /// How corners look.
  public var lineJoin: CGLineJoin
  /// How far a mitred corner may reach, in line widths; a longer one is cut off.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps, in turn; empty for a line without gaps.
  public var dash: [CGFloat]
  /// How far into the dashes the line begins.
  public var dashPhase: CGFloat

  /// A stroke; by default a thin line without dashes, its ends and corners not rounded.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }
}

/// How a path's interior is filled.
public struct FillStyle: Equatable, Hashable, Sendable {
  /// Whether the even-odd rule says what lies inside, rather than the winding number.
  public var isEOFilled: Bool
  /// Whether edges are smoothed; in a picture they always are.
  public var isAntialiased: Bool

  /// How to fill; by default by the winding number, with smooth edges.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }
}

/// The curve of a rounded rectangle's corners.
public enum RoundedCornerStyle: Sendable, Hashable { case circular, continuous }

public import Foundation

/// The ends of an open line.
public enum CGLineCap: Int32, Sendable, Hashable { case butt, round, square }

/// The corners of a line.
public enum CGLineJoin: Int32, Sendable, Hashable { case miter, round, bevel }

/// How a path is stroked. Lengths are in points.
public struct StrokeStyle: Equatable, Hashable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

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
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }
}

/// The curve of a rounded rectangle's corners.
public enum RoundedCornerStyle: Sendable, Hashable { case circular, continuous }

public import Foundation

public final class CIVector: Hashable, Sendable {
  private let values: [CGFloat]

  public init(values: UnsafePointer<CGFloat>, count: Int) {
    self.values = (0..<count).map { values[$0] }
  }

  private init(_ values: [CGFloat]) { self.values = values }

  public convenience init(x: CGFloat) { self.init([x]) }
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init([x, y, z, w])
  }
  public convenience init(cgPoint: CGPoint) { self.init([cgPoint.x, cgPoint.y]) }
  public convenience init(cgRect: CGRect) {
    self.init([cgRect.minX, cgRect.minY, cgRect.width, cgRect.height])
  }

  public var count: Int { values.count }
  public func value(at index: Int) -> CGFloat {
    values.indices.contains(index) ? values[index] : 0
  }

  public var x: CGFloat { value(at: 0) }
  public var y: CGFloat { value(at: 1) }
  public var z: CGFloat { value(at: 2) }
  public var w: CGFloat { value(at: 3) }
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

  public static func == (lhs: CIVector, rhs: CIVector) -> Bool { lhs.values == rhs.values }
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

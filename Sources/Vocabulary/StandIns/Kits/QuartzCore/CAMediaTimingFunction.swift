public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A curve from (0, 0) to (1, 1) by its two control points.
public final class CAMediaTimingFunction: Hashable, Sendable {
  private let points: [Float]

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y]
  }

  /// The points that Apple's page of the names gives; those of a line for another name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Writes two numbers: point 0 is the beginning, 3 the end.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let all = [0, 0] + points + [1, 1]
    guard (0..<4).contains(idx) else { return }
    (ptr[0], ptr[1]) = (all[idx * 2], all[idx * 2 + 1])
  }

  public static func == (lhs: CAMediaTimingFunction, rhs: CAMediaTimingFunction) -> Bool {
    lhs.points == rhs.points
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(points) }
}

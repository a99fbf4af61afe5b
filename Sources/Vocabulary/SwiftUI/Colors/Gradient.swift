public import Foundation
import VectorDrawing
public import ViewGraph

public nonisolated struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// 0…1 along the gradient.
    public var location: CGFloat

    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }

  /// How colours between the stops are found; the perceptual way is Apple's default
  /// (Facts/colors.md#gradients).
  public struct ColorSpace: Hashable, Sendable {
    let mixing: ColorMixing
    public static let device = ColorSpace(mixing: .device)
    public static let perceptual = ColorSpace(mixing: .perceptual)
  }

  /// The colours in order; one that goes back behind the one before is moved to it.
  public var stops: [Stop]
  var mixing = ColorMixing.perceptual

  public init(stops: [Stop]) { self.stops = stops }

  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }
}

extension Gradient {
  /// The stops as they are drawn. A gradient needs a colour at least; locations never go back.
  func drawn(in environment: EnvironmentValues) -> [GradientStop] {
    if stops.isEmpty { return [GradientStop(color: .clear, location: 0)] }
    var reached = -Double.infinity
    return stops.map { stop in
      let location = environment.session.number(
        Double(stop.location), of: "The location of a gradient's stop", else: 0, in: -1000...1000)
      reached = max(reached, location)
      return GradientStop(
        color: stop.color.rgba(in: environment), location: reached, mixing: mixing)
    }
  }
}

extension Gradient: PrimitiveShapeStyle {
  package func paint(in environment: EnvironmentValues) -> ShapePaint {
    .linear(drawn(in: environment), from: .top, to: .bottom)
  }
}

public import Foundation
public import VectorDrawing
public import ViewGraph

extension GraphicsContext {
  /// What paths are drawn with.
  public struct Shading {
    let paint: (EnvironmentValues, CGRect) -> Paint

    public static var foreground: Shading { style(ForegroundStyle()) }

    public static func color(_ color: Color) -> Shading {
      Shading { environment, _ in .color(color.rgba(in: environment)) }
    }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, white: white, opacity: opacity)) }

    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading { style._paint(in: $0).paint.paint(in: $1) }
    }

    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { environment, _ in
        .gradient(
          GradientPaint(
            geometry: .linear(from: startPoint, to: endPoint),
            stops: gradient.drawn(in: environment)))
      }
    }

    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { environment, _ in
        .gradient(
          GradientPaint(
            geometry: .radial(
              center: center, inner: startRadius, outer: endRadius, aspect: 1),
            stops: gradient.drawn(in: environment)))
      }
    }

    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { environment, _ in
        .gradient(
          GradientPaint(
            geometry: .angular(
              center: center, start: angle, end: angle + Angle(degrees: 360)),
            stops: gradient.drawn(in: environment)))
      }
    }
  }

  /// How a gradient goes on beyond its ends; pictures always hold the end colours.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let `repeat` = GradientOptions(rawValue: 1)
    public static let mirror = GradientOptions(rawValue: 2)
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// A pixel effect.
  public struct Filter {
    let drawn: (EnvironmentValues) -> VectorDrawing.Filter

    public static func blur(radius: CGFloat) -> Filter { Filter { _ in .blur(radius: radius) } }
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
      x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter {
      Filter { .shadow(color: color.rgba(in: $0), radius: radius, x: x, y: y) }
    }
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { .colorMultiply(color.rgba(in: $0)) }
    }
    public static func hueRotation(_ angle: Angle) -> Filter { Filter { _ in .hueRotation(angle) } }
    public static func saturation(_ amount: Double) -> Filter {
      Filter { _ in .saturation(amount) }
    }
    public static func brightness(_ amount: Double) -> Filter {
      Filter { _ in .brightness(amount) }
    }
    public static func contrast(_ amount: Double) -> Filter { Filter { _ in .contrast(amount) } }
    public static func grayscale(_ amount: Double) -> Filter { Filter { _ in .grayscale(amount) } }
    public static var luminanceToAlpha: Filter { Filter { _ in .luminanceToAlpha } }
  }
}

public import Foundation
import ResourceCatalogs
public import VectorDrawing
public import ViewGraph

extension GraphicsContext {
  public struct Shading {
    let paint: (EnvironmentValues, CGRect) -> Paint

    public static var foreground: Shading { style(ForegroundStyle()) }

    /// The colours behind a view; a widget's picture knows none.
    @available(
      *, unavailable, message: "A picture does not know what is behind it: name a colour."
    )
    public static var backdrop: Shading { foreground }

    /// The first of several shadings; the others belong to the further layers of symbols.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? foreground }

    public static func color(_ color: Color) -> Shading {
      Shading { environment, _ in .color(color.rgba(in: environment)) }
    }

    /// A colour of components, normally 0…1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey: 0 is black, 1 is white.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, white: white, opacity: opacity)) }

    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading { style._paint(in: $0).paint.paint(in: $1) }
    }

    /// Colours that change along a line, in points.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      self.gradient(gradient, .linear(from: startPoint, to: endPoint), options)
    }

    /// Colours that change with the distance from a point, in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      let geometry = GradientPaint.Geometry.radial(
        center: center, inner: startRadius, outer: endRadius, aspect: 1)
      return self.gradient(gradient, geometry, options)
    }

    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      let geometry = GradientPaint.Geometry.angular(
        center: center, start: angle, end: angle + Angle(degrees: 360))
      return self.gradient(gradient, geometry, options)
    }

    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      let style = ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
      return Shading { environment, _ in
        style.paint(in: environment).paint(in: CGRect(origin: origin, size: .zero))
      }
    }

    private static func gradient(
      _ gradient: Gradient, _ geometry: GradientPaint.Geometry, _ options: GradientOptions
    ) -> Shading {
      Shading { environment, _ in
        var gradient = gradient
        if options.contains(.linearColor) { gradient.mixing = .linear }
        var paint = GradientPaint(geometry: geometry, stops: gradient.drawn(in: environment))
        if options.contains(.repeat) { paint.spread = .again }
        if options.contains(.mirror) { paint.spread = .mirrored }
        return .gradient(paint)
      }
    }

    /// The shading as the foreground of text and symbols: gradients, which lie in the canvas and
    /// not in the text, give their first colour.
    func style(in environment: EnvironmentValues) -> any ShapeStyle {
      switch paint(environment, .zero) {
      case .color(let color): Color(.fixed(color))
      case .gradient(let gradient): Color(.fixed(gradient.stops.first?.color ?? .clear))
      case .texture: Color(.system(.systemFill))
      }
    }
  }

  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let `repeat` = GradientOptions(rawValue: 1)
    public static let mirror = GradientOptions(rawValue: 2)
    public static let linearColor = GradientOptions(rawValue: 4)
  }
}

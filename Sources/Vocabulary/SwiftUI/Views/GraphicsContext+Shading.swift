public import Foundation
import ResourceCatalogs
public import VectorDrawing
public import ViewGraph

extension GraphicsContext {
  /// What paths are drawn with.
  public struct Shading {
    let paint: (EnvironmentValues, CGRect) -> Paint

    /// The foreground style of the canvas.
    public static var foreground: Shading { style(ForegroundStyle()) }

    /// The colours behind a view; a widget's picture knows none.
    @available(
      *, unavailable, message: "A picture does not know what is behind it: name a colour."
    )
    public static var backdrop: Shading { foreground }

    /// The first of several shadings; the others belong to the further layers of symbols.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? foreground }

    /// One colour.
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

    /// A style, in the box of what is drawn.
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

    /// Colours that change with the angle around a point.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      let geometry = GradientPaint.Geometry.angular(
        center: center, start: angle, end: angle + Angle(degrees: 360))
      return self.gradient(gradient, geometry, options)
    }

    /// An image repeated over what is drawn, with one of the images at a point.
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

  /// How a gradient goes on beyond its ends and finds the colours between.
  public struct GradientOptions: OptionSet, Sendable {
    /// One bit per option.
    public let rawValue: UInt32
    /// The options of some bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// From the start again.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Back and forth.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Colours mix by their light.
    public static let linearColor = GradientOptions(rawValue: 4)
  }
}

import VectorDrawing
public import ViewGraph

extension Color {
  /// A colour as it is drawn: linear sRGB components.
  public struct Resolved: Hashable, Sendable, CustomStringConvertible {
    /// The linear component, normally 0…1.
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    /// 0 for nothing visible, 1 for nothing that shows through.
    public var opacity: Float

    /// A colour by its gamma-encoded components in a colour space, normally 0…1.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      let color = Color(
        colorSpace, red: Double(red), green: Double(green), blue: Double(blue),
        opacity: Double(opacity))
      self.init(color.rgba(in: EnvironmentValues()))
    }

    init(_ color: RGBA) {
      linearRed = Float(RGBA.decode(color.red))
      linearGreen = Float(RGBA.decode(color.green))
      linearBlue = Float(RGBA.decode(color.blue))
      opacity = Float(color.alpha)
    }

    /// The gamma-encoded component, normally 0…1.
    public var red: Float {
      get { Float(RGBA.encode(Double(linearRed))) }
      set { linearRed = Float(RGBA.decode(Double(newValue))) }
    }

    public var green: Float {
      get { Float(RGBA.encode(Double(linearGreen))) }
      set { linearGreen = Float(RGBA.decode(Double(newValue))) }
    }

    public var blue: Float {
      get { Float(RGBA.encode(Double(linearBlue))) }
      set { linearBlue = Float(RGBA.decode(Double(newValue))) }
    }

    /// `#RRGGBBAA`.
    public var description: String {
      "#" + [red, green, blue, opacity].map(Self.hex).joined()
    }

    private static func hex(_ component: Float) -> String {
      let byte = Int((max(0, min(1, component)) * 255).rounded())
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }
  }

  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }
}

extension Color.Resolved: PrimitiveShapeStyle {
  package func paint(in environment: EnvironmentValues) -> ShapePaint {
    .color(
      RGBA(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity)))
  }
}

import DiagnosticRecords
public import Foundation
public import VectorDrawing
import ViewGraph

extension GraphicsContext {
  /// A pixel effect. Amounts are those of the view modifiers of the same names.
  public struct Filter {
    let drawn: (EnvironmentValues) -> VectorDrawing.Filter

    private init(_ filter: VectorDrawing.Filter) { drawn = { _ in filter } }

    private init(_ drawn: @escaping (EnvironmentValues) -> VectorDrawing.Filter) {
      self.drawn = drawn
    }

    /// Gaussian blur; the radius in points is its sigma.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(.blur(radius: radius, opaque: options.contains(.opaque)))
    }

    /// A shadow below what is drawn, or on it; the radius in points is the blur's sigma.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
      x: CGFloat = 0, y: CGFloat = 0, blendMode: GraphicsContext.BlendMode = .normal,
      options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter { environment in
        let ink = color.rgba(in: environment)
        let known: ShadowOptions = [.invertsAlpha, .shadowAbove, .disablesGroup]
        if !options.isSubset(of: known) || blendMode != .normal {
          environment.session.report(
            .approximateFilter,
            "A shadow without its object, or mixed with it, is drawn as a plain shadow.")
        }
        return options.contains(.invertsAlpha)
          ? .innerShadow(color: ink, radius: radius, x: x, y: y)
          : .shadow(color: ink, radius: radius, x: x, y: y)
      }
    }

    /// Every colour multiplied by another.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { .colorMultiply(color.rgba(in: $0)) }
    }

    /// Every colour through a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      Filter(.matrix(matrix.rows.map(Double.init)))
    }

    /// The hue of all colours turned.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(.hueRotation(angle)) }

    /// How colourful it is; 1 changes nothing.
    public static func saturation(_ amount: Double) -> Filter { Filter(.saturation(amount)) }

    /// So much added to each colour component.
    public static func brightness(_ amount: Double) -> Filter { Filter(.brightness(amount)) }

    /// Colours further from or nearer to grey; 1 changes nothing.
    public static func contrast(_ amount: Double) -> Filter { Filter(.contrast(amount)) }

    /// Every colour becomes its opposite, or a part of the way.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      let (slope, start) = (1 - 2 * amount, amount)
      return Filter(
        .matrix([
          slope, 0, 0, 0, start, 0, slope, 0, 0, start, 0, 0, slope, 0, start, 0, 0, 0, 1, 0,
        ]))
    }

    /// How grey it is, 0…1.
    public static func grayscale(_ amount: Double) -> Filter { Filter(.grayscale(amount)) }

    /// Bright becomes opaque black, dark becomes clear.
    public static var luminanceToAlpha: Filter { Filter(.luminanceToAlpha) }

    /// One colour where the alpha is above a limit, clear elsewhere. An upper limit is not
    /// drawn, which a warning says.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter {
      Filter { environment in
        let ink = color.rgba(in: environment)
        if max < 1 {
          environment.session.report(
            .alphaThresholdNotDrawn,
            "alphaThreshold draws what is above its lower limit, also above its upper one.",
            hint: "Filters of pictures know one limit; leave max at 1.")
        }
        // So steep that alpha is either none or all.
        return .matrix([
          0, 0, 0, 0, ink.red, 0, 0, 0, 0, ink.green, 0, 0, 0, 0, ink.blue, 0, 0, 0, 255,
          -255 * min,
        ])
      }
    }

    /// Draws through a projection.
    @available(*, unavailable, message: "Draw through GraphicsContext.transform instead.")
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(.brightness(0))
    }
  }

  /// Changes of a blur.
  public struct BlurOptions: OptionSet, Sendable {
    /// One bit per change.
    public let rawValue: UInt32
    /// The changes of some bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Keeps the edges of what is blurred.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Against bands of colour; pictures need it not.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// Changes of a shadow.
  public struct ShadowOptions: OptionSet, Sendable {
    /// One bit per change.
    public let rawValue: UInt32
    /// The changes of some bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Over the object instead of below it.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Without the object.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// The shadow of what is around the object: inside of its edges.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Each drawing has a shadow of its own.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }
}

/// What each colour component becomes: four rows of factors of red, green, blue, alpha and 1.
public struct ColorMatrix: Equatable, Sendable {
  /// What becomes red: the factors of red, green, blue and alpha, and what is added.
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  /// What becomes green: the factors of red, green, blue and alpha, and what is added.
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  /// What becomes blue: the factors of red, green, blue and alpha, and what is added.
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  /// What becomes alpha: the factors of red, green, blue and alpha, and what is added.
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

  /// The matrix that changes nothing.
  public init() {}

  var rows: [Float] {
    [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5]
  }
}

extension Rule {
  static let approximateFilter = Rule(
    "approximate-filter", fault: .vitrine, .warning, "A shadow is drawn as a plain shadow",
    why: "Shadows without their object, or mixed with it, have no filter in SVG.",
    remedy: "Leave the options away to say the same.")
  static let alphaThresholdNotDrawn = Rule(
    "alpha-threshold-not-drawn", fault: .vitrine, .warning,
    "alphaThreshold knows its lower limit only",
    why: "Filters of pictures know one limit, so what is above the upper one is drawn too.",
    remedy: "Leave max at 1.")
}

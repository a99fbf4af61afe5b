import CoreGraphics
import Foundation
import FoundationAdditions
import VectorDrawing

/// What filters that are drawn make of their inputs, with the usual values of Core Image's
/// reference.
enum FilterEffects {
  static let named: [String: @Sendable (CIFilter) -> CIImage?] = [
    "CIQRCodeGenerator": { code($0) },
    "CIConstantColorGenerator": { CIImage(color: $0.color(kCIInputColorKey, .red)) },
    "CILinearGradient": { linearGradient($0) },
    "CISmoothLinearGradient": { linearGradient($0) },
    "CIRadialGradient": { radialGradient($0) },
    "CIColorInvert": { $0.image?.filtered([.colorInvert]) },
    "CIPhotoEffectMono": { $0.image?.filtered([.grayscale(1)]) },
    "CIPhotoEffectNoir": { $0.image?.filtered([.grayscale(1), .contrast(1.2)]) },
    "CIPhotoEffectTonal": { $0.image?.filtered([.grayscale(1)]) },
    "CIMaximumComponent": { $0.image?.filtered([.grayscale(1)]) },
    "CISepiaTone": { $0.image?.filtered([.matrix(sepia($0.number(kCIInputIntensityKey, 1)))]) },
    "CIColorControls": {
      $0.image?.filtered([
        .saturation($0.number(kCIInputSaturationKey, 1)),
        .brightness($0.number(kCIInputBrightnessKey, 0)),
        .contrast($0.number(kCIInputContrastKey, 1)),
      ])
    },
    "CIHueAdjust": {
      $0.image?.filtered([.hueRotation(Angle(radians: $0.number(kCIInputAngleKey, 0)))])
    },
    "CIExposureAdjust": { exposure($0) },
    "CIColorMonochrome": { monochrome($0) },
    "CIFalseColor": { falseColor($0) },
    "CIColorMatrix": { colorMatrix($0) },
    "CIMaskToAlpha": {
      $0.image?.filtered([
        .matrix(rows([0, 0, 0, 0, 1], [0, 0, 0, 0, 1], [0, 0, 0, 0, 1], light + [0, 0]))
      ])
    },
    "CIGaussianBlur": { $0.image?.filtered([.blur(radius: $0.number(kCIInputRadiusKey, 10))]) },
    "CIBoxBlur": { $0.image?.filtered([.blur(radius: $0.number(kCIInputRadiusKey, 10) / 2)]) },
    "CISourceOverCompositing": { filter in
      let ground = filter.value(forKey: kCIInputBackgroundImageKey) as? CIImage
      return ground.map { filter.image?.composited(over: $0) ?? $0 } ?? filter.image
    },
    "CIAffineTransform": {
      $0.image?.transformed(
        by: $0.value(forKey: kCIInputTransformKey) as? CGAffineTransform ?? .identity)
    },
    "CILanczosScaleTransform": {
      let scale = $0.number(kCIInputScaleKey, 1)
      return $0.image?.transformed(
        by: CGAffineTransform(scaleX: scale * $0.number(kCIInputAspectRatioKey, 1), y: scale))
    },
    "CICrop": {
      $0.image?.cropped(
        to: $0.vector("inputRectangle", CIVector(cgRect: $0.image?.extent ?? .zero)).cgRectValue)
    },
    "CIAreaAverage": { average($0) },
  ]

  /// How much red, green and blue count for how bright a colour is (ITU-R BT.709).
  private static let light = [0.2126, 0.7152, 0.0722]

  private static func rows(_ rows: [Double]...) -> [Double] { rows.flatMap { $0 } }

  /// A code as pixels, a module each and one around it, as Core Image draws it.
  private static func code(_ filter: CIFilter) -> CIImage? {
    let level = filter.value(forKey: "inputCorrectionLevel") as? String ?? "M"
    let corrections: [String: QRCode.Correction] = [
      "L": .low, "M": .medium, "Q": .quartile, "H": .high,
    ]
    guard let message = filter.value(forKey: "inputMessage") as? Data,
      let correction = corrections[level.uppercased()],
      let code = QRCode(Array(message), correction)
    else { return nil }
    let size = code.size + 2
    var pixels = PixelImage(width: size, height: size)
    for y in 0..<size {
      for x in 0..<size {
        let isInside = x > 0 && y > 0 && x < size - 1 && y < size - 1
        pixels.set(x: x, y: y, isInside && code.isDark(x - 1, y - 1) ? .black : .white)
      }
    }
    return CIImage(pixels.source, width: size, height: size, smooth: false)
  }

  private static func sepia(_ intensity: Double) -> [Double] {
    // W3C, Filter Effects Module Level 1, sepia().
    let (rest, full) = (1 - min(max(intensity, 0), 1), min(max(intensity, 0), 1))
    func row(_ toned: [Double], _ own: Int) -> [Double] {
      toned.enumerated().map { $1 * full + ($0 == own ? rest : 0) } + [0, 0]
    }
    return rows(
      row([0.393, 0.769, 0.189], 0), row([0.349, 0.686, 0.168], 1), row([0.272, 0.534, 0.131], 2),
      [0, 0, 0, 1, 0])
  }

  private static func exposure(_ filter: CIFilter) -> CIImage? {
    // A stop doubles the light; sRGB takes that as a power of about 1 / 2.2.
    let factor = pow(2, filter.number(kCIInputEVKey, 0) / 2.2)
    return filter.image?.filtered([
      .matrix(
        rows([factor, 0, 0, 0, 0], [0, factor, 0, 0, 0], [0, 0, factor, 0, 0], [0, 0, 0, 1, 0]))
    ])
  }

  private static func monochrome(_ filter: CIFilter) -> CIImage? {
    let color = filter.color(kCIInputColorKey, CIColor(red: 0.6, green: 0.45, blue: 0.3)).rgba
    let intensity = filter.number(kCIInputIntensityKey, 1)
    func row(_ component: Double, _ own: Int) -> [Double] {
      light.enumerated().map { $1 * component * intensity + ($0 == own ? 1 - intensity : 0) }
        + [0, 0]
    }
    return filter.image?.filtered([
      .matrix(rows(row(color.red, 0), row(color.green, 1), row(color.blue, 2), [0, 0, 0, 1, 0]))
    ])
  }

  /// Dark becomes the first colour, light the second.
  private static func falseColor(_ filter: CIFilter) -> CIImage? {
    let dark = filter.color("inputColor0", CIColor(red: 0.3, green: 0, blue: 0)).rgba
    let bright = filter.color("inputColor1", CIColor(red: 1, green: 0.9, blue: 0.8)).rgba
    func row(_ first: Double, _ second: Double) -> [Double] {
      light.map { $0 * (second - first) } + [0, first]
    }
    return filter.image?.filtered([
      .matrix(
        rows(
          row(dark.red, bright.red), row(dark.green, bright.green), row(dark.blue, bright.blue),
          row(dark.alpha, bright.alpha)))
    ])
  }

  private static func colorMatrix(_ filter: CIFilter) -> CIImage? {
    let bias = filter.vector("inputBiasVector", CIVector(x: 0, y: 0, z: 0, w: 0))
    let names = ["inputRVector", "inputGVector", "inputBVector", "inputAVector"]
    let numbers = names.enumerated().flatMap { index, name in
      let usual = (0..<4).map { CGFloat($0 == index ? 1 : 0) }
      let row = filter.vector(
        name, CIVector(x: usual[0], y: usual[1], z: usual[2], w: usual[3]))
      return [row.x, row.y, row.z, row.w, bias.value(at: index)].map { Double($0) }
    }
    return filter.image?.filtered([.matrix(numbers)])
  }

  private static func stops(_ filter: CIFilter) -> [GradientStop] {
    [
      GradientStop(
        color: filter.color("inputColor0", .white).rgba, location: 0, mixing: .linear),
      GradientStop(color: filter.color("inputColor1", .black).rgba, location: 1, mixing: .linear),
    ]
  }

  private static func linearGradient(_ filter: CIFilter) -> CIImage? {
    let start = filter.vector("inputPoint0", CIVector(x: 0, y: 0)).cgPointValue
    let end = filter.vector("inputPoint1", CIVector(x: 200, y: 200)).cgPointValue
    return gradient(stops(filter)) { rect in
      .linear(from: down(start, in: rect), to: down(end, in: rect))
    }
  }

  private static func radialGradient(_ filter: CIFilter) -> CIImage? {
    let center = filter.vector(kCIInputCenterKey, CIVector(x: 150, y: 150)).cgPointValue
    let inner = filter.number("inputRadius0", 5)
    let outer = filter.number("inputRadius1", 100)
    return gradient(stops(filter)) { rect in
      .radial(center: down(center, in: rect), inner: inner, outer: outer, aspect: 1)
    }
  }

  private static func down(_ point: CGPoint, in rect: CGRect) -> CGPoint {
    CGPoint(x: point.x - rect.minX, y: rect.maxY - point.y)
  }

  private static func gradient(
    _ stops: [GradientStop], _ geometry: @escaping @Sendable (CGRect) -> GradientPaint.Geometry
  ) -> CIImage {
    CIImage(
      .plane { rect in
        let paint = GradientPaint(geometry: geometry(rect), stops: stops)
        let path = Path(CGRect(origin: .zero, size: rect.size))
        return [.fill(path, .gradient(paint), evenOdd: false, node: 0)]
      }, extent: .infinite)
  }

  /// One pixel; grey where the image has more colours than one, as none is decoded.
  private static func average(_ filter: CIFilter) -> CIImage? {
    guard let image = filter.image else { return nil }
    if image.solid == nil {
      HostDiagnostics.reportInert(
        "CoreImage", "images are not decoded, so that their average colour is grey")
    }
    let color = image.solid.map { CIColor($0) } ?? .gray
    return CIImage(color: color).cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
  }
}

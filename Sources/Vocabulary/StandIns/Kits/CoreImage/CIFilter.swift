import DiagnosticRecords
public import Foundation
import FoundationAdditions

public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputScaleKey = "inputScale"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputColorKey = "inputColor"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputEVKey = "inputEV"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIOutputImageKey = "outputImage"

/// A filter that a picture can be drawn with. One that it cannot hands its image on as it is, which
/// a warning says.
open class CIFilter: NSObject {
  public let name: String
  private var values: [String: Any] = [:]

  /// Nil unless the name is one of Core Image's, which begin with `CI`.
  public init?(name: String) {
    guard name.hasPrefix("CI") else { return nil }
    self.name = name
    super.init()
  }

  init(known name: String) {
    self.name = name
    super.init()
  }

  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  public convenience init?(name: String, withInputParameters params: [String: Any]?) {
    self.init(name: name, parameters: params)
  }

  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key]
  }
  open func setDefaults() { values = [:] }

  public var outputImage: CIImage? {
    if let effect = FilterEffects.named[name] { return effect(self) }
    HostDiagnostics.report(
      Diagnostic(
        .imageFilterNotDrawn, "The filter \(name) is not drawn; the image is shown without it.",
        hint: "Give the widget an image to which the filter was applied already.", subject: name))
    return image
  }

  var image: CIImage? { values[kCIInputImageKey] as? CIImage }

  func number(_ key: String, _ usual: Double) -> Double {
    switch values[key] {
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as CGFloat: Double(number)
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    default: usual
    }
  }

  func color(_ key: String, _ usual: CIColor) -> CIColor { values[key] as? CIColor ?? usual }

  func vector(_ key: String, _ usual: CIVector) -> CIVector {
    switch values[key] {
    case let vector as CIVector: vector
    case let point as CGPoint: CIVector(cgPoint: point)
    case let rect as CGRect: CIVector(cgRect: rect)
    default: usual
    }
  }
}

extension Rule {
  static let imageFilterNotDrawn = Rule(
    "image-filter-not-drawn", fault: .vitrine, .warning, "An image filter is not drawn",
    why: "Pictures are never decoded, and SVG has no such filter: the image is shown without it.",
    remedy: "Give the widget an image to which the filter was applied already.")
}

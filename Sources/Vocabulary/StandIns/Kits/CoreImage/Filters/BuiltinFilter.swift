import CoreGraphics
import Foundation

/// A filter whose values have names and types.
final class BuiltinFilter: CIFilter, @unchecked Sendable {
  init(_ name: String) { super.init(known: name) }

  var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }

  var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }

  var point0: CGPoint {
    get { vector("inputPoint0", CIVector(x: 0, y: 0)).cgPointValue }
    set { setValue(newValue, forKey: "inputPoint0") }
  }

  var point1: CGPoint {
    get { vector("inputPoint1", CIVector(x: 0, y: 0)).cgPointValue }
    set { setValue(newValue, forKey: "inputPoint1") }
  }

  var color0: CIColor {
    get { color("inputColor0", .black) }
    set { setValue(newValue, forKey: "inputColor0") }
  }

  var color1: CIColor {
    get { color("inputColor1", .black) }
    set { setValue(newValue, forKey: "inputColor1") }
  }

  var center: CGPoint {
    get { vector("inputCenter", CIVector(x: 0, y: 0)).cgPointValue }
    set { setValue(newValue, forKey: "inputCenter") }
  }

  var radius0: Float {
    get { Float(number("inputRadius0", 0)) }
    set { setValue(newValue, forKey: "inputRadius0") }
  }

  var radius1: Float {
    get { Float(number("inputRadius1", 0)) }
    set { setValue(newValue, forKey: "inputRadius1") }
  }

  var inputImage: CIImage? {
    get { value(forKey: "inputImage") as? CIImage }
    set { setValue(newValue, forKey: "inputImage") }
  }

  var intensity: Float {
    get { Float(number("inputIntensity", 0)) }
    set { setValue(newValue, forKey: "inputIntensity") }
  }

  var saturation: Float {
    get { Float(number("inputSaturation", 0)) }
    set { setValue(newValue, forKey: "inputSaturation") }
  }

  var brightness: Float {
    get { Float(number("inputBrightness", 0)) }
    set { setValue(newValue, forKey: "inputBrightness") }
  }

  var contrast: Float {
    get { Float(number("inputContrast", 0)) }
    set { setValue(newValue, forKey: "inputContrast") }
  }

  var angle: Float {
    get { Float(number("inputAngle", 0)) }
    set { setValue(newValue, forKey: "inputAngle") }
  }

  var ev: Float {
    get { Float(number("inputEV", 0)) }
    set { setValue(newValue, forKey: "inputEV") }
  }

  var color: CIColor {
    get { color("inputColor", .black) }
    set { setValue(newValue, forKey: "inputColor") }
  }

  var radius: Float {
    get { Float(number("inputRadius", 0)) }
    set { setValue(newValue, forKey: "inputRadius") }
  }

  var backgroundImage: CIImage? {
    get { value(forKey: "inputBackgroundImage") as? CIImage }
    set { setValue(newValue, forKey: "inputBackgroundImage") }
  }

  var scale: Float {
    get { Float(number("inputScale", 0)) }
    set { setValue(newValue, forKey: "inputScale") }
  }

  var aspectRatio: Float {
    get { Float(number("inputAspectRatio", 0)) }
    set { setValue(newValue, forKey: "inputAspectRatio") }
  }

  var extent: CGRect {
    get { vector("inputExtent", CIVector(cgRect: .zero)).cgRectValue }
    set { setValue(newValue, forKey: "inputExtent") }
  }
}

extension BuiltinFilter: CIQRCodeGenerator, CILinearGradient, CISmoothLinearGradient,
  CIRadialGradient, CIColorInvert, CIPhotoEffect, CISepiaTone, CIColorControls, CIHueAdjust,
  CIExposureAdjust, CIColorMonochrome, CIFalseColor, CIMaskToAlpha, CIGaussianBlur, CIBoxBlur,
  CICompositeOperation, CILanczosScaleTransform, CIAreaReductionFilter, CIPixellate, CIVignette,
  CIBloom
{}

public import CoreGraphics
public import Foundation

// What the filters of `CoreImage.CIFilterBuiltins` are set with.

public protocol CIFilterProtocol: AnyObject {
  var outputImage: CIImage? { get }
}

public protocol CIQRCodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var correctionLevel: String { get set }
}

public protocol CILinearGradient: CIFilterProtocol {
  var point0: CGPoint { get set }
  var point1: CGPoint { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}

public protocol CISmoothLinearGradient: CIFilterProtocol {
  var point0: CGPoint { get set }
  var point1: CGPoint { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}

public protocol CIRadialGradient: CIFilterProtocol {
  var center: CGPoint { get set }
  var radius0: Float { get set }
  var radius1: Float { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}

public protocol CIColorInvert: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

public protocol CIPhotoEffect: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

public protocol CISepiaTone: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var intensity: Float { get set }
}

public protocol CIColorControls: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var saturation: Float { get set }
  var brightness: Float { get set }
  var contrast: Float { get set }
}

public protocol CIHueAdjust: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var angle: Float { get set }
}

public protocol CIExposureAdjust: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var ev: Float { get set }
}

public protocol CIColorMonochrome: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var color: CIColor { get set }
  var intensity: Float { get set }
}

public protocol CIFalseColor: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}

public protocol CIMaskToAlpha: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

public protocol CIGaussianBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}

public protocol CIBoxBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}

public protocol CICompositeOperation: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var backgroundImage: CIImage? { get set }
}

public protocol CILanczosScaleTransform: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var scale: Float { get set }
  var aspectRatio: Float { get set }
}

public protocol CIAreaReductionFilter: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
}

public protocol CIPixellate: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var scale: Float { get set }
}

public protocol CIVignette: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var intensity: Float { get set }
  var radius: Float { get set }
}

public protocol CIBloom: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var intensity: Float { get set }
}

// Filters by the names of `CoreImage.CIFilterBuiltins`.

extension CIFilter {
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    BuiltinFilter("CIQRCodeGenerator")
  }
  public class func linearGradient() -> any CIFilter & CILinearGradient {
    BuiltinFilter("CILinearGradient")
  }
  public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
    BuiltinFilter("CISmoothLinearGradient")
  }
  public class func radialGradient() -> any CIFilter & CIRadialGradient {
    BuiltinFilter("CIRadialGradient")
  }
  public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltinFilter("CIColorInvert") }
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter("CIPhotoEffectMono")
  }
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter("CIPhotoEffectNoir")
  }
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter("CIPhotoEffectTonal")
  }
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter("CIPhotoEffectChrome")
  }
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter("CIPhotoEffectFade")
  }
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter("CIPhotoEffectInstant")
  }
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter("CIPhotoEffectProcess")
  }
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter("CIPhotoEffectTransfer")
  }
  public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltinFilter("CISepiaTone") }
  public class func colorControls() -> any CIFilter & CIColorControls {
    BuiltinFilter("CIColorControls")
  }
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltinFilter("CIHueAdjust") }
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    BuiltinFilter("CIExposureAdjust")
  }
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    BuiltinFilter("CIColorMonochrome")
  }
  public class func falseColor() -> any CIFilter & CIFalseColor { BuiltinFilter("CIFalseColor") }
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { BuiltinFilter("CIMaskToAlpha") }
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur {
    BuiltinFilter("CIGaussianBlur")
  }
  public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltinFilter("CIBoxBlur") }
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CISourceOverCompositing")
  }
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    BuiltinFilter("CILanczosScaleTransform")
  }
  public class func areaAverage() -> any CIFilter & CIAreaReductionFilter {
    BuiltinFilter("CIAreaAverage")
  }
  public class func pixellate() -> any CIFilter & CIPixellate { BuiltinFilter("CIPixellate") }
  public class func vignette() -> any CIFilter & CIVignette { BuiltinFilter("CIVignette") }
  public class func bloom() -> any CIFilter & CIBloom { BuiltinFilter("CIBloom") }
}

// How pixels would be kept: as a bitmap of sRGB with opacity is, whatever the file has.
extension CGImage {
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { 4 * width }
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  public var isMask: Bool { false }
  public var shouldInterpolate: Bool { true }

  /// None, as no image is decoded.
  public var dataProvider: CGDataProvider? { nil }
}

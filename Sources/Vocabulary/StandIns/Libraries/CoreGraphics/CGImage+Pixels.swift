/// How pixels would be stored if there were any: as those of most pictures are.
extension CGImage {
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  public var isMask: Bool { false }
  public var shouldInterpolate: Bool { true }
}

import Foundation

/// A colour space. All colours are drawn in sRGB; Display P3 is converted.
public final class CGColorSpace: Hashable, Sendable {
  public static let sRGB = "kCGColorSpaceSRGB"
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// Gamma-encoded sRGB with components outside 0…1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"

  public let name: String?

  var isDisplayP3: Bool { name == Self.displayP3 || name == Self.extendedDisplayP3 }

  /// Those of a colour without its opacity.
  public var numberOfComponents: Int { 3 }

  public init?(name: String) { self.name = name }

  init(known name: String) { self.name = name }

  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.name == rhs.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The device's colour space: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(known: CGColorSpace.sRGB) }

/// The device's greys, as sRGB.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(known: CGColorSpace.sRGB)
}

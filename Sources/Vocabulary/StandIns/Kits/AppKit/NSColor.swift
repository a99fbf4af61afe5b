public import SwiftUI
public import UIKit

/// A colour of the Mac; the same as one of UIKit here.
public typealias NSColor = UIColor
/// A font of the Mac; the same as one of UIKit here.
public typealias NSFont = UIFont

/// Names that the Mac has for colours, by what comes nearest among those of the phone.
extension NSColor {
  public class var controlAccentColor: NSColor { .tintColor }
  public class var labelColor: NSColor { .label }
  public class var secondaryLabelColor: NSColor { .secondaryLabel }
  public class var tertiaryLabelColor: NSColor { .tertiaryLabel }
  public class var quaternaryLabelColor: NSColor { .quaternaryLabel }
  public class var textColor: NSColor { .label }
  public class var controlTextColor: NSColor { .label }
  public class var placeholderTextColor: NSColor { .placeholderText }
  public class var linkColor: NSColor { .link }
  public class var separatorColor: NSColor { .separator }
  public class var windowBackgroundColor: NSColor { .secondarySystemBackground }
  public class var controlBackgroundColor: NSColor { .systemBackground }
  public class var textBackgroundColor: NSColor { .systemBackground }
  public class var underPageBackgroundColor: NSColor { .systemGray4 }

  /// The colour itself: every colour has its components in sRGB here.
  public func usingColorSpace(_ space: NSColorSpace) -> NSColor? { self }

  public var redComponent: CGFloat { component(0) }
  public var greenComponent: CGFloat { component(1) }
  public var blueComponent: CGFloat { component(2) }
  public var alphaComponent: CGFloat { component(3) }

  private func component(_ index: Int) -> CGFloat { cgColor.components?[index] ?? 0 }
}

/// A colour space; all are sRGB.
open class NSColorSpace: NSObject, @unchecked Sendable {
  public static let sRGB = NSColorSpace()
  public static let deviceRGB = NSColorSpace()
  public static let genericRGB = NSColorSpace()
  public static let displayP3 = NSColorSpace()
  public static let extendedSRGB = NSColorSpace()
}

extension Color {
  public init(nsColor: NSColor) { self.init(uiColor: nsColor) }
}

public import SwiftUI
public import UIKit

/// A colour of the Mac; the same as one of UIKit here.
public typealias NSColor = UIColor
/// A picture of the Mac; the same as one of UIKit here.
public typealias NSImage = UIImage
/// A font of the Mac; the same as one of UIKit here.
public typealias NSFont = UIFont

/// Names that the Mac has for colours, by what comes nearest among those of the phone.
extension NSColor {
  /// The colour of controls that are on.
  public class var controlAccentColor: NSColor { .tintColor }
  /// Text.
  public class var labelColor: NSColor { .label }
  /// Text of second rank.
  public class var secondaryLabelColor: NSColor { .secondaryLabel }
  /// Text of third rank.
  public class var tertiaryLabelColor: NSColor { .tertiaryLabel }
  /// Text of fourth rank.
  public class var quaternaryLabelColor: NSColor { .quaternaryLabel }
  /// Text that somebody wrote.
  public class var textColor: NSColor { .label }
  /// Text of controls.
  public class var controlTextColor: NSColor { .label }
  /// Text that stands where there is none.
  public class var placeholderTextColor: NSColor { .placeholderText }
  /// Links.
  public class var linkColor: NSColor { .link }
  /// Lines between things.
  public class var separatorColor: NSColor { .separator }
  /// What is behind a window's content.
  public class var windowBackgroundColor: NSColor { .secondarySystemBackground }
  /// What is behind controls.
  public class var controlBackgroundColor: NSColor { .systemBackground }
  /// What is behind text.
  public class var textBackgroundColor: NSColor { .systemBackground }
  /// What is behind pages.
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
  /// The colour of the Mac.
  public init(nsColor: NSColor) { self.init(uiColor: nsColor) }
}

extension Image {
  /// The picture of the Mac.
  public init(nsImage: NSImage) { self.init(uiImage: nsImage) }
}

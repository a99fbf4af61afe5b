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
  public class var controlColor: NSColor { .tertiarySystemBackground }
  public class var selectedControlColor: NSColor { selectedTextBackgroundColor }
  public class var selectedControlTextColor: NSColor { .label }
  public class var alternateSelectedControlTextColor: NSColor { .white }
  public class var disabledControlTextColor: NSColor { .tertiaryLabel }
  public class var keyboardFocusIndicatorColor: NSColor { .tintColor }
  public class var headerTextColor: NSColor { .label }
  public class var windowFrameTextColor: NSColor { .label }
  public class var selectedTextColor: NSColor { .label }
  public class var selectedTextBackgroundColor: NSColor { .tintColor.withAlphaComponent(0.3) }
  public class var selectedContentBackgroundColor: NSColor { .tintColor }
  public class var unemphasizedSelectedTextColor: NSColor { .label }
  public class var unemphasizedSelectedTextBackgroundColor: NSColor { .systemGray4 }
  public class var unemphasizedSelectedContentBackgroundColor: NSColor { .systemGray4 }
  public class var alternatingContentBackgroundColors: [NSColor] {
    [.systemBackground, .secondarySystemBackground]
  }
  public class var selectedMenuItemTextColor: NSColor { .white }
  public class var findHighlightColor: NSColor { .systemYellow }
  public class var gridColor: NSColor { .separator }
  public class var highlightColor: NSColor { .white }
  public class var shadowColor: NSColor { .black }

  /// As on a Mac, where code has to expect that there is none; here there always is. The second
  /// parameter, which nobody gives, tells it from that of UIKit, which never fails.
  public convenience init?(cgColor: CGColor, _ mayFail: Void = ()) {
    guard let parts = cgColor.components, parts.count == 4 else { return nil }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

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

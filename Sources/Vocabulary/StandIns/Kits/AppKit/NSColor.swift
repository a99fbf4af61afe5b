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
}

extension Color {
  public init(nsColor: NSColor) { self.init(uiColor: nsColor) }
}

extension Image {
  public init(nsImage: NSImage) { self.init(uiImage: nsImage) }
}

public import CoreGraphics
public import Foundation
public import FoundationAdditions
public import UIKit

public typealias CTFont = UIFont
public typealias CTFontDescriptor = UIFontDescriptor

/// The font of a name, or the system's where there is none; a matrix changes nothing.
public func CTFontCreateWithName(
  _ name: some _CFText, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(name: name._text, size: usual(size)) ?? .systemFont(ofSize: usual(size)) }

public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }

public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
  switch uiType {
  case .system: .systemFont(ofSize: usual(size))
  case .emphasizedSystem: .boldSystemFont(ofSize: usual(size))
  case .userFixedPitch: .monospacedSystemFont(ofSize: usual(size), weight: .regular)
  }
}

public enum CTFontUIFontType: UInt32, Sendable {
  case userFixedPitch = 1
  case system = 2
  case emphasizedSystem = 3
}

/// 0 stands for 12 points, as in Core Text.
private func usual(_ size: CGFloat) -> CGFloat { size > 0 ? size : 12 }

public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }

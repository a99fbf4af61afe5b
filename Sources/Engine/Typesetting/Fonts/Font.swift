package import Foundation

/// A font as widget code describes it: a request, resolved against the environment only when text
/// is measured (`FontLibrary.resolve(_:in:)`).
///
/// All modifiers are folded into one flat value, so that two equal descriptions are one cache key.
public struct Font: Hashable, Sendable {
  /// What the description starts from.
  package enum Base: Hashable, Sendable {
    /// A Dynamic Type style of the system font.
    case style(TextStyle)
    /// The system font at a size in points, which never scales.
    case system(size: CGFloat)
    /// A named font; `relativeTo` is nil when the size is fixed.
    indirect case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
  }

  /// Which letters are drawn as small capitals.
  package enum SmallCaps: Hashable, Sendable {
    case none
    case lowercase
    case uppercase
    case all
  }

  /// What the description starts from.
  package var base: Base
  /// The weight asked for explicitly.
  package var weight: Weight?
  /// The design asked for explicitly.
  package var design: Design?
  /// The width asked for explicitly.
  package var width: Width?
  /// The line spacing asked for.
  package var leading: Leading = .standard
  /// Whether `bold()` was applied after the weight.
  package var isBold = false
  /// Whether `italic()` was applied.
  package var isItalic = false
  /// Whether `monospaced()` was applied.
  package var isMonospaced = false
  /// Whether `monospacedDigit()` was applied.
  package var hasMonospacedDigits = false
  /// Which letters are drawn as small capitals.
  package var smallCapitals: SmallCaps = .none
  /// The factor of `scaled(by:)`.
  package var scale: CGFloat = 1

  package init(base: Base, weight: Weight? = nil, design: Design? = nil) {
    self.base = base
    self.weight = weight
    self.design = design
  }

  /// Points; larger fonts are cut to it.
  static let greatestSize: CGFloat = 10_000

  /// Whether its size, scale and width are numbers that something can be written in.
  package var hasDrawableSize: Bool {
    func isSane(_ value: CGFloat) -> Bool { abs(value) <= Self.greatestSize }
    guard isSane(scale), width?.isDrawable ?? true else { return false }
    switch base {
    case .style: return true
    case .system(let size), .custom(_, let size, _): return isSane(size)
    }
  }

  /// The Dynamic Type style that it starts from; nil for a size of its own.
  package var textStyle: TextStyle? {
    switch base {
    case .style(let style): style
    case .system: nil
    case .custom(_, _, let style): style
    }
  }

  /// A number that says all there is to a system font of a size and weight; nil for others.
  package var plainCode: UInt64? {
    guard case .system(let size) = base, design == nil, width == nil, leading == .standard,
      !isBold, !isItalic, !isMonospaced, !hasMonospacedDigits, smallCapitals == .none, scale == 1,
      Double(Float(size)) == Double(size)
    else { return nil }
    let weight = UInt64(truncatingIfNeeded: weight?.number ?? 0)
    return UInt64(Float(size).bitPattern) << 32 | weight & 0xFFFF_FFFF
  }

  /// The same font with one property changed.
  func changing<Value>(_ path: WritableKeyPath<Font, Value>, to value: Value) -> Font {
    var copy = self
    copy[keyPath: path] = value
    return copy
  }
}

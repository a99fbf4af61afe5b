public import Foundation
public import VectorDrawing

/// The size a parent offers: a number, `nil` (the child's ideal), 0 (its minimum) or ∞ (its
/// maximum) in each dimension.
public struct ProposedViewSize: Equatable, Sendable {
  @usableFromInline var lengths: (width: ProposedLength, height: ProposedLength)

  /// A proposal of two lengths in points; `nil` asks for the ideal one.
  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    lengths = (ProposedLength(width), ProposedLength(height))
  }

  /// Points; `nil` asks for the ideal width.
  @inlinable public var width: CGFloat? {
    get { lengths.width.value }
    set { lengths.width = ProposedLength(newValue) }
  }

  /// Points; `nil` asks for the ideal height.
  @inlinable public var height: CGFloat? {
    get { lengths.height.value }
    set { lengths.height = ProposedLength(newValue) }
  }

  /// Whether both lengths are the same.
  @inlinable public static func == (left: ProposedViewSize, right: ProposedViewSize) -> Bool {
    left.width == right.width && left.height == right.height
  }

  /// A proposal of exactly this size.
  @inlinable public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// The proposal with a length for each dimension that has none.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// A length or none, in the room of a number: there are two proposals in every node. None is a NaN
/// that comes from no calculation.
@usableFromInline struct ProposedLength: Sendable {
  @usableFromInline let bits: UInt64

  @inlinable @inline(__always) init(_ length: CGFloat?) {
    bits = length.map { UInt64($0.bitPattern) } ?? Self.none
  }

  @inlinable @inline(__always) var value: CGFloat? {
    bits == Self.none ? nil : CGFloat(Double(bitPattern: bits))
  }

  @inlinable @inline(__always) static var none: UInt64 { 0x7FF8_0000_4E4F_4E45 }
}

extension ProposedViewSize {
  /// The proposal along an axis.
  @inlinable package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  @inlinable package init(_ axis: Axis, _ major: CGFloat?, crossing minor: CGFloat?) {
    self =
      axis == .horizontal
      ? ProposedViewSize(width: major, height: minor)
      : ProposedViewSize(width: minor, height: major)
  }

  /// The proposal with NaN read as 0 and nothing below 0 (Facts/layout.md#proposals).
  package var sane: ProposedViewSize {
    ProposedViewSize(width: width.map(Self.sane), height: height.map(Self.sane))
  }

  private static func sane(_ length: CGFloat) -> CGFloat { length > 0 ? length : 0 }

  /// Whether a length is not a number.
  @inline(__always) var hasNaN: Bool {
    // As only NaN is not itself: `isNaN` looks at the bits, and this is asked of every proposal.
    let (width, height) = (width ?? 0, height ?? 0)
    return width != width || height != height
  }

  /// The proposal with NaN read as 0 (Facts/layout.md#proposals).
  @inline(__always) var withoutNaN: ProposedViewSize { hasNaN ? sane : self }

  /// The proposal less some space; never below 0, `nil` stays `nil`.
  package func inset(horizontal: CGFloat, vertical: CGFloat) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { Self.sane($0 - horizontal) },
      height: height.map { Self.sane($0 - vertical) })
  }
}

extension CGSize {
  @inlinable package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  @inlinable package init(_ axis: Axis, _ major: CGFloat, crossing minor: CGFloat) {
    self =
      axis == .horizontal
      ? CGSize(width: major, height: minor) : CGSize(width: minor, height: major)
  }
}

extension CGSize {
  /// The size a node can answer: no length below 0, none that is not a number.
  var sane: CGSize {
    CGSize(width: width > 0 ? width : 0, height: height > 0 ? height : 0)
  }

  /// The size as it stands in a picture, where nothing is infinite: a million points at most.
  var bounded: CGSize { CGSize(width: min(width, 1e6), height: min(height, 1e6)) }
}

extension CGPoint {
  /// The point as it stands in a picture: a billion points away at most.
  var bounded: CGPoint { CGPoint(x: min(max(x, -1e9), 1e9), y: min(max(y, -1e9), 1e9)) }

  @inlinable package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

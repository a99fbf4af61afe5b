package import Foundation

/// A length or none, in the room of a length: what fits into the buffer of an existential needs no
/// box of its own.
package struct OptionalLength: Equatable, Sendable {
  /// The length, or a number that is none and that no calculation gives.
  package let bits: UInt64

  /// The bits that are no length.
  @inlinable package static var none: UInt64 { 0x7FF8_0000_0000_A11C }

  @inlinable @inline(__always) package init(_ value: CGFloat?) {
    bits = if let value { Double(value).bitPattern } else { Self.none }
  }

  @inlinable @inline(__always) package var value: CGFloat? {
    bits == Self.none ? nil : CGFloat(Double(bitPattern: bits))
  }
}

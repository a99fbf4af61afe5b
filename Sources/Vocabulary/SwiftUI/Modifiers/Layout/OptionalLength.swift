import Foundation

/// A length or none, in the room of a length: what fits into the buffer of an existential needs no
/// box of its own.
struct OptionalLength: Equatable, Sendable {
  /// The length, or a number that is none and that no calculation gives.
  private let bits: UInt64

  private static var none: UInt64 { 0x7FF8_0000_0000_A11C }

  @inline(__always) init(_ value: CGFloat?) {
    bits = if let value { Double(value).bitPattern } else { Self.none }
  }

  @inline(__always) var value: CGFloat? {
    bits == Self.none ? nil : CGFloat(Double(bitPattern: bits))
  }
}

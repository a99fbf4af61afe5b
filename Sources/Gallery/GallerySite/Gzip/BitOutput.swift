/// Bytes written a few bits at a time, the lowest bit first.
struct BitOutput {
  private var bytes: [UInt8] = []
  private var pending = 0
  private var pendingBits = 0

  /// Writes the lowest bits of a value, 32 at most.
  mutating func write(_ value: Int, bits: Int) {
    pending |= value << pendingBits
    pendingBits += bits
    while pendingBits >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingBits -= 8
    }
  }

  /// The bytes, the last one filled with zeros.
  mutating func finished() -> [UInt8] {
    if pendingBits > 0 { bytes.append(UInt8(truncatingIfNeeded: pending)) }
    pending = 0
    pendingBits = 0
    return bytes
  }
}

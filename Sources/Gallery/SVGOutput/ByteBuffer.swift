import Foundation

/// The bytes of a picture while it is written. One growing block, no strings in between.
struct ByteBuffer {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int = 4096) { bytes.reserveCapacity(capacity) }

  var count: Int { bytes.count }

  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  mutating func append(_ literal: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  mutating func append(utf8 string: String) { bytes.append(contentsOf: string.utf8) }

  mutating func append(xml text: String) { XMLText.write(text, to: &bytes) }

  mutating func append(_ other: ByteBuffer) { bytes.append(contentsOf: other.bytes) }

  mutating func append(raw other: [UInt8]) { bytes.append(contentsOf: other) }

  mutating func append(byte: UInt8) { bytes.append(byte) }

  mutating func append(_ value: Int) { Numbers.write(value, to: &bytes) }

  mutating func append(_ value: CGFloat) { Numbers.write(Double(value), to: &bytes) }

  mutating func append(_ value: Double) { Numbers.write(value, to: &bytes) }
}

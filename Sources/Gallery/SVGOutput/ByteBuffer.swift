import Encodings
import Foundation

/// The bytes of a picture while it is written: one growing block of memory, no strings in between.
/// A picture is tens of thousands of tiny appends, so that each is inlined and copies straight into
/// the block.
struct ByteBuffer: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0
  private let digits = ThreeDigits.shared

  init(capacity: Int = 4096) {
    self.capacity = max(capacity, 64)
    start = Self.resized(nil, to: self.capacity)
  }

  deinit { free(start) }

  /// What was written; valid until the next change.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  /// What two buffers hold, one after the other.
  static func joined(
    _ first: borrowing ByteBuffer, _ second: borrowing ByteBuffer
  ) -> [UInt8] {
    let (head, rest) = (first.bytes, second.bytes)
    return [UInt8](unsafeUninitializedCapacity: head.count + rest.count) { target, used in
      let next = target.update(fromContentsOf: head)
      used = target[next...].update(fromContentsOf: rest)
    }
  }

  /// Room for more bytes, to be filled from the returned address on.
  @inline(__always) private mutating func room(_ more: Int) -> UnsafeMutablePointer<UInt8> {
    if count &+ more > capacity { grow(more) }
    return start + count
  }

  @inline(never) private mutating func grow(_ more: Int) {
    capacity = max(capacity * 2, count + more)
    start = Self.resized(start, to: capacity)
  }

  /// The C library's block, which may grow where it lies.
  private static func resized(
    _ block: UnsafeMutablePointer<UInt8>?, to capacity: Int
  ) -> UnsafeMutablePointer<UInt8> {
    guard let block = realloc(block, capacity) else { fatalError("no memory for a picture") }
    return block.assumingMemoryBound(to: UInt8.self)
  }

  @inline(__always) mutating func append(_ literal: StaticString) {
    let length = literal.utf8CodeUnitCount
    room(length).update(from: literal.utf8Start, count: length)
    count &+= length
  }

  mutating func append(_ other: UnsafeBufferPointer<UInt8>) {
    guard let base = other.baseAddress else { return }
    room(other.count).update(from: base, count: other.count)
    count &+= other.count
  }

  @inline(__always) mutating func append(byte: UInt8) {
    room(1).pointee = byte
    count &+= 1
  }

  /// Bytes that a closure writes where there is room for as many.
  @inline(__always) mutating func append(
    _ length: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Void
  ) {
    write(room(length))
    count &+= length
  }

  /// Bytes that a closure writes, which may touch as many as there is to be room for.
  @inline(__always) mutating func append(
    _ length: Int, room least: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Void
  ) {
    write(room(max(length, least)))
    count &+= length
  }

  /// A text as XML spells it.
  mutating func append(text: String) { XMLText.write(text) { append($0) } }

  /// Base64, which is long and needs no escape.
  mutating func append(base64 text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  mutating func append(_ value: CGFloat) { append(Double(value)) }

  mutating func append(_ value: Double) {
    count &+= Numbers.write(value, at: room(Numbers.longest), by: digits)
  }

  /// A number and a byte after it.
  mutating func append(_ value: Double, then byte: UInt8) {
    let bytes = room(Numbers.longest + 1)
    let length = Numbers.write(value, at: bytes, by: digits)
    bytes[length] = byte
    count &+= length &+ 1
  }
}

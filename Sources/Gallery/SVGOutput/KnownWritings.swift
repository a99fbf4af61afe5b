import Foundation

/// What was written before, to be written again at once. Every key has one slot, by its number,
/// where the last one stays that was written: nothing is hashed, counted or cleared.
struct KnownWritings<Key: Equatable, Writing> {
  private var slots: [(key: Key, writing: Writing)?]

  /// - Parameter bits: There are as many slots as so many bits count.
  init(bits: Int) { slots = Array(repeating: nil, count: 1 << bits) }

  subscript(key: Key, number: KeyNumber) -> Writing? {
    get {
      guard let known = slots[slot(number)], known.key == key else { return nil }
      return known.writing
    }
    set { slots[slot(number)] = newValue.map { (key, $0) } }
  }

  private func slot(_ number: KeyNumber) -> Int {
    Int(truncatingIfNeeded: number.value >> 40) & (slots.count - 1)
  }
}

/// A number that differs for most keys that do.
struct KeyNumber {
  private(set) var value: UInt64

  init(_ count: Int) { value = UInt64(truncatingIfNeeded: count) }

  @inline(__always) mutating func add(_ length: CGFloat) {
    // Lengths differ in their high bits, which a product hands on to none but higher ones.
    value = (value ^ Double(length).bitPattern).byteSwapped &* 0x9E37_79B9_7F4A_7C15
  }

  @inline(__always) mutating func add(_ point: CGPoint) {
    add(point.x)
    add(point.y)
  }
}

/// Numbers that lie side by side.
public protocol AccelerateBuffer {
  associatedtype Element
  var count: Int { get }
  func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R
}

public protocol AccelerateMutableBuffer: AccelerateBuffer {
  mutating func withUnsafeMutableBufferPointer<R>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
  ) rethrows -> R
}

extension Array: AccelerateMutableBuffer {}
extension ContiguousArray: AccelerateMutableBuffer {}
extension ArraySlice: AccelerateMutableBuffer {}

extension UnsafeBufferPointer: AccelerateBuffer {
  public func withUnsafeBufferPointer<R>(
    _ body: (UnsafeBufferPointer<Element>) throws -> R
  ) rethrows -> R { try body(self) }
}

extension AccelerateBuffer {
  /// Its numbers as an array.
  var numbers: [Element] { withUnsafeBufferPointer { Array($0) } }
}

extension AccelerateMutableBuffer {
  /// Writes numbers over the first.
  mutating func write(_ numbers: [Element]) {
    withUnsafeMutableBufferPointer { room in
      for (index, number) in numbers.prefix(room.count).enumerated() { room[index] = number }
    }
  }
}

import Foundation

/// Results that arrive from several threads in any order, kept in the order of the questions.
final class Gathered<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Value?]
  private var missing: Int

  init(count: Int) {
    values = Array(repeating: nil, count: count)
    missing = count
  }

  /// - Returns: All of them, if this was the last that was missing.
  @discardableResult func set(_ value: Value, at index: Int) -> [Value]? {
    lock.withLock {
      if values[index] == nil { missing -= 1 }
      values[index] = value
      return missing == 0 ? values.compactMap { $0 } : nil
    }
  }

  /// nil where nothing arrived.
  var all: [Value?] { lock.withLock { values } }
}

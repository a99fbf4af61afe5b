import Foundation

/// Results that arrive from several threads in any order, kept in the order of the questions.
final class Gathered<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Value?]

  init(count: Int) { values = Array(repeating: nil, count: count) }

  func set(_ value: Value, at index: Int) {
    lock.withLock { values[index] = value }
  }

  /// nil where nothing arrived.
  var all: [Value?] { lock.withLock { values } }
}

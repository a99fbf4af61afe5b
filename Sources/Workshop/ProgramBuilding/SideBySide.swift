import Foundation
import Synchronization

/// Does some things at the same time, as many as the machine has processors for.
///
/// - Returns: what came of each, in order. Of several errors the first in order is thrown.
func sideBySide<Value: Sendable>(
  _ count: Int, _ work: @Sendable (Int) throws -> Value
) throws -> [Value] {
  let results = Mutex<[Int: Result<Value, any Error>]>([:])
  DispatchQueue.concurrentPerform(iterations: count) { index in
    let result = Result { try work(index) }
    results.withLock { $0[index] = result }
  }
  let all = results.withLock { $0 }
  return try (0..<count).compactMap { try all[$0]?.get() }
}

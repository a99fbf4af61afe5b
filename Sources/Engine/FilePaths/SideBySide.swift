import Foundation
import Synchronization

/// Does something for each of some elements, as many at a time as there are processors.
///
/// - Returns: what came of each, in order. Of several errors the first in order is thrown.
package func sideBySide<Element: Sendable, Value: Sendable>(
  _ elements: [Element], _ work: @Sendable (Element) throws -> Value
) throws -> [Value] {
  let results = Mutex<[Int: Result<Value, any Error>]>([:])
  DispatchQueue.concurrentPerform(iterations: elements.count) { index in
    let result = Result { try work(elements[index]) }
    results.withLock { $0[index] = result }
  }
  let all = results.withLock { $0 }
  return try elements.indices.compactMap { try all[$0]?.get() }
}

import CLibrary
import Foundation

/// What a C function is handed, kept for as long as this is there.
final class LaunchMemory {
  private var blocks: [UnsafeMutableRawPointer] = []

  deinit {
    for block in blocks { free(block) }
  }

  /// A text that ends with a zero; nil if there is no memory.
  func text(_ text: String) -> UnsafeMutablePointer<CChar>? {
    guard let copy = strdup(text) else { return nil }
    blocks.append(copy)
    return copy
  }

  /// Texts, and behind them nil.
  func texts(_ texts: [String]) -> UnsafePointer<UnsafeMutablePointer<CChar>?>? {
    list(texts.map(text) + [nil])
  }

  /// Plain values one after another; nil if there is no memory.
  func list<Value: BitwiseCopyable>(_ values: [Value]) -> UnsafePointer<Value>? {
    guard let block = malloc(max(1, MemoryLayout<Value>.stride * values.count)) else { return nil }
    blocks.append(block)
    let start = block.bindMemory(to: Value.self, capacity: values.count)
    for (index, value) in values.enumerated() { (start + index).initialize(to: value) }
    return UnsafePointer(start)
  }
}

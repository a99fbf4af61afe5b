/// A timeline of a family as checks see it.
package struct CheckedTimeline {
  /// In their order.
  let entries: [CheckedEntry]
  /// Megabytes that a widget may take on a device.
  let memoryLimit: Double
}

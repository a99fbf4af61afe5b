/// What a provider is asked for: the values of the axis `state`.
package enum ContentKind: String, CaseIterable, Hashable, Sendable {
  case snapshot, placeholder
  /// The snapshot on a locked device.
  case redacted
  /// The entries of the timeline.
  case entry
}

/// What of a widget is shown.
package enum ContentState: Hashable, Sendable {
  /// The provider's placeholder, redacted (Facts/redaction.md#reasons).
  case placeholder
  /// The snapshot for the widget gallery.
  case snapshot
  /// The snapshot on a locked device: what is privacy sensitive is hidden.
  case redacted
  /// The placeholder on a locked device, for a widget whose entitlement protects its data.
  case locked
  /// An entry of the timeline.
  case entry(Int)

  /// What the provider was asked for it.
  package var kind: ContentKind {
    switch self {
    case .placeholder: .placeholder
    case .snapshot: .snapshot
    case .redacted, .locked: .redacted
    case .entry: .entry
    }
  }
}

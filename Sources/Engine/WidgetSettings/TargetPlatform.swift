/// The Apple system a widget is drawn for; decides `#if os(…)` and what can be imported.
package enum TargetPlatform: String, Codable, Hashable, Sendable, CaseIterable {
  case iOS, watchOS, macOS, visionOS, tvOS

  /// The platform of that name in any capitalisation.
  package init?(named name: String) {
    guard let match = Self.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() })
    else { return nil }
    self = match
  }
}

package import Foundation

/// The layout direction of a container.
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

extension LayoutDirection {
  /// The direction of the characters of a locale's language.
  package init(_ locale: Locale) {
    self = locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

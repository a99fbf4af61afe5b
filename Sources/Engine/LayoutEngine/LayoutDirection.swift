package import Foundation

/// The layout direction of a container.
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

extension LayoutDirection {
  /// The direction the system lays out in for a person's locale, as Apple documents it for the
  /// environment: that of the characters of its language.
  package init(_ locale: Locale) {
    self = locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

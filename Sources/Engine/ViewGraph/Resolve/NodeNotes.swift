package import VectorDrawing

/// What is said of few nodes beside what they draw. It lies apart, in one place for all, so that
/// nodes of which nothing is said are quick to make and to ask.
package struct NodeNotes {
  private var said: Said?

  /// All that may be said.
  private final class Said {
    let accessibility: AccessibilityNote?
    let identifier: String?
    let privatePlate: RGBA?
    let preferences: [ObjectIdentifier: PreferenceChange]?

    init(
      _ accessibility: AccessibilityNote?, _ identifier: String?, _ privatePlate: RGBA?,
      _ preferences: [ObjectIdentifier: PreferenceChange]?
    ) {
      (self.accessibility, self.identifier) = (accessibility, identifier)
      (self.privatePlate, self.preferences) = (privatePlate, preferences)
    }
  }

  /// Whether nothing is said.
  package var isEmpty: Bool { said == nil }

  package var accessibility: AccessibilityNote? {
    get { said?.accessibility }
    set { said = Said(newValue, identifier, privatePlate, preferences) }
  }

  /// The name given by `accessibilityIdentifier`.
  package var identifier: String? {
    get { said?.identifier }
    set { said = Said(accessibility, newValue, privatePlate, preferences) }
  }

  /// Set where the node must tell nothing, as it is private and the device is locked: the colour of
  /// the plate in place of what it draws. Texts and images bring bars and boxes of their own.
  package var privatePlate: RGBA? {
    get { said?.privatePlate }
    set { said = Said(accessibility, identifier, newValue, preferences) }
  }

  /// What the node says to preferences on their way up.
  package var preferences: [ObjectIdentifier: PreferenceChange]? {
    get { said?.preferences }
    set { said = Said(accessibility, identifier, privatePlate, newValue) }
  }
}

/// What a group of a picture is to assistive technology.
package struct SpokenPart: Hashable, Sendable {
  /// The kind of thing.
  package enum Role: Hashable, Sendable {
    case image, button, link, toggle, heading, meter, progress, group
    /// Passed over.
    case hidden
  }

  package var role: Role
  package var label: String?
  /// What a tap does.
  package var hint: String?
  /// Whether a toggle is on.
  package var isOn = false
  /// 1…6, of a heading.
  package var level = 2
  /// 0…1, of a meter or progress; nil where it is not known.
  package var fraction: Double?
  /// The fraction in words.
  package var valueText: String?

  package init(_ role: Role, label: String? = nil) { (self.role, self.label) = (role, label) }
}

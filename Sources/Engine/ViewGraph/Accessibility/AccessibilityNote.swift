/// What assistive technology is told about a node.
package struct AccessibilityNote {
  /// How the parts of a view are read: Apple's `AccessibilityChildBehavior`.
  package enum Children: String, Sendable { case ignore, contain, combine }

  /// What shows a fraction.
  package enum Measure: Sendable, Equatable {
    case gauge(Double)
    /// Without a number, how far it has come is not known.
    case progress(Double?)
  }

  package var label: String?
  package var value: String?
  package var hint: String?
  package var traits: [String] = []
  /// Traits that the element has of itself and shall not have.
  package var removedTraits: [String] = []
  /// What a person may say to mean the element.
  package var inputLabels: [String] = []
  package var children: Children?
  /// Higher is read earlier among the elements of a container; 0 where nothing is said.
  package var sortPriority: Double?
  /// 1…6; nil where the level of a heading is not said.
  package var headingLevel: Int?
  package var measure: Measure?
  package var isHidden = false
  package init() {}
}

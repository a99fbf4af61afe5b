import SwiftUI

extension Samples {
  @MainActor mutating func addAccessibility() {
    let words = Self.words
    drawn("accessibility(hidden:)") { words.accessibility(hidden: true) }
    drawn("accessibility(label:)") { words.accessibility(label: Text("label")) }
    drawn("accessibilityLabel(_)") { VStack { words }.accessibilityLabel("label") }
    drawn("accessibilityValue(_)") { words.accessibilityValue("value") }
    drawn("accessibilityHint(_)") { words.accessibilityHint("hint") }
    drawn("accessibilityHidden(_)") { words.accessibilityHidden(true) }
    drawn("accessibilityIdentifier(_)") { words.accessibilityIdentifier("words") }
    drawn("accessibilityAddTraits(_)") {
      words.accessibilityAddTraits(.isHeader).accessibilityRemoveTraits(.isImage)
    }
    drawn("accessibilityElement(children:)") { words.accessibilityElement(children: .combine) }
    drawn("accessibilityAction() {}") { words.accessibilityAction {} }
    drawn("accessibilityAction(named:, _)") { words.accessibilityAction(named: "Open") {} }
    drawn("accessibilitySortPriority(_)") { words.accessibilitySortPriority(1) }
  }
}

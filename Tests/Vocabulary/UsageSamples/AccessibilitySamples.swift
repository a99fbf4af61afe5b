import SwiftUI

extension Samples {
  @MainActor mutating func addAccessibility() {
    let words = Self.words
    inert("accessibility(hidden:)") { words.accessibility(hidden: true) }
    inert("accessibility(label:)") { words.accessibility(label: Text("label")) }
    inert("accessibilityLabel(_)") { VStack { words }.accessibilityLabel("label") }
    inert("accessibilityValue(_)") { words.accessibilityValue("value") }
    inert("accessibilityHint(_)") { words.accessibilityHint("hint") }
    inert("accessibilityHidden(_)") { words.accessibilityHidden(true) }
    inert("accessibilityIdentifier(_)") { words.accessibilityIdentifier("words") }
    inert("accessibilityAddTraits(_)") {
      words.accessibilityAddTraits(.isHeader).accessibilityRemoveTraits(.isImage)
    }
    inert("accessibilityElement(children:)") { words.accessibilityElement(children: .combine) }
    inert("accessibilityAction() {}") { words.accessibilityAction {} }
    inert("accessibilityAction(named:, _)") { words.accessibilityAction(named: "Open") {} }
    inert("accessibilitySortPriority(_)") { words.accessibilitySortPriority(1) }
  }
}

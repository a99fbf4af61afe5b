import Testing
import UIKit

/// What apps put into the menu of their icon.
@MainActor struct UIApplicationShortcutItemTests {
  @Test func `items are kept`() {
    let item = UIApplicationShortcutItem(
      type: "new", localizedTitle: "New", icon: UIApplicationShortcutIcon(type: .compose))
    UIApplication.shared.shortcutItems = [item]
    defer { UIApplication.shared.shortcutItems = nil }
    #expect(UIApplication.shared.shortcutItems?.map(\.localizedTitle) == ["New"])
  }
}

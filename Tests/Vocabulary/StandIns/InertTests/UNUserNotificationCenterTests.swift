import TestSupport
import Testing
import UserNotifications

@Suite(OwnDiagnostics()) struct UNUserNotificationCenterTests {
  @Test("Nobody allows notifications, and requests are forgotten")
  func notifications() async throws {
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    content.interruptionLevel = .timeSensitive
    content.relevanceScore = 0.5
    content.sound = UNNotificationSound(named: UNNotificationSoundName("tea.caf"))
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: trigger)
    #expect(request.content.title == "Tea" && request.content.relevanceScore == 0.5)
    #expect(request.content.interruptionLevel == .timeSensitive)
    let center = UNUserNotificationCenter.current()
    try await center.add(request)
    #expect(try await center.requestAuthorization(options: [.alert, .sound]) == false)
    #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
    #expect(await center.notificationSettings().soundSetting == .disabled)
    #expect(request.content.sound != nil)
    #expect(UNNotificationSoundName(rawValue: "a") == UNNotificationSoundName("a"))
    #expect(await center.pendingNotificationRequests().isEmpty)
  }

  @Test func `what notifications can be answered with is kept nowhere`() async {
    let reply = UNTextInputNotificationAction(
      identifier: "reply", title: "Reply", textInputButtonTitle: "Send",
      textInputPlaceholder: "Words")
    let done = UNNotificationAction(identifier: "done", title: "Done", options: [.foreground])
    let category = UNNotificationCategory(
      identifier: "tea", actions: [done, reply], intentIdentifiers: [],
      options: .customDismissAction)
    #expect(category.actions.map(\.title) == ["Done", "Reply"])
    #expect(done.options.contains(.foreground) && done.icon == nil)
    let center = UNUserNotificationCenter.current()
    center.setNotificationCategories([category])
    #expect(await center.notificationCategories().isEmpty)
  }
}

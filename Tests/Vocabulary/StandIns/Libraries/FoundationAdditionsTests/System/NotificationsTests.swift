import Foundation
import FoundationAdditions
import Testing

@Suite struct NotificationsTests {
  private let name = Notification.Name("tea")

  @Test func `what is posted is awaited in order, of that name and object`() async {
    let (center, cup) = (NotificationCenter(), NSObject())
    var all = center.notifications(named: name).makeAsyncIterator()
    var ofCup = center.notifications(named: name, object: cup).makeAsyncIterator()
    center.post(name: Notification.Name("coffee"), object: nil)
    center.post(name: name, object: nil, userInfo: ["size": 1])
    center.post(name: name, object: cup, userInfo: ["size": 2])
    #expect(await all.next()?.userInfo?["size"] as? Int == 1)
    #expect(await all.next()?.userInfo?["size"] as? Int == 2)
    #expect(await ofCup.next()?.userInfo?["size"] as? Int == 2)
  }

  @Test func `who is cancelled waits no longer`() async {
    let center = NotificationCenter()
    let waiting = Task { [name] in
      var count = 0
      for await _ in center.notifications(named: name) { count += 1 }
      return count
    }
    waiting.cancel()
    #expect(await waiting.value == 0)
  }
}

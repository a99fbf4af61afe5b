import ActivityKit
import Testing

private struct Delivery: ActivityAttributes {
  struct ContentState: Codable, Hashable { var left: Int }
  var name: String
}

@Test("An activity cannot be started")
func activity() {
  let content = ActivityContent(state: Delivery.ContentState(left: 3), staleDate: nil)
  #expect(throws: ActivityAuthorizationError.self) {
    try Activity.request(attributes: Delivery(name: "a"), content: content)
  }
}

import Testing

@testable import WidgetHost

struct SystemRequestsTests {
  @Test func `requests are given once, in order`() {
    let requests = SystemRequests()
    requests.note(.reload(kind: "tides"))
    requests.note(.reloadAll)
    requests.note(.reload(kind: "tides"))
    #expect(requests.drain() == [.reload(kind: "tides"), .reloadAll, .reload(kind: "tides")])
    #expect(requests.drain().isEmpty)
  }
}

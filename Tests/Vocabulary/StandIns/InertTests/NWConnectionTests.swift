import DiagnosticRecords
import FoundationAdditions
import Network
import TestSupport
import Testing

/// A network that is there and reaches nobody.
@Suite(OwnDiagnostics()) struct NWConnectionTests {
  private func notes() -> [String] {
    HostDiagnostics.drain().filter { $0.rule == "inert-framework" }.compactMap(\.subject)
  }

  @Test func thePathIsSatisfiedOnce() async {
    nonisolated(unsafe) var seen: [NWPath] = []
    let monitor = NWPathMonitor()
    monitor.pathUpdateHandler = { seen.append($0) }
    monitor.start(queue: DispatchQueue(label: "path"))
    #expect(seen.map(\.status) == [.satisfied])
    #expect(seen.first?.usesInterfaceType(.wifi) == true)
    #expect(seen.first?.usesInterfaceType(.cellular) == false)
    var count = 0
    for await path in NWPathMonitor() where !path.isExpensive { count += 1 }
    #expect(count == 1)
    #expect(notes().isEmpty)
  }

  @Test func aHandlerSetAfterTheStartHearsOfTheRefusalOnce() {
    nonisolated(unsafe) var states: [NWConnection.State] = []
    let connection = NWConnection(host: "tea.example", port: 443, using: .tcp)
    connection.start(queue: .main)
    connection.stateUpdateHandler = { states.append($0) }
    connection.stateUpdateHandler = { states.append($0) }
    #expect(states == [.failed(.posix(.ECONNREFUSED))])
    _ = notes()
  }

  @Test func aConnectionIsRefused() {
    let refused = NWError.posix(.ECONNREFUSED)
    nonisolated(unsafe) var states: [NWConnection.State] = []
    nonisolated(unsafe) var errors: [NWError?] = []
    let connection = NWConnection(host: "tea.example", port: 443, using: .tls)
    connection.stateUpdateHandler = { states.append($0) }
    connection.start(queue: .main)
    connection.send(content: Data(), completion: .contentProcessed { errors.append($0) })
    connection.receive(minimumIncompleteLength: 1, maximumLength: 9) { errors.append($3) }
    connection.cancel()
    connection.cancel()
    #expect(states == [.failed(refused), .cancelled])
    #expect(errors == [refused, refused])
    #expect(notes() == ["Network"])
  }

  @Test(
    "A host is an address where it reads as one",
    arguments: [
      ("127.0.0.1", "127.0.0.1"), ("::1", "0:0:0:0:0:0:0:1"), ("fe80::1:2", "fe80:0:0:0:0:0:1:2"),
    ])
  func addresses(_ text: String, _ full: String) {
    let host = NWEndpoint.Host(text)
    if case .name = host { Issue.record("\(text) is an address.") }
    #expect(host.debugDescription == full)
  }

  @Test("What is no address is a name", arguments: ["tea", "1.2.3", "256.0.0.1", "1::2::3", ":::"])
  func names(_ text: String) { #expect(NWEndpoint.Host(text) == .name(text, nil)) }
}

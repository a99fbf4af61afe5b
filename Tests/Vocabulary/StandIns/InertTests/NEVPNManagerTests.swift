import DiagnosticRecords
import FoundationAdditions
import NetworkExtension
import TestSupport
import Testing

/// Tunnels where none is set up.
@Suite(OwnDiagnostics()) struct NEVPNManagerTests {
  @Test func noTunnelIsSetUp() async throws {
    #expect(try await NETunnelProviderManager.loadAllFromPreferences().isEmpty)
    #expect(await NEHotspotNetwork.fetchCurrent() == nil)
    let manager = NEVPNManager.shared()
    try await manager.loadFromPreferences()
    #expect(manager.connection.status == .disconnected)
    #expect(throws: NEVPNError(.connectionFailed)) { try manager.connection.startVPNTunnel() }
    await #expect(throws: NEVPNError(.configurationReadWriteFailed)) {
      try await manager.saveToPreferences()
    }
    #expect(HostDiagnostics.drain().map(\.subject).allSatisfy { $0 == "NetworkExtension" })
  }

  @Test func whatIsSetCanBeRead() {
    let manager = NETunnelProviderManager()
    let way = NETunnelProviderProtocol()
    way.providerConfiguration = ["port": 1]
    manager.protocolConfiguration = way
    manager.onDemandRules = [NEOnDemandRuleConnect()]
    let read = manager.protocolConfiguration as? NETunnelProviderProtocol
    #expect(read?.providerConfiguration?["port"] as? Int == 1)
    #expect(manager.onDemandRules?.first?.action == .connect)
  }
}

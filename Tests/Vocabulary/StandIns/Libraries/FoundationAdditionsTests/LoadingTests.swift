import DiagnosticRecords
import Foundation
import TestSupport
import Testing

@testable import FoundationAdditions

@Suite("Loading", OwnDiagnostics())
struct LoadingTests {
  @Test("Without a fixture a request fails at once and leaves a diagnostic")
  func missing() async throws {
    let url = try #require(URL(string: "https://example.org/data.json"))
    await #expect(throws: URLError.self) { try await URLSession.shared.data(from: url) }
    #expect(HostDiagnostics.drain().map(\.rule) == ["no-network"])
    #expect(HostDiagnostics.drain().isEmpty)
  }

  @Test("A fixture answers with its file and status")
  func fixture() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("responses-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("hi".utf8).write(to: folder.appendingPathComponent("a.txt"))
    try Data("later".utf8).write(to: folder.appendingPathComponent("b.txt"))
    let list = """
      {"https://a.b/c": "a.txt", "https://a.b/d": {"file": "a.txt", "status": 404},
       "https://a.b/e": "a.txt", "00:00 https://a.b/e": "b.txt", "24:00 https://a.b/e": "a.txt"}
      """
    let url = folder.appendingPathComponent("list.json")
    try Data(list.utf8).write(to: url)
    let fixtures = FixtureResponses(list: url)
    let (data, response) = try fixtures.answer(
      to: URLRequest(url: #require(URL(string: "https://a.b/c?key=1"))))
    let (_, failed) = try fixtures.answer(
      to: URLRequest(url: #require(URL(string: "https://a.b/d"))))
    let (later, _) = try fixtures.answer(
      to: URLRequest(url: #require(URL(string: "https://a.b/e"))))
    #expect(String(decoding: data, as: UTF8.self) == "hi")
    #expect(String(decoding: later, as: UTF8.self) == "later")
    let statuses = [response, failed].compactMap { ($0 as? HTTPURLResponse)?.statusCode }
    #expect(statuses == [200, 404])
  }

  @Test("A file is read without a fixture, and a missing one is no question of network")
  func files() async throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("loading-\(ProcessInfo.processInfo.processIdentifier).txt")
    try Data("hi".utf8).write(to: url)
    let (data, response) = try await URLSession.shared.data(from: url)
    #expect(String(decoding: data, as: UTF8.self) == "hi")
    #expect(response.expectedContentLength == 2)
    try FileManager.default.removeItem(at: url)
    await #expect(throws: URLError.self) { try await URLSession.shared.data(from: url) }
    #expect(HostDiagnostics.drain().isEmpty)
  }

  @Test("What loads from an address without a session is answered as requests are")
  func withoutSession() throws {
    let address = try #require(URL(string: "https://example.org/a.png"))
    #expect(throws: CocoaError.self) { try VitrineLoading.data(of: address) }
    #expect(throws: CocoaError.self) { try VitrineLoading.text(of: address, .utf8) }
    #expect(HostDiagnostics.drain().map(\.rule) == ["no-network"])
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("contents-\(ProcessInfo.processInfo.processIdentifier).txt")
    try Data([0x68, 0xE9]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try VitrineLoading.data(of: file).count == 2)
    #expect(try VitrineLoading.text(of: file, .isoLatin1) == "hé")
    #expect(throws: CocoaError.self) { try VitrineLoading.text(of: file, .ascii) }
    #expect(HostDiagnostics.drain().isEmpty)
  }

  @Test("The environment sets the clock")
  func clock() {
    let setting = ClockSetting(environment: [
      "VITRINE_NOW": "2024-01-02T03:04:05+01:00", "VITRINE_LOCALE": "de_DE",
      "VITRINE_TIMEZONE": "Europe/Berlin",
    ])
    let standard = ClockSetting(environment: ["VITRINE_NOW": "yesterday"])
    #expect(setting.now.timeIntervalSince1970 == 1_704_161_045)
    #expect(setting.calendar.timeZone.identifier == "Europe/Berlin")
    #expect(setting.calendar.locale?.identifier == "de_DE")
    #expect(standard.now == ClockSetting.defaultNow)
    #expect(standard.locale.identifier == "en_US")
  }
}

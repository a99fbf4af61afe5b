import DiagnosticRecords
import Foundation
import FoundationAdditions
import Testing

@Suite struct NSDataDetectorTests {
  // Apple's numbers; Foundation on Linux calls the names deprecated.
  private static let (dates, links, numbers): (UInt64, UInt64, UInt64) = (8, 32, 2048)

  private func found(_ text: String, _ types: UInt64) throws -> [String] {
    let detector = try NSDataDetector(types: types)
    return detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
      .map { $0.url?.absoluteString ?? $0.phoneNumber ?? "" }
  }

  @Test(arguments: [
    ("See https://example.com/a?b=1.", ["https://example.com/a?b=1"]),
    ("(www.example.org)", ["http://www.example.org"]),
    ("ask ann@example.com, or example.de/x", ["mailto:ann@example.com", "http://example.de/x"]),
    ("No. 5.2 of it, e.g. this", []),
  ])
  func `links are found`(text: String, links: [String]) throws {
    #expect(try found(text, Self.links) == links)
  }

  @Test(arguments: [
    ("Call +49 30 123456 now", ["+49 30 123456"]), ("(555) 010-9999", ["(555) 010-9999"]),
    ("on 2026-06-09 at 9:41", []), ("10.0.0.1234", []), ("id 12345678901234567890", []),
  ])
  func `telephone numbers are found`(text: String, numbers: [String]) throws {
    #expect(try found(text, Self.numbers) == numbers)
  }

  @Test func `ranges count as the text does`() throws {
    let text = "👋 https://a.io!"
    let detector = try NSDataDetector(types: Self.links)
    let match = try #require(
      detector.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)))
    #expect(
      match.range == NSRange(location: 3, length: 12) && match.resultType.rawValue == Self.links)
    #expect(match.range(at: 0) == match.range)
    var count = 0
    detector.enumerateMatches(in: text + " b.io", range: NSRange(location: 0, length: 21)) {
      _, _, stop in
      count += 1
      stop.pointee = true
    }
    #expect(count == 1)
  }

  @Test func `what is not found is said, and nothing cannot be asked for`() {
    let reports = HostDiagnostics.Collection()
    HostDiagnostics.$collection.withValue(reports) {
      #expect((try? found("tomorrow", Self.dates)) == [])
      #expect(HostDiagnostics.drain().count == 1)
    }
    #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
  }
}

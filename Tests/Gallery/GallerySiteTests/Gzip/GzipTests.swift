import Testing

@testable import GallerySite

@Suite struct GzipTests {
  /// Texts of every kind that packing treats differently.
  static let samples: [[UInt8]] = [
    [], [0], Array("a".utf8), Array("abc".utf8), Array(repeating: 7, count: 1000),
    Array(0...255), Array("<g fill=\"red\"/>".utf8) + Array("<g fill=\"blue\"/>".utf8),
    (0..<70_000).map { UInt8(truncatingIfNeeded: ($0 &* 2_654_435_761) >> 13) },
    Array(String(repeating: "<path d=\"M1 2 3 4\"/>\n", count: 9000).utf8),
    (0..<400).flatMap { Array("<text x=\"\($0 * 7 % 50)\">\($0)</text>".utf8) },
  ]

  @Test(arguments: samples) func `What is packed unpacks to the same`(bytes: [UInt8]) throws {
    #expect(try Unpacking.gzip(Gzip.packed(bytes)) == bytes)
  }

  @Test func `Repetitions are found up to 32768 bytes back`() throws {
    let noise = (0..<32_768).map { UInt8(truncatingIfNeeded: ($0 &* $0 &* 31) >> 5) }
    #expect(Gzip.packed(noise + noise).count < Gzip.packed(noise).count + 600)
  }
}

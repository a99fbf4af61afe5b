import DiagnosticRecords
import Foundation
import ResourceCatalogs
import Testing

/// Sizes from the headers of picture files.
struct ImageFileTests {
  private static func big(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(value >> ($0 * 8) & 255) }
  }

  private static func little(_ value: Int, _ count: Int) -> [UInt8] {
    big(value, count).reversed()
  }

  private static func text(_ text: String) -> [UInt8] { Array(text.utf8) }

  static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + big(13, 4) + text("IHDR") + big(300, 4)
    + big(200, 4) + [8, 6, 0, 0, 0]

  static let gif = text("GIF89a") + little(30, 2) + little(20, 2) + [0, 0, 0]

  /// A JPEG of 640 × 480 with an orientation in its EXIF block.
  static func jpeg(orientation: Int) -> [UInt8] {
    let tiff =
      text("II") + little(42, 2) + little(8, 4) + little(1, 2) + little(0x0112, 2) + little(3, 2)
      + little(1, 4) + little(orientation, 4) + little(0, 4)
    let exif = text("Exif") + [0, 0] + tiff
    let frame: [UInt8] = [8] + big(480, 2) + big(640, 2) + [3]
    return [0xFF, 0xD8, 0xFF, 0xE1] + big(exif.count + 2, 2) + exif + [0xFF, 0xC2]
      + big(frame.count + 2, 2) + frame + [0xFF, 0xDA]
  }

  private static func webp(_ chunk: String, _ body: [UInt8]) -> [UInt8] {
    text("RIFF") + little(100, 4) + text("WEBP") + text(chunk) + little(body.count, 4) + body
  }

  static let pictures: [(String, [UInt8], ImageFile.Format, [Double])] = [
    ("PNG", png, .png, [300, 200]), ("GIF", gif, .gif, [30, 20]),
    ("JPEG", jpeg(orientation: 1), .jpeg, [640, 480]),
    ("turned JPEG", jpeg(orientation: 6), .jpeg, [480, 640]),
    ("mirrored JPEG", jpeg(orientation: 2), .jpeg, [640, 480]),
    (
      "WebP X", webp("VP8X", [0, 0, 0, 0] + little(99, 3) + little(49, 3)), .webp, [100, 50]
    ),
    (
      "WebP L", webp("VP8L", [0x2F] + little(99 | 49 << 14, 4)), .webp, [100, 50]
    ),
    (
      "WebP", webp("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A] + little(100, 2) + little(50, 2)), .webp,
      [100, 50]
    ),
    ("SVG", text("<?xml version='1.0'?><svg width='24px' height='12'/>"), .svg, [24, 12]),
    ("SVG box", text("<svg viewBox='0 0 40 20'><g/></svg>"), .svg, [40, 20]),
    ("SVG wide", text("<svg width=\"80\" viewBox='0 0 40 20'></svg>"), .svg, [80, 40]),
    ("SVG %", text("<svg width='100%' height='100%' viewBox='0,0,8,9'/>"), .svg, [8, 9]),
    ("PDF", text("%PDF-1.4\n/MediaBox[ 0 0 595.5 842 ] x"), .pdf, [595.5, 842]),
  ]

  @Test(arguments: pictures)
  func theHeaderTellsFormatAndSize(
    name: String, bytes: [UInt8], format: ImageFile.Format, size: [Double]
  ) throws {
    let picture = try ImageFile(bytes: bytes)
    #expect(picture.format == format)
    #expect([picture.pixelWidth, picture.pixelHeight] == size)
  }

  /// A HEIC picture of 640 × 480 in two tiles.
  private static func heic(turns: UInt8?) -> [UInt8] {
    func size(_ width: Int, _ height: Int) -> [UInt8] {
      big(20, 4) + text("ispe") + big(0, 4) + big(width, 4) + big(height, 4)
    }
    let turn = turns.map { big(9, 4) + text("irot") + [$0] } ?? []
    return big(16, 4) + text("ftypheic") + big(0, 4) + size(320, 480) + size(640, 480) + turn
  }

  @Test(
    arguments: [(nil, [640, 480]), (1, [480, 640]), (2, [640, 480])] as [(UInt8?, [Double])])
  func ofAHEICPictureTheSizeIsRead(turns: UInt8?, size: [Double]) throws {
    let picture = Self.heic(turns: turns)
    let failure = #expect(throws: ImageFile.Failure.self) { try ImageFile(bytes: picture) }
    #expect(failure?.diagnostic.rule == "heif-not-drawn")
    #expect(failure?.size.map { [Double($0.width), Double($0.height)] } == size)
    for length in picture.indices {
      #expect(throws: ImageFile.Failure.self) {
        try ImageFile(bytes: Array(picture.prefix(length)))
      }
    }
  }

  @Test func everyCutOffPictureIsReportedOrReadAndNeverCrashes() {
    var unexpected: [String] = []
    for (name, bytes, _, size) in Self.pictures {
      for length in 0..<bytes.count {
        guard let picture = try? ImageFile(bytes: Array(bytes.prefix(length))) else { continue }
        if [picture.pixelWidth, picture.pixelHeight] != size { unexpected.append(name) }
      }
    }
    #expect(unexpected == [])
  }

  @Test(arguments: [
    ("", "unknown-image-format"), ("hello", "unknown-image-format"),
    ("<svg", "broken-image"), ("<svg></g>", "broken-image"), ("<svg/>", "broken-image"),
    ("%PDF-1.7 compressed", "broken-image"), ("GIF89a", "broken-image"),
  ])
  func aBrokenFileIsReported(text: String, rule: String) {
    let folder = TemporaryFolder()
    let path = folder.write(text, to: "x.png")
    let failure = #expect(throws: ImageFile.Failure.self) { try ImageFile.read(path) }
    #expect(failure?.diagnostic.rule == rule && failure?.diagnostic.file == path)
  }

  @Test func equalBytesHaveOneHash() throws {
    let picture = try ImageFile(bytes: Self.gif)
    var other = Self.gif
    other[12] = 1
    #expect(picture.contentHash == (try ImageFile(bytes: Self.gif)).contentHash)
    #expect(picture.contentHash != (try ImageFile(bytes: other)).contentHash)
    #expect(picture.problem(drawing: picture.page, file: nil) == nil)
  }

  @Test func aMissingFileIsReported() {
    let failure = #expect(throws: ImageFile.Failure.self) { try ImageFile.read("/none/x.png") }
    #expect(failure?.diagnostic.rule == "missing-image")
  }
}

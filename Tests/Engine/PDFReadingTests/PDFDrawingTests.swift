import Foundation
import Testing
import VectorDrawing

@testable import PDFReading

struct PDFDrawingTests {
  private func drawn(_ sample: SamplePDF) throws -> PDFDrawing {
    try #require(PDFDrawing(sample.bytes))
  }

  /// The items in short words, groups in brackets.
  private func words(_ items: [DisplayItem]) -> String {
    items.map { item in
      switch item {
      case .fill(let path, .color(let color), let evenOdd, _):
        "fill\(evenOdd ? "*" : "") \(words(path.boundingRect)) \(words(color))"
      case .fill(let path, .gradient(let gradient), _, _):
        "gradient \(words(path.boundingRect)) \(gradient.stops.map { words($0.color) })"
      case .fill: "texture"
      case .stroke(let path, .color(let color), let style, _):
        "stroke \(words(path.boundingRect)) \(words(color)) \(style.lineWidth)"
      case .stroke: "stroke"
      case .text: "text"
      case .image(let image): "image \(words(image.frame))"
      case .group(let group):
        "(\(group.clip.map { "clip \(words($0.boundingRect)) " } ?? "")"
          + "\(group.mask.map { "mask \(words($0)) " } ?? "")"
          + "\(group.opacity < 1 ? "\(group.opacity) " : "")\(words(group.children)))"
      }
    }.joined(separator: "; ")
  }

  private func words(_ box: CGRect) -> String {
    [box.minX, box.minY, box.width, box.height].map { "\(Int($0.rounded()))" }
      .joined(separator: ",")
  }

  private func words(_ color: RGBA) -> String {
    let parts = [color.red, color.green, color.blue, color.alpha]
    return parts.map { "\(Int(($0 * 9).rounded()))" }.joined()
  }

  @Test(arguments: [
    ("1 0 0 rg 2 3 10 5 re f", "fill 2,12,10,5 9009"),
    ("0 1 0 RG 4 w 0 10 m 30 10 l S", "stroke 0,10,30,0 0909 4.0"),
    (
      "q 2 0 0 2 5 0 cm 1 w 0 0 5 5 re s Q 0 0 1 1 re f*",
      "stroke 5,10,10,10 0009 2.0; fill* 0,19,1,1 0009"
    ),
    ("0 0 0 1 k 0 0 1 1 re f 1 g 0 0 1 1 re f", "fill 0,19,1,1 0009; fill 0,19,1,1 9999"),
    ("0 0 30 20 re W n 0 0 9 9 re f", "fill 0,11,9,9 0009"),
    (
      "q 0 0 10 10 re W n 0 0 1 1 re f 1 1 1 1 re f Q 2 2 1 1 re f",
      "(clip 0,10,10,10 fill 0,19,1,1 0009; fill 1,18,1,1 0009); fill 2,17,1,1 0009"
    ),
    ("% a comment\n/Absent gs /Absent Do [3] 0 d (x\\)y) <AB> 0 0 1 1 re f", "fill 0,19,1,1 0009"),
  ])
  func `paths are filled, stroked and clip`(content: String, wanted: String) throws {
    let drawing = try drawn(SamplePDF(content: content))
    #expect(words(drawing.items(in: drawing.size)) == wanted)
    #expect(drawing.size == CGSize(width: 30, height: 20) && drawing.missing.isEmpty)
  }

  @Test func `a page is drawn in any size, turned and cropped`() throws {
    let content = "1 0 0 rg 2 3 10 5 re f"
    let large = try drawn(SamplePDF(content: content)).items(in: CGSize(width: 60, height: 40))
    #expect(words(large) == "fill 4,24,20,10 9009")
    let turned = try drawn(
      SamplePDF(content: content, page: "/MediaBox [0 0 30 20] /Rotate 90"))
    #expect(turned.size == CGSize(width: 20, height: 30))
    #expect(words(turned.items(in: turned.size)) == "fill 3,2,5,10 9009")
    let cropped = try drawn(
      SamplePDF(content: content, page: "/MediaBox [0 0 30 20] /CropBox [2 3 12 8]"))
    #expect(words(cropped.items(in: cropped.size)) == "fill 0,0,10,5 9009")
  }

  @Test func `gradients go along lines and between circles`() throws {
    let function = "<< /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >>"
    var sample = SamplePDF(
      resources: "/Shading << /A 10 0 R /B 11 0 R >> /Pattern << /P 12 0 R >>",
      content: "/A sh q 1 0 0 2 0 0 cm /B sh Q /Pattern cs /P scn 0 0 4 4 re f")
    sample.objects = [
      (
        "<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 30 0] /Function \(function)"
          + " /Extend [true true] >>", nil
      ),
      (
        "<< /ShadingType 3 /ColorSpace /DeviceRGB /Coords [5 5 0 5 5 5] /Function \(function) >>",
        nil
      ),
      ("<< /PatternType 2 /Shading 10 0 R >>", nil),
    ]
    let drawing = try drawn(sample)
    let items = drawing.items(in: drawing.size)
    #expect(
      words(items) == """
        gradient 0,0,30,20 ["9009", "0099"]; \
        (gradient 0,0,30,10 ["9000", "9009", "0099", "0090"]); \
        (clip 0,16,4,4 gradient 0,0,30,20 ["9009", "0099"])
        """)
    guard case .fill(_, .gradient(let gradient), _, _) = items[0],
      case .linear(let from, let to) = gradient.geometry
    else {
      Issue.record("no gradient along a line")
      return
    }
    #expect(from == CGPoint(x: 0, y: 20) && to == CGPoint(x: 30, y: 20))
  }

  @Test func `forms, opacity, masks and bitmaps are drawn`() throws {
    var sample = SamplePDF(
      resources: "/XObject << /F 10 0 R /I 11 0 R >> /ExtGState << /G 12 0 R /M 13 0 R >>",
      content: "q /G gs /F Do Q q 6 0 0 4 1 1 cm /I Do Q /M gs 0 0 2 2 re f")
    sample.objects = [
      (
        "<< /Subtype /Form /BBox [0 0 10 10] /Matrix [1 0 0 1 5 5] /Group << /S /Transparency >>"
          + " /Length 14 >>", "0 0 3 3 re f 1"
      ),
      (
        "<< /Subtype /Image /Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray"
          + " /Length 2 >>", "\u{00}\u{FF}"
      ),
      ("<< /ca 0.5 >>", nil), ("<< /SMask << /S /Alpha /G 10 0 R >> >>", nil),
    ]
    let drawing = try drawn(sample)
    #expect(
      words(drawing.items(in: drawing.size)) == """
        (0.5 ((clip 5,5,10,10 fill 5,12,3,3 0009))); image 1,15,6,4; \
        (mask (clip 5,5,10,10 fill 5,12,3,3 0009) fill 0,18,2,2 0009)
        """)
    #expect(drawing.missing.isEmpty)
  }

  @Test func `what is not drawn is named`() throws {
    let drawing = try drawn(
      SamplePDF(content: "BT (a) Tj ET /Absent sh BI /W 1 ID x EI 0 0 1 1 re f"))
    #expect(words(drawing.items(in: drawing.size)) == "fill 0,19,1,1 0009")
    #expect(
      drawing.missing == ["text", "a gradient of an uncommon kind", "a bitmap within the content"])
  }

  @Test func `objects are found packed, and without a table`() throws {
    let catalog = "<< /Type /Catalog /Pages 2 0 R >>"
    let pages = "<< /Kids [3 0 R] >>"
    let heads = "1 0 2 \(catalog.count + 1) "
    let text = """
      %PDF-1.5
      5 0 obj << /Type /ObjStm /N 2 /First \(heads.count) >> stream
      \(heads)\(catalog) \(pages)
      endstream endobj
      3 0 obj << /Type /Page /MediaBox [0 0 8 8] /Contents [4 0 R 4 0 R] >> endobj
      4 0 obj << /Filter /ASCIIHexDecode >> stream
      \("0 0 1 1 re f".utf8.map { String($0, radix: 16) }.joined())>
      endstream endobj
      6 0 obj << /Type /XRef /Root 1 0 R >> stream
      endstream endobj
      """
    let drawing = try #require(PDFDrawing(Array(text.utf8)))
    #expect(words(drawing.items(in: drawing.size)) == "fill 0,7,1,1 0009; fill 0,7,1,1 0009")
  }

  @Test func `a locked file is not drawn`() {
    let sample = SamplePDF(content: "0 0 1 1 re f", trailer: "/Root 1 0 R /Encrypt << >>")
    #expect(PDFDrawing(sample.bytes) == nil)
  }

  @Test func `circles of references, endless forms and cut-off files end`() throws {
    var sample = SamplePDF(
      resources: "/XObject << /F 10 0 R >>",
      content: String(repeating: "q ", count: 1000) + "/F Do 0 0 1 1 re f")
    sample.objects = [
      (
        "<< /Subtype /Form /Resources << /XObject << /F 10 0 R >> >> >>",
        "/F Do /F Do 1e300 0 0 1e300 0 0 cm 0 0 1e300 1e300 re f"
      ),
      ("11 0 R", nil), (String(repeating: "[", count: 10_000), nil),
    ]
    #expect(try drawn(sample).isEmpty == false)
    let bytes = SamplePDF(content: "0 0 1 1 re f").bytes
    for count in bytes.indices { _ = PDFDrawing(Array(bytes[..<count])) }
  }
}

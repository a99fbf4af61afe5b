import Foundation
import FoundationXML
import Testing
import VectorDrawing

@testable import SVGOutput

/// What a widget shows may be anything; the picture is well-formed and harmless.
struct ValidityTests {
  @Test(arguments: [
    ("a", false), (" a", true), ("a ", true), ("a  b", true), ("a b", false), ("", false),
  ])
  func `spaces that SVG would fold are kept`(text: String, kept: Bool) {
    let body = Pictures.body([Pictures.line("b"), Pictures.line(text)])
    #expect(body.contains(" xml:space=\"preserve\"") == kept)
  }

  @Test func `pictures of 500 random strings are read by an XML parser`() {
    var random = Lottery(state: 2026)
    for round in 0..<500 {
      let text = random.string()
      let svg = Pictures.text(
        [
          Pictures.line(text),
          Pictures.line("1") { $0.font = FontFace(size: 13, weight: 400, family: text) },
          Pictures.group { ($0.link, $0.label) = (text, text) },
        ], title: text, description: text)
      let reader = TitleReader()
      let parser = XMLParser(data: Data(svg.utf8))
      parser.delegate = reader
      if !parser.parse() { Issue.record("\(round): \(Array(text.unicodeScalars))") }
      if reader.elements.contains("script") { Issue.record("\(round): a script") }
    }
  }

  @Test func `nothing in a picture reaches outside of it`() {
    let url = "https://example.com/\"><script>x</script><image href=\"http://a.b/c\"/>"
    let svg = Pictures.text(
      [
        Pictures.line(url) { $0.font = FontFace(size: 13, weight: 400, family: url) },
        Pictures.image("a"), Pictures.image("a"),
        Pictures.group { ($0.link, $0.label, $0.clip) = (url, url, Path(Pictures.box)) },
        Pictures.group { $0.filters = [.blur(radius: 1)] },
      ], title: url)
    let banned = [
      "<style", " style=", "<script", "href=\"http", "href='", "javascript:", "<foreignObject",
      "@import",
    ]
    #expect(banned.filter { svg.contains($0) } == [])
    let links = svg.components(separatedBy: "href=\"").dropFirst()
    #expect(
      links.count == 3 && links.allSatisfy { $0.hasPrefix("#") || $0.hasPrefix("data:image/") })
  }

  /// The contract (Sources/README.md): a style says how colours mix and nothing else.
  @Test func `the only styles are blend modes and the isolation of what they mix with`() {
    let known = [
      "multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn",
      "soft-light", "hard-light", "difference", "exclusion", "hue", "saturation", "color",
      "luminosity", "plus-lighter",
    ]
    let mixed = BlendMode.allCases.map { mode in Pictures.group { $0.blend = mode } }
    let isolated = Pictures.group { ($0.children, $0.isolated) = (mixed, true) }
    let svg = Pictures.text(mixed + [isolated])
    let styles = svg.components(separatedBy: " style=\"").dropFirst().map {
      String($0.prefix { $0 != "\"" })
    }
    let modes = known.map { "mix-blend-mode:" + $0 }
    #expect(styles == modes + ["isolation:isolate"] + modes)
    #expect(!Pictures.text([Pictures.group { $0.isolated = true }]).contains("style="))
  }

  @Test func `equal pictures are equal bytes, and no number is no number`() {
    func draw() -> String {
      let odd: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -0.0]
      let items = odd.flatMap { value in
        [
          Pictures.fill(Path(CGRect(x: value, y: 0, width: value, height: 1))),
          Pictures.fill(Path(roundedRect: Pictures.box, cornerRadius: value)),
          Pictures.group { $0.transform = CGAffineTransform(rotationAngle: value) },
          Pictures.line("x") { ($0.x, $0.width) = (value, value) },
          Pictures.group { $0.filters = [.blur(radius: value), .brightness(Double(value))] },
          .fill(
            Path(Pictures.box),
            Pictures.gradient(
              .angular(center: CGPoint(x: value, y: 0), start: .zero, end: .degrees(30)),
              [.white, .black]), evenOdd: false, node: -1),
        ]
      }
      return Pictures.text(items)
    }
    let text = draw()
    #expect(text == draw())
    let words = ["nan", "inf", "e+", "e-0", "-0 ", "-0\""]
    #expect(words.filter { text.contains($0) } == [])
  }
}

/// The names of the elements met.
private final class TitleReader: NSObject, XMLParserDelegate {
  var elements: Set<String> = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) { elements.insert(name) }
}

/// The same strings on every run.
private struct Lottery {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }

  mutating func string() -> String {
    let limits: [UInt64] = [0x20, 0x80, 0x800, 0x1_0000, 0x11_0000]
    var text = String.UnicodeScalarView()
    for _ in 0..<next() % 24 {
      let limit = limits[Int(next() % 5)]
      let near = next() % 8 == 0 ? 0xFFF0 + next() % 16 : next() % limit
      if let scalar = UnicodeScalar(UInt32(near)) { text.append(scalar) }
    }
    return String(text)
  }
}

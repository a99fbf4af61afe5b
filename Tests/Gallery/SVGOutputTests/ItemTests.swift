import Foundation
import Testing
import VectorDrawing

@testable import SVGOutput

/// An item and its bytes.
private struct Golden: CustomTestStringConvertible {
  let testDescription: String
  let item: DisplayItem
  let svg: String

  init(_ name: String, _ item: DisplayItem, _ svg: String) {
    (testDescription, self.item, self.svg) = (name, item, svg)
  }

  static let shapes = [
    Golden(
      "rectangle", Pictures.fill(), ##"<rect x="1" y="2" width="3" height="4" fill="#ff0000"/>"##),
    Golden(
      "translucent ellipse",
      Pictures.fill(Path(ellipseIn: Pictures.box), Pictures.blue.opacity(0.25)),
      ##"<ellipse cx="2.5" cy="4" rx="1.5" ry="2" fill="#0000ff" fill-opacity="0.25"/>"##),
    Golden(
      "circle", Pictures.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4))),
      ##"<circle cx="2" cy="2" r="2" fill="#ff0000"/>"##),
    Golden(
      "circular corners",
      Pictures.fill(Path(roundedRect: Pictures.box, cornerRadius: 1, style: .circular)),
      ##"<rect x="1" y="2" width="3" height="4" rx="1" fill="#ff0000"/>"##),
    Golden(
      "capsule", Pictures.fill(Path(roundedRect: Pictures.box, cornerRadius: 9)),
      ##"<rect x="1" y="2" width="3" height="4" rx="1.5" fill="#ff0000"/>"##),
    Golden(
      "even-odd path",
      .fill(
        Path {
          $0.move(to: .zero)
          $0.addLine(to: CGPoint(x: 1.23456, y: -0.0001))
          $0.addQuadCurve(to: CGPoint(x: 2, y: 2), control: CGPoint(x: 3, y: 0))
          $0.addCurve(
            to: CGPoint(x: 0, y: 4), control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 1, y: 3))
          $0.closeSubpath()
        }, .color(.black), evenOdd: true, node: -1),
      ##"<path d="M0 0L1.235 0Q3 0 2 2C1 2 1 3 0 4Z" fill="#000000" fill-rule="evenodd"/>"##),
    Golden(
      "hairline", .stroke(Path(Pictures.box), .color(.black), StrokeStyle(), node: -1),
      ##"""
      <rect x="1" y="2" width="3" height="4" fill="none" stroke="#000000" \##
      stroke-miterlimit="10"/>
      """##
    ),
    Golden(
      "dashed stroke",
      .stroke(
        Path(Pictures.box), .color(.black.opacity(0.5)),
        StrokeStyle(
          lineWidth: 2, lineCap: .round, lineJoin: .bevel, dash: [3, .nan, 1, -2], dashPhase: 1.5),
        node: -1),
      ##"""
      <rect x="1" y="2" width="3" height="4" fill="none" stroke="#000000" \##
      stroke-opacity="0.5" stroke-width="2" stroke-linecap="round" \##
      stroke-linejoin="bevel" stroke-dasharray="3 1" stroke-dashoffset="1.5"/>
      """##
    ),
    Golden("clear", Pictures.fill(Path(Pictures.box), .clear), ""),
    Golden(
      "no width",
      .stroke(Path(Pictures.box), .color(.black), StrokeStyle(lineWidth: .nan), node: -1), ""),
    Golden(
      "colours beyond sRGB and no number",
      Pictures.fill(Path(Pictures.box), RGBA(red: 1.4, green: -0.2, blue: .nan)),
      ##"<rect x="1" y="2" width="3" height="4" fill="#ff0000"/>"##),
  ]

  static let texts = [
    Golden(
      "a line", Pictures.line("Hi"),
      ##"""
      <text x="1" y="9" font-size="13" fill="#000000" textLength="12.346" \##
      lengthAdjust="spacingAndGlyphs">Hi</text>
      """##
    ),
    Golden(
      "a line with everything",
      Pictures.line("1  2") {
        $0.font = FontFace(
          size: 11.5, weight: 700, italic: true, family: "\"A & B\", serif", monospacedDigits: true,
          smallCapitals: .all)
        ($0.underline, $0.strikethrough, $0.raise, $0.width) = (true, true, 2, 0)
        $0.spacing = 1.5
        $0.live = LiveText(
          style: "timer", date: Date(timeIntervalSince1970: 0),
          end: Date(timeIntervalSince1970: 60), pause: Date(timeIntervalSince1970: 30),
          countsDown: true, showsHours: false)
      },
      ##"""
      <text x="1" y="7" font-size="11.5" font-weight="700" font-style="italic" \##
      font-family="&quot;A &amp; B&quot;, serif" font-variant="all-small-caps tabular-nums" \##
      letter-spacing="1.5" fill="#000000" text-decoration="underline line-through" \##
      xml:space="preserve" \##
      data-live="timer" data-date="1970-01-01T00:00:00Z" \##
      data-end="1970-01-01T00:01:00Z" data-pause="1970-01-01T00:00:30Z" \##
      data-counts-down="1" data-shows-hours="0">1  2</text>
      """##
    ),
    Golden("nothing", Pictures.line(""), ""),
  ]

  static let groups = [
    Golden(
      "group",
      Pictures.group {
        $0.opacity = 0.5
        $0.transform = CGAffineTransform(rotationAngle: .pi / 2)
        ($0.link, $0.label) = ("app://?a=1&b=\"2\"", "<b>")
      },
      ##"""
      <g opacity="0.5" transform="matrix(0 1 -1 0 0 0)" \##
      data-link="app://?a=1&amp;b=&quot;2&quot;" aria-label="&lt;b&gt;">
      <rect x="1" y="2" width="3" height="4" fill="#ff0000"/>
      </g>
      """##),
    Golden("invisible group", Pictures.group { $0.opacity = 0 }, ""),
    Golden("empty group", Pictures.group { $0.children = [] }, ""),
    Golden(
      "a mode that cannot be drawn is told", Pictures.group { $0.blend = .plusDarker },
      ##"""
      <g data-blend="plusDarker">
      <rect x="1" y="2" width="3" height="4" fill="#ff0000"/>
      </g>
      """##),
    Golden(
      "image", Pictures.image("a", smooth: false),
      ##"""
      <image x="1" y="2" width="3" height="4" preserveAspectRatio="none" \##
      image-rendering="pixelated" href="data:image/png;base64,AAAAa"/>
      """##
    ),
  ]
}

struct ItemTests {
  @Test(arguments: Golden.shapes + Golden.texts + Golden.groups)
  fileprivate func `an item is written as`(_ golden: Golden) {
    #expect(Pictures.body([golden.item]) == golden.svg)
  }

  @Test func `a picture has a size, a name, a font and what it says`() {
    let text = Pictures.text([], title: "A & B", description: "1 < 2\n3")
    #expect(
      text == """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10" \
        role="img" font-family="-apple-system, Inter, &quot;Helvetica Neue&quot;, \
        Arial, sans-serif">
        <title>A &amp; B</title>
        <desc>1 &lt; 2&#10;3</desc>
        </svg>

        """)
  }

  @Test func `a line of several pieces is one text with a span each`() {
    var piece = TextLineItem.Fragment(
      text: "a", x: 0, width: 5, font: FontFace(size: 10, weight: 400), paint: .color(.black))
    var line = TextLineItem(baseline: 8, fragments: [piece], node: 1)
    (piece.text, piece.x) = ("b ", 5)
    line.fragments.append(piece)
    let span = ##"font-size="10" fill="#000000" textLength="5" lengthAdjust="spacingAndGlyphs""##
    #expect(
      Pictures.body([.text(line)], paths: ["0", "0.1"])
        == ##"""
        <text data-n="0.1"><tspan x="0" y="8" \##(span)>a</tspan><tspan x="5" y="8" \##
        \##(span) xml:space="preserve">b </tspan></text>
        """##
    )
  }

  @Test func `elements carry the path of their node, where there is one`() {
    let items = [Pictures.fill(node: 0), Pictures.fill(node: 7)]
    let lines = Pictures.body(items, paths: ["0.2"]).split(separator: "\n")
    #expect(lines.map { $0.contains(" data-n=\"0.2\"/>") } == [true, false])
  }
}

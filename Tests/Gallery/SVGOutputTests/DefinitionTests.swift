import Foundation
import Testing
import VectorDrawing

@testable import SVGOutput

struct DefinitionTests {
  private let linear = Pictures.gradient(
    .linear(from: .zero, to: CGPoint(x: 10, y: 0)), [Pictures.red, Pictures.red])

  private func count(_ part: String, in text: String) -> Int {
    text.components(separatedBy: part).count - 1
  }

  @Test func `equal definitions are written once, with the prefix of the picture`() {
    let fill = DisplayItem.fill(Path(Pictures.box), linear, evenOdd: false, node: -1)
    let clipped = Pictures.group { $0.clip = Path(Pictures.box) }
    let body = Pictures.body([fill, clipped, fill, clipped], prefix: "v1-")
    let found = ["<linearGradient id=\"v1-d", "<clipPath id=\"v1-d", "url(#v1-d", "id=\"d"]
      .map { count($0, in: body) }
    #expect(found == [1, 1, 4, 0])
  }

  @Test func `of hundreds each is written once`() {
    let fills = (1...300).map { width in
      let end = CGPoint(x: width, y: 0)
      let paint = Pictures.gradient(.linear(from: .zero, to: end), [Pictures.red, Pictures.red])
      return DisplayItem.fill(Path(Pictures.box), paint, evenOdd: false, node: -1)
    }
    let body = Pictures.body(fills + fills)
    let ids = Set(
      body.components(separatedBy: "<linearGradient id=\"").dropFirst().map { $0.prefix(9) })
    #expect(ids.count == 300 && count("<linearGradient ", in: body) == 300)
    #expect(ids.allSatisfy { count("url(#\($0))", in: body) == 2 })
  }

  @Test func `names follow from the content alone`() {
    let fill = DisplayItem.fill(Path(Pictures.box), linear, evenOdd: false, node: -1)
    #expect(
      Pictures.body([fill]) == ##"""
        <defs>
        <linearGradient id="d49f32c2b" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="10" y2="0">
        <stop offset="0" stop-color="#ff0000"/>
        <stop offset="1" stop-color="#ff0000"/>
        </linearGradient>
        </defs>
        <rect x="1" y="2" width="3" height="4" fill="url(#d49f32c2b)"/>
        """##)
  }

  @Test func `radial gradients keep their inner circle and their aspect`() {
    let radial = Pictures.gradient(
      .radial(center: CGPoint(x: 4, y: 6), inner: 1, outer: 5, aspect: 0.5),
      [Pictures.red, .clear])
    let body = Pictures.body([.fill(Path(Pictures.box), radial, evenOdd: false, node: -1)])
    let parts = [
      ##"cx="4" cy="6" r="5" fr="1" gradientTransform="matrix(1 0 0 0.5 0 3)">"##,
      ##"stop-color="#ff0000" stop-opacity="0"/>"##,
    ]
    #expect(parts.map { body.contains($0) } == [true, true], "\(body)")
  }

  @Test func `gradients get stops between, where sRGB would mix other colours`() {
    let stops = [Pictures.red, Pictures.blue].enumerated().map {
      GradientStop(color: $0.element, location: Double($0.offset))
    }
    let expanded = PerceptualStops.expand(stops)
    #expect(expanded.count == 9 && expanded.map(\.location) == expanded.map(\.location).sorted())
    let middle = expanded[4].color
    let direct = Pictures.red.mixed(with: Pictures.blue, by: 0.5)
    #expect(middle == direct && expanded[4].location == 0.5)
    let greys = [
      GradientStop(color: .black, location: 0), GradientStop(color: .black, location: 1),
    ]
    #expect(PerceptualStops.expand(greys) == greys && PerceptualStops.expand([]).isEmpty)
  }

  @Test func `a clear stop takes the colour beside it, on both sides`() {
    let stops = [Pictures.red, RGBA.clear, Pictures.blue].enumerated().map {
      GradientStop(color: $0.element, location: Double($0.offset) / 2)
    }
    let expanded = PerceptualStops.expand(stops)
    #expect(
      expanded.map(\.color)
        == [Pictures.red, Pictures.red.opacity(0), Pictures.blue.opacity(0), Pictures.blue])
    #expect(expanded.map(\.location) == [0, 0.5, 0.5, 1])
  }

  @Test func `stops out of order or range are put in order`() {
    let stops = [0.8, -1, 0.9, 7, .nan].map { GradientStop(color: .white, location: $0) }
    #expect(PerceptualStops.expand(stops).map(\.location) == [0.8, 0.8, 0.9, 1, 1])
  }

  @Test func `an image used more than once is stored once, wherever it is used`() {
    let masked = Pictures.group { $0.mask = [Pictures.image("a")] }
    let cut = Pictures.group { $0.knockout = [Pictures.image("b")] }
    let body = Pictures.body([Pictures.image("a"), masked, Pictures.image("b"), cut])
    let found = ["base64,AAAAa", "base64,AAAAb", "<use href=\"#d", "matrix(3 0 0 4 1 2)"]
      .map { count($0, in: body) }
    #expect(found == [1, 1, 4, 4], "\(body)")
  }

  @Test func `masks show by alpha, knockouts hide by darkness`() {
    let masked = Pictures.group { $0.mask = [Pictures.fill(Path(Pictures.box), .black)] }
    let cut = Pictures.group { $0.knockout = [Pictures.fill(Path(Pictures.box), .black)] }
    let bodies = [Pictures.body([masked]), Pictures.body([cut])]
    #expect(bodies.map { count("mask-type=\"alpha\"", in: $0) } == [1, 0])
    #expect(bodies.map { count("fill=\"#ffffff\"/>", in: $0) } == [0, 1])
    #expect(bodies.allSatisfy { count("<g mask=\"url(#d", in: $0) == 1 })
  }

  @Test func `filters and masks reach over the whole picture`() {
    let items = [
      Pictures.group { $0.filters = [.blur(radius: 9)] }, Pictures.group { $0.mask = [] },
    ]
    let region = ##"Units="userSpaceOnUse" x="-50%" y="-50%" width="200%" height="200%""##
    #expect(count("<filter id=\"d", in: Pictures.body(items)) == 1)
    #expect(count(region, in: Pictures.body(items)) == 2)
  }

  @Test func `a gradient mixes by components where it is asked to`() {
    let stops = [Pictures.red, Pictures.blue].enumerated().map {
      GradientStop(color: $0.element, location: Double($0.offset), mixing: .device)
    }
    #expect(PerceptualStops.expand(stops) == stops)
    #expect(PerceptualStops.color(at: 0.5, in: stops) == RGBA(red: 0.5, green: 0, blue: 0.5))
    let light = stops.map { GradientStop(color: $0.color, location: $0.location, mixing: .linear) }
    #expect(abs(PerceptualStops.color(at: 0.5, in: light).red - 0.7354) < 0.001)
  }

  @Test func `a bitmap is repeated as a pattern`() {
    var image = PixelImage(width: 2, height: 1)
    image.set(x: 1, y: 0, Pictures.red)
    let texture = TexturePaint(source: image.source, tile: Pictures.box, opacity: 0.5)
    let body = Pictures.body([
      .fill(Path(Pictures.box), .texture(texture), evenOdd: false, node: -1)
    ])
    #expect(
      body.contains(
        ##" patternUnits="userSpaceOnUse" x="1" y="2" width="3" height="4">"##))
    #expect(body.contains(##" opacity="0.5"/>"##) && body.contains("fill=\"url(#d"))
    let file = Data(base64Encoded: image.source.base64) ?? Data()
    #expect(file.prefix(4) == Data([137, 80, 78, 71]) && file.count == 77)
  }

  @Test func `shadows of the edges lie on the content and end with it`() {
    let filter = Filter.innerShadow(color: .black, radius: 2, x: 1, y: 3)
    let body = Pictures.body([Pictures.group { $0.filters = [filter] }])
    #expect(count("<feComposite operator=", in: body) == 3)
    #expect(body.contains("<feGaussianBlur stdDeviation=\"2\"/>\n<feOffset dx=\"1\" dy=\"3\"/>"))
    let opaque = Pictures.body([
      Pictures.group { $0.filters = [.blur(radius: 2, opaque: true)] }
    ])
    #expect(opaque.contains("in2=\"SourceAlpha\""))
  }

  @Test func `text in an angular gradient is a mask of wedges, and still text`() {
    let sweep = Pictures.gradient(
      .angular(center: .zero, start: .zero, end: .degrees(360)), [Pictures.red, Pictures.blue])
    let body = Pictures.body([Pictures.line("Hi") { $0.paint = sweep }])
    #expect(count(">Hi</text>", in: body) == 2 && count("<g mask=\"url(#", in: body) == 1)
    #expect(count("fill-opacity=\"0\"", in: body) == 1)
  }

  @Test func `shadows are primitives that every renderer knows, below what they are of`() {
    let shadow = Filter.shadow(color: RGBA.black.opacity(0.33), radius: 2, x: 1, y: -1)
    let body = Pictures.body([Pictures.group { $0.filters = [shadow] }])
    let primitives = """
      <feGaussianBlur stdDeviation="2"/>
      <feOffset dx="1" dy="-1"/>
      <feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.33 0"/>
      <feMerge>
      <feMergeNode/>
      <feMergeNode in="SourceGraphic"/>
      </feMerge>
      """
    #expect(body.contains(primitives) && !body.contains("feDropShadow"))
    let chain = Pictures.body([Pictures.group { $0.filters = [.colorInvert, shadow] }])
    #expect(chain.contains("<feOffset result=\"shown\"/>\n<feGaussianBlur"))
    #expect(chain.contains("<feMergeNode in=\"shown\"/>"))
  }

  /// Facts/colors.md#filters.
  @Test(
    arguments: [
      (Filter.blur(radius: 3), #"<feGaussianBlur stdDeviation="3"/>"#),
      (.blur(radius: -1), #"<feGaussianBlur stdDeviation="0"/>"#),
      (.matrix([1, 0.5]), #"<feColorMatrix type="matrix" values="1 0.5"/>"#),
      (
        .brightness(0.2),
        #"<feColorMatrix type="matrix" values="1 0 0 0 0.2 0 1 0 0 0.2 0 0 1 0 0.2 0 0 0 1 0"/>"#
      ),
      (
        .contrast(1.5),
        #"""
        <feColorMatrix type="matrix" values="1.5 0 0 0 -0.25 0 1.5 0 0 -0.25 0 0 \#
        1.5 0 -0.25 0 0 0 1 0"/>
        """#
      ),
      (.saturation(0.5), #"<feColorMatrix type="saturate" values="0.5"/>"#),
      (.grayscale(1), #"<feColorMatrix type="saturate" values="0"/>"#),
      (.hueRotation(.degrees(90)), #"<feColorMatrix type="hueRotate" values="90"/>"#),
      (
        .colorInvert,
        #"<feColorMatrix type="matrix" values="-1 0 0 0 1 0 -1 0 0 1 0 0 -1 0 1 0 0 0 1 0"/>"#
      ),
      (
        .colorMultiply(RGBA(red: 0, green: 0.5, blue: 1)),
        #"<feColorMatrix type="matrix" values="0 0 0 0 0 0 0.5 0 0 0 0 0 1 0 0 0 0 0 1 0"/>"#
      ),
      (.luminanceToAlpha, #"<feColorMatrix type="luminanceToAlpha"/>"#),
      (
        .luminanceTemplate(.white),
        #"<feColorMatrix type="matrix" "#
          + #"values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0.213 0.715 0.072 0 0"/>"#
      ),
      (
        .template(Pictures.blue),
        #"<feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 1 0"/>"#
      ),
    ] as [(Filter, String)])
  func `effects are filters in gamma-encoded sRGB`(filter: Filter, primitive: String) {
    let lines = Pictures.body([Pictures.group { $0.filters = [filter] }]).split(separator: "\n")
    #expect(lines[1].hasSuffix(##"color-interpolation-filters="sRGB">"##) && lines[2] == primitive)
  }
}

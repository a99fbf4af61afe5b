import Testing
import VectorDrawing

@testable import SVGOutput

struct ElementWriterTests {
  @Test func `texts are escaped, in attributes and between tags`() {
    var writer = ElementWriter()
    writer.attribute("a", text: "<\"&\n")
    writer.attribute("b") { $0.append(text: ">") }
    writer.text("<g/>")
    let text = String(decoding: writer.bytes.bytes, as: UTF8.self)
    #expect(text == " a=\"&lt;&quot;&amp;&#10;\" b=\"&gt;\"&lt;g/&gt;")
  }

  @Test func `values are written without a string between`() {
    var writer = ElementWriter(capacity: 0)
    writer.attribute("x", 1.25)
    writer.attribute("y", -0.0001)
    writer.attribute("fill", RGBA(red: 1, green: 0.5, blue: 0))
    writer.attribute("mode", "none")
    let text = String(decoding: writer.bytes.bytes, as: UTF8.self)
    #expect(text == " x=\"1.25\" y=\"0\" fill=\"#ff8000\" mode=\"none\"")
  }

  @Test func `whatever a group says, the picture keeps its elements`() {
    let text = "\"/><script>alert(1)</script><!--"
    let body = Pictures.body(
      [Pictures.group { ($0.link, $0.label) = (text, text) }], prefix: text, paths: [text])
    #expect(!body.contains("<script") && !body.contains("<!--"))
    #expect(body.split(separator: "\n").count == 3)
  }
}

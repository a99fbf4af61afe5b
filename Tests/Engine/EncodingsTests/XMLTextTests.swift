import Encodings
import Testing

struct XMLTextTests {
  @Test(arguments: [
    ("&<>\"'", "&amp;&lt;&gt;&quot;'"),
    ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
    ("]]>", "]]&gt;"), ("\u{FFFE}a\u{FFFF}", "\u{FFFD}a\u{FFFD}"), ("\t\n\r", "&#9;&#10;&#13;"),
    ("\u{7F}", "\u{FFFD}"), ("\u{FFFD}\u{FFFC}\u{EFBF}", "\u{FFFD}\u{FFFC}\u{EFBF}"),
    ("\u{1F600}\u{10FFFF}", "\u{1F600}\u{10FFFF}"), ("", ""), ("\u{85}\u{2028}", "\u{85}\u{2028}"),
  ])
  func `text is escaped`(text: String, escaped: String) {
    #expect(XMLText.escaped(text) == escaped)
  }

  @Test func `every control character is replaced or named`() {
    for code in UInt8(0)..<32 {
      let found = XMLText.escaped(String(UnicodeScalar(code)))
      let expected = [9, 10, 13].contains(code) ? "&#\(code);" : "\u{FFFD}"
      if found != expected { Issue.record("\(code): \(found)") }
    }
  }

  @Test func `What was escaped by name is read back`() {
    let text = "a & b < c > \"d\" &lt;"
    #expect(XMLText.plain(XMLText.escaped(text)) == text)
    #expect(XMLText.plain("&apos;&amp;apos;") == "'&apos;")
  }

  @Test func `Eight bytes are judged as each of them`() {
    for code in 0...0xFFFF {
      guard let scalar = Unicode.Scalar(UInt32(code)) else { continue }
      let text = "0123456\(scalar)9abcdef"
      let slow = text.utf8.map { XMLText.isSpecial($0) }.contains(true)
      let fast = Array(text.utf8).withUnsafeBufferPointer { !XMLText.isPlain($0) }
      if slow != fast { Issue.record("\(code)") }
    }
  }
}

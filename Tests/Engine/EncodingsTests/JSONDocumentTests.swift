import Encodings
import Testing

struct JSONDocumentTests {
  @Test(arguments: [
    #"{"a":[1,-2.5,true,false,null],"b":"q\"\\\u000a\u0001é😀"}"#, "[]", "{}", "\"\"", "0",
    "1e+300",
  ])
  func `JSON survives a round trip`(text: String) {
    #expect(JSONValue(parsing: Array(text.utf8))?.json == text)
  }

  @Test(arguments: [
    (#""\ud83d\ude00\/\b""#, JSONValue.string("😀/\u{8}")), ("\u{FEFF} 1.5e1\r\n", .number(15)),
    ("-0", .number(0)), (#"{"a": 1, "a": 2}"#, .object(["a": .number(1)])),
  ])
  func `Every spelling of a value is read`(text: String, value: JSONValue) {
    #expect(JSONValue(parsing: Array(text.utf8)) == value)
  }

  @Test(arguments: [
    "", "{", "[1,", "[1,]", "tru", "{\"a\"}", "{\"a\":1,}", "{a:1}", "1 2", "\"\\u12", "[1}", "01",
    ".5", "1.", "+1", "1e", "-", "NaN", "1e999", "\"\n\"", "\"\\x\"", "\"\\ud83d\"", "\"\\ude00\"",
    "// a\n1", String(repeating: "[", count: 100_000),
  ])
  func `Malformed JSON is refused`(text: String) {
    #expect(JSONValue(parsing: Array(text.utf8)) == nil)
  }

  @Test func `Bytes that are no text are refused`() {
    #expect(JSONValue(parsing: [34, 0xFF, 34]) == nil)
  }

  @Test func `Members have lines, and those of one name are told`() throws {
    let text = """
      {
        "a": "\\"{", "b": {
          "c": [{"d": 1},
            {"d": 2}], "c": 3 },
        "a": 4
      }
      """
    let document = try JSONDocument(Array(text.utf8))
    #expect(document.lines == ["a": 2, "b": 2, "b.c": 3, "b.c[].d": 3])
    #expect(document.elementLines == ["b.c": [3, 4]])
    #expect(document.repeated.map(\.path) == ["b.c", "a"])
    #expect(document.repeated.map(\.line) == [4, 5])
  }

  @Test func `A failure says on which line`() {
    #expect(throws: JSONDocument.Failure.self) { try JSONDocument(Array("[1,\n2\n3]".utf8)) }
    do { _ = try JSONDocument(Array("[1,\n2\n3]".utf8)) } catch { #expect(error.line == 3) }
  }
}

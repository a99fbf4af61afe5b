import Encodings
import Testing

@testable import ProjectReader

@Suite struct YAMLReaderTests {
  /// Documents with what they say, as JSON.
  private static let documents = [
    ("", "null"), ("a", #""a""#), ("a: 1\nb: 1.50\nc: 007", #"{"a":1,"b":"1.50","c":"007"}"#),
    (
      "a: yes\nb: \"yes\"\nc: No\nd: yEs\ne: ~\nf:",
      #"{"a":true,"b":"yes","c":false,"d":"yEs","e":null,"f":null}"#
    ),
    ("---\n# first\na: x # behind\nb: x#y\n\n...", #"{"a":"x","b":"x#y"}"#),
    (
      "a:\n- 1\n- 2\nb:\n  - x: 1\n    y: 2\n  -\n    z: 3",
      #"{"a":[1,2],"b":[{"x":1,"y":2},{"z":3}]}"#
    ),
    ("- - 1\n  - 2\n- - 3", "[[1,2],[3]]"),
    (
      "a: [x, 'y z', {k: v, l: [1]}, ]\nb: {\"q r\": 1, s, t: }",
      #"{"a":["x","y z",{"k":"v","l":[1]}],"b":{"q r":1,"s":null,"t":null}}"#
    ),
    ("a: [\n  b, # c\n  d\n]\ne: f", #"{"a":["b","d"],"e":"f"}"#),
    (
      "a: $(B)\nc: https://x.y/z\n\"d: e\": 'it''s'",
      #"{"a":"$(B)","c":"https://x.y/z","d: e":"it's"}"#
    ),
    (#"a: "x\ty\u0041\"\\""#, #"{"a":"x\ty\#u{41}\"\\"}"#),
    ("a: one\n  two\nb: \"x\n  y\"", #"{"a":"one two","b":"x y"}"#),
    ("a: |\n  x: y\n\n    # z\n  w\nb: >-\n  p\n  q", #"{"a":"x: y\n\n  # z\nw\n","b":"p q"}"#),
    (
      "a: &m\n  x: 1\n  y: 2\nb:\n  <<: *m\n  y: 3\nc: *m",
      #"{"a":{"x":1,"y":2},"b":{"x":1,"y":3},"c":{"x":1,"y":2}}"#
    ),
    ("a: 1\na: 2", #"{"a":2}"#), ("a b: c\r\nd: e\r\n", #"{"a b":"c","d":"e"}"#),
  ]

  @Test(arguments: documents)
  func reads(text: String, expected: String) throws {
    #expect(try YAMLReader.read(text) == JSONValue(parsing: [UInt8](expected.utf8)))
  }

  /// Documents that cannot be read, with the line that is named and a word of the reason.
  private static let broken = [
    ("a: 1\n\tb: 2", 2, "tabs"), ("a:\n\t- b", 2, "tabs"), ("a: !!str 1", 1, "!"),
    ("? a\n: b", 1, "?"),
    ("a: [1,\n2", 1, "no end"), ("a: 'x", 1, "no end"), ("a: *b", 1, "&b"),
    ("a: 1\n---\nb: 2", 2, "one document"), ("a: 1\n   b: 2\nc", 3, "colon"),
    ("a: [1] 2", 1, "behind"), ("a: {b: 1 c: 2]", 1, "comma"), ("a: |x\n  y", 1, "no text"),
    ("- a\n b", 2, "more than"),
    (String(repeating: "[", count: 60), 1, "deep"),
    (String(repeating: "- ", count: 60) + "a", 1, "deep"), ("a: \"\\q\"", 1, "escape"),
  ]

  @Test(arguments: broken)
  func saysWhatCannotBeRead(text: String, line: Int, reason: String) {
    do {
      let value = try YAMLReader.read(text)
      Issue.record("read \(value.json)")
    } catch {
      #expect(error.line == line)
      #expect(error.reason.contains(reason), "\(error.reason)")
    }
  }
}

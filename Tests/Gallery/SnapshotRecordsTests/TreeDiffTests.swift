import SnapshotRecords
import Testing

/// Differences of node trees, in words.
struct TreeDiffTests {
  static let title = TreeNode(
    path: "0.0", depth: 1, type: "Text", frame: [10, 10, 40, 20], text: "6 °C")

  struct Case: Sendable {
    var name: String
    var change: @Sendable (inout TreeNode) -> Void
    var expected: [String]
  }

  static let cases: [Case] = [
    Case(name: "nothing", change: { _ in }, expected: []),
    Case(name: "moved", change: { $0.frame[0] = 13.5 }, expected: ["Text “6 °C”: moved by 3.5, 0"]),
    Case(
      name: "resized", change: { $0.frame[2] = 44 },
      expected: ["Text “6 °C”: resized from 40×20 to 44×20"]),
    Case(
      name: "said otherwise", change: { $0.text = "7 °C" },
      expected: ["Text “6 °C”: text “6 °C” → “7 °C”"]),
    Case(
      name: "cut", change: { $0.isTruncated = true }, expected: ["Text “6 °C”: now truncated"]),
    Case(
      name: "labelled", change: { $0.label = "six" },
      expected: ["Text “6 °C”: label none → “six”"]),
    Case(
      name: "of another value", change: { ($0.value, $0.spoken) = ("low", "6 °C, low") },
      expected: ["Text “6 °C”: value none → “low”"]),
    Case(
      name: "read otherwise", change: { $0.spoken = "six" },
      expected: ["Text “6 °C”: VoiceOver none → “six”"]),
    Case(
      name: "of another type", change: { $0.type = "Image" },
      expected: ["Text “6 °C” is gone", "Image “6 °C” is new"]),
  ]

  @Test("Each change of a node has its words", arguments: cases)
  func describes(_ given: Case) {
    var changed = Self.title
    given.change(&changed)
    let found = TreeDiff([Self.title], [changed]).sentences
    #expect(found == given.expected, Comment(rawValue: given.name))
  }

  @Test("What moves along with its surroundings is not mentioned")
  func passesOverFollowers() {
    let stack = TreeNode(path: "0", depth: 0, type: "VStack", frame: [0, 0, 90, 90])
    var (movedStack, movedTitle) = (stack, Self.title)
    movedStack.frame[1] = 4
    movedTitle.frame[1] += 4
    let found = TreeDiff([stack, Self.title], [movedStack, movedTitle]).sentences
    #expect(found == ["VStack at 0: moved by 0, 4"])
  }

  @Test("Other colours are read from the picture")
  func comparesColours() {
    let found = TreeDiff(
      [Self.title], [Self.title],
      oldPicture: "<svg>\n<text x=\"1\" fill=\"#000\" data-n=\"0.0\">6</text>\n</svg>",
      newPicture: "<svg>\n<text x=\"1\" fill=\"#fff\" data-n=\"0.0\">6</text>\n</svg>")
    #expect(found.sentences == ["Text “6 °C”: fill #000 → #fff"])
  }

  @Test("A file that is no tree has no nodes")
  func survivesDamage() {
    #expect(TreeNode.read(Array("[{\"n\":1}]".utf8)).isEmpty)
  }
}

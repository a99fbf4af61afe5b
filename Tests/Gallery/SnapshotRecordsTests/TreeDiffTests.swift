import Foundation
import SnapshotRecords
import Testing

/// Differences of node trees, in words.
struct TreeDiffTests {
  /// A pair of trees and what is said of it, see `Tests/Fixtures/tree-changes.json`, which the
  /// gallery's page is tested with, too.
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    var name: String
    var old: [TreeNode]
    var new: [TreeNode]
    var colours: [String: [String]]?
    var words: [String]

    var testDescription: String { name }
  }

  static let cases: [Case] = {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = tests.appendingPathComponent("Fixtures/tree-changes.json")
    return (try? JSONDecoder().decode([Case].self, from: Data(contentsOf: file))) ?? []
  }()

  @Test("What happened is told as people would, causes first", arguments: cases)
  func tells(_ given: Case) {
    let diff = TreeDiff(
      given.old, given.new, colours: ColourNames(given.colours ?? [:]))
    #expect(diff.sentences == given.words, Comment(rawValue: given.name))
  }

  @Test("All cases are read")
  func readsCases() {
    #expect(Self.cases.count > 30)
  }

  static let title = TreeNode(
    path: "0.0", depth: 1, type: "Text", frame: [10, 10, 40, 20], text: "6 °C")

  @Test("What trees do not tell is read from the picture")
  func comparesDrawings() {
    let found = TreeDiff(
      [Self.title], [Self.title],
      oldPicture: "<svg>\n<text x=\"1\" stroke-width=\"1\" data-n=\"0.0\">6</text>\n</svg>",
      newPicture: "<svg>\n<text x=\"1\" stroke-width=\"2\" data-n=\"0.0\">6</text>\n</svg>")
    #expect(found.sentences == ["“6 °C”: stroke-width 1 → 2"])
  }

  @Test("A gradient that lies elsewhere is no other colour")
  func ignoresNamesOfGradients() {
    func picture(_ fill: String, _ filter: String) -> String {
      let looks = "fill=\"url(#v1-d\(fill))\" filter=\"url(#v1-d\(filter))\""
      return "<svg>\n<text \(looks) data-n=\"0.0\"/>\n</svg>"
    }
    func told(_ old: String, _ new: String) -> [String] {
      TreeDiff([Self.title], [Self.title], oldPicture: old, newPicture: new).sentences
    }
    #expect(told(picture("1", "3"), picture("2", "3")).isEmpty)
    #expect(
      told(picture("1", "3"), picture("1", "4")) == ["“6 °C”: filter url(#v1-d3) → url(#v1-d4)"])
    #expect(
      told("<svg>\n<text fill=\"#000000\" data-n=\"0.0\"/>\n</svg>", picture("1", "3"))
        .first?.hasPrefix("“6 °C”: fill #000000 → url(#v1-d1)") == true)
  }

  @Test("A tree too large to be a widget's is not looked at")
  func survivesSize() {
    let many = (0..<30_000).map {
      TreeNode(path: "0.\($0)", depth: 1, type: "Text", frame: [0, 0, 1, 1], text: "\($0)")
    }
    #expect(TreeDiff(many, [Self.title]).sentences.isEmpty)
  }

  @Test("Numbers that no widget has, and trees too deep to be one's, do no harm")
  func survivesNumbers() {
    func tree(_ length: Double, weight: Double) -> [TreeNode] {
      let frame = [0, 0, length, length]
      var text = TreeNode(path: "0.0", depth: 2, type: "Text", frame: [1, 1, 4, 4], text: "6 °C")
      text.looks.fonts = [.init(size: length, weight: weight)]
      return [
        TreeNode(path: "0", type: "VStack", frame: frame),
        TreeNode(path: "0.0", depth: 1, type: "Padding", frame: [length, length, length, length]),
        text,
      ]
    }
    let found = TreeDiff(tree(9, weight: 400), tree(1.7e308, weight: -1e300))
    #expect(!found.sentences.isEmpty)
    let deep = (0..<9000).map {
      TreeNode(path: "\($0)", depth: $0, type: "VStack", frame: [0, 0, 1, 1])
    }
    #expect(TreeDiff(deep, []).sentences.isEmpty)
  }

  @Test("A file that is no tree has no nodes")
  func survivesDamage() {
    #expect(TreeNode.read(Array("[{\"n\":1}]".utf8)).isEmpty)
  }
}

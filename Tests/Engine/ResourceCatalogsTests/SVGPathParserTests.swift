import Foundation
import ResourceCatalogs
import Testing
import VectorDrawing

/// Path data of every kind.
struct SVGPathParserTests {
  /// The steps as text, rounded to hundredths.
  private static func text(_ data: String) -> String {
    func number(_ value: CGFloat) -> String {
      let rounded = (Double(value) * 100).rounded() / 100
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
    return SVGPathParser.elements(data).map { element in
      let letter =
        switch element {
        case .move: "M"
        case .line: "L"
        case .quadCurve: "Q"
        case .curve: "C"
        case .closeSubpath: "Z"
        }
      let points = element.points.map { number($0.x) + "," + number($0.y) }
      return ([letter] + points).joined(separator: " ")
    }.joined(separator: " ")
  }

  /// Path data and its steps; the end of a curve stands before its control points.
  static let paths: [(String, String)] = [
    ("M1 2L3 4Z", "M 1,2 L 3,4 Z"), ("m1,2 3,4 z", "M 1,2 L 4,6 Z"),
    ("M1-2.5.5", "M 1,-2.5"), ("M1-2.5.5.25", "M 1,-2.5 L 0.5,0.25"),
    ("M0 0h5v5H1V2h-1", "M 0,0 L 5,0 L 5,5 L 1,5 L 1,2 L 0,2"),
    ("M0 0C1 1 2 2 3 3s2 2 3 3", "M 0,0 C 3,3 1,1 2,2 C 6,6 4,4 5,5"),
    ("M0 0S1 1 2 2", "M 0,0 C 2,2 0,0 1,1"),
    ("M0 0Q1 1 2 0T4 0t2 0", "M 0,0 Q 2,0 1,1 Q 4,0 3,-1 Q 6,0 5,1"),
    ("M1 1l1 0zl0 5", "M 1,1 L 2,1 Z M 1,1 L 1,6"),
    ("M0 0A1 1 0 0 1 2 0", "M 0,0 C 1,-1 0,-0.55 0.45,-1 C 2,0 1.55,-1 2,-0.55"),
    ("M0 0a1 1 0 012 0", "M 0,0 C 1,-1 0,-0.55 0.45,-1 C 2,0 1.55,-1 2,-0.55"),
    ("M0 0A1 1 0 0 0 2 0", "M 0,0 C 1,1 0,0.55 0.45,1 C 2,0 1.55,1 2,0.55"),
    ("M0 0A.1 .1 0 0 1 2 0", "M 0,0 C 1,-1 0,-0.55 0.45,-1 C 2,0 1.55,-1 2,-0.55"),
    ("M0 0A0 1 0 0 1 2 0", "M 0,0 L 2,0"), ("M0 0A1 1 0 0 1 0 0", "M 0,0"),
    ("M1e1 1E-1L1.e0 2", "M 10,0.1 L 1,2"), ("", ""), ("L1 1", ""), ("5 5", ""),
    ("M1 1 L2 2 oops 3 3", "M 1,1 L 2,2"), ("M1 1 L2", "M 1,1"), ("M1 1Z5 5", "M 1,1 Z"),
    ("M1 1A1 1 0 2 0 3 3", "M 1,1"), ("M1e999 0", ""), ("Mnan 0", ""), ("\u{0}M1 1", ""),
  ]

  @Test(arguments: paths)
  func pathDataBecomesSteps(data: String, expected: String) {
    #expect(Self.text(data) == expected)
  }

  @Test func everyPrefixOfALongPathIsRead() {
    let data = "M10.5-3a4 5 30 1 0 6-7c1 2 3 4-5 6S1e1.5 2 3q1 2 3 4t5 6h7v8.5-2H3zm1 1"
    let counts = (0...data.count).map { SVGPathParser.elements(String(data.prefix($0))).count }
    #expect(counts.last ?? 0 > 12)
  }
}

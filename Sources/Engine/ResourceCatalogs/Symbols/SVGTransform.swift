import Foundation
import VectorDrawing

/// Reads the `transform` attribute of SVG.
enum SVGTransform {
  /// The combined transform; unknown parts and missing numbers change nothing.
  static func read(_ text: String) -> CGAffineTransform {
    var result = CGAffineTransform.identity
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "("),
      let close = rest[open...].firstIndex(of: ")")
    {
      let name = rest[..<open].filter { $0.isASCII && $0.isLetter }
      let numbers = SymbolSketchReader.numbers(String(rest[rest.index(after: open)..<close]))
      // What is written first is applied last.
      result = one(name, numbers).concatenating(result)
      rest = rest[rest.index(after: close)...]
    }
    return result
  }

  private static func one(_ name: String, _ n: [CGFloat]) -> CGAffineTransform {
    switch (name, n.count) {
    case ("translate", 1...): CGAffineTransform(translationX: n[0], y: n.count > 1 ? n[1] : 0)
    case ("scale", 1...): CGAffineTransform(scaleX: n[0], y: n.count > 1 ? n[1] : n[0])
    case ("rotate", 3...):
      CGAffineTransform(translationX: -n[1], y: -n[2])
        .concatenating(rotation(n[0]))
        .concatenating(CGAffineTransform(translationX: n[1], y: n[2]))
    case ("rotate", 1...): rotation(n[0])
    case ("matrix", 6...): CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    default: .identity
    }
  }

  private static func rotation(_ degrees: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: CGFloat(Angle(degrees: Double(degrees)).radians))
  }
}

import Foundation
import VectorDrawing

extension Palette {
  /// Of more names for one colour, so many tell enough.
  private static let namesMost = 2

  /// What colours are called, by scheme, then as pictures write them.
  package var names: [String: [String: [String]]] {
    var names: [String: [String: [String]]] = [:]
    for scheme in PaletteScheme.allCases {
      var known: [String: [String]] = [:]
      for name in SystemColor.allCases {
        let color = color(name, scheme: scheme)
        if color.alpha > 0 { known[Self.text(color), default: []].append("\(name)") }
      }
      names[scheme.rawValue] = known.mapValues { Array($0.prefix(Self.namesMost)) }
    }
    return names
  }

  /// A colour as it stands in a picture, with its opacity where there is one.
  private static func text(_ color: RGBA) -> String {
    let bytes = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    let hex = bytes.map { String(256 + $0, radix: 16).dropFirst() }.joined()
    let alpha = Int((color.alpha * 1000).rounded())
    return alpha == 1000 ? "#\(hex)" : "#\(hex) \(Double(alpha) / 1000)"
  }
}

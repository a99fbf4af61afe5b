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
        if color.alpha > 0 { known[color.text, default: []].append("\(name)") }
      }
      names[scheme.rawValue] = known.mapValues { Array($0.prefix(Self.namesMost)) }
    }
    return names
  }
}

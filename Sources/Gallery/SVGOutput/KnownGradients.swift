import Foundation
import Synchronization
import VectorDrawing

/// Gradients that were written before: they lie where they lay in other pictures of the same
/// widget.
enum KnownGradients {
  private static let known = Mutex(KnownWritings<GradientPaint, WrittenDefinition>(bits: 12))

  static subscript(gradient: GradientPaint) -> WrittenDefinition? {
    get { known.withLock { $0[gradient, number(of: gradient)] } }
    set { known.withLock { $0[gradient, number(of: gradient)] = newValue } }
  }

  private static func number(of gradient: GradientPaint) -> KeyNumber {
    var number = KeyNumber(gradient.stops.count)
    switch gradient.geometry {
    case .linear(let from, let to):
      number.add(from)
      number.add(to)
    case .radial(let center, let inner, let outer, let aspect):
      number.add(center)
      number.add(CGPoint(x: inner, y: outer))
      number.add(aspect)
    case .angular(let center, _, _): number.add(center)
    }
    if let color = gradient.stops.first?.color {
      number.add(color.red + 256 * color.green + 65_536 * color.blue)
    }
    return number
  }
}

import Foundation
import Synchronization
import VectorDrawing

/// Path data that was written before: symbols and icons are long outlines, which lie where they
/// lay in other pictures of the same widget.
enum KnownPaths {
  private static let known = Mutex(KnownWritings<[Path.Element], [UInt8]>(bits: 11))
  /// How many steps a path has that is kept: shorter ones are soon written, and drawings of
  /// thousands are seldom the same.
  private static let counts = 6...256

  /// The data of a path, and its number; neither for one that is not kept.
  static func data(of elements: [Path.Element]) -> (data: [UInt8]?, number: KeyNumber)? {
    guard counts.contains(elements.count) else { return nil }
    let number = number(of: elements)
    return (known.withLock { $0[elements, number] }, number)
  }

  static func keep(_ data: [UInt8], of elements: [Path.Element], _ number: KeyNumber) {
    known.withLock { $0[elements, number] = data }
  }

  /// The first steps say where the path lies and how large it is.
  private static func number(of elements: [Path.Element]) -> KeyNumber {
    var number = KeyNumber(elements.count)
    for element in elements.prefix(3) {
      switch element {
      case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
        number.add(point)
      case .closeSubpath: break
      }
    }
    return number
  }
}

import Foundation
import Synchronization
import VectorDrawing

/// Clips to round rectangles that were written before: every picture of a widget is cut to the
/// shape of its container, whose curves are the longest outline of many.
enum KnownClips {
  /// A gallery has as many as its devices have families.
  private static let known = Mutex(KnownWritings<Outline, WrittenDefinition>(bits: 7))

  /// A round rectangle with smooth corners.
  struct Outline: Equatable {
    private let rect: CGRect
    private let radii: RectangleCornerRadii
    private let evenOdd: Bool

    /// nil for other outlines, which are short, or seldom the same.
    init?(_ path: Path, evenOdd: Bool) {
      guard case .rounded(let rect, let radii, .continuous) = path.storage else { return nil }
      (self.rect, self.radii, self.evenOdd) = (rect, radii, evenOdd)
    }

    /// What most of them differ in.
    fileprivate var number: KeyNumber {
      var number = KeyNumber(evenOdd ? 1 : 0)
      number.add(CGPoint(x: rect.width, y: rect.height))
      number.add(radii.topLeading)
      return number
    }
  }

  static subscript(outline: Outline) -> WrittenDefinition? {
    get { known.withLock { $0[outline, outline.number] } }
    set { known.withLock { $0[outline, outline.number] = newValue } }
  }
}

/// What stands after the id of a definition, with the name that follows from it.
struct WrittenDefinition: Sendable {
  let name: DefinitionName
  let rest: [UInt8]
}

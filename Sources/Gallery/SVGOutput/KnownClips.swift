import Foundation
import Synchronization
import VectorDrawing

/// Clips to round rectangles that were written before: every picture of a widget is cut to the
/// shape of its container, whose curves are the longest outline of many.
enum KnownClips {
  private static let known = Mutex<[Outline: WrittenDefinition]>([:])
  /// More are not kept; a gallery has as many as its devices have families.
  private static let limit = 64

  /// A round rectangle with smooth corners.
  struct Outline: Hashable {
    private let rect: CGRect
    private let radii: RectangleCornerRadii
    private let evenOdd: Bool

    /// nil for other outlines, which are short, or seldom the same.
    init?(_ path: Path, evenOdd: Bool) {
      guard case .rounded(let rect, let radii, .continuous) = path.storage else { return nil }
      (self.rect, self.radii, self.evenOdd) = (rect, radii, evenOdd)
    }

    /// What most of them differ in: comparing the rest is quicker than hashing it.
    func hash(into hasher: inout Hasher) {
      hasher.combine(rect.width + 4096 * rect.height)
    }
  }

  static subscript(outline: Outline) -> WrittenDefinition? {
    get { known.withLock { $0[outline] } }
    set {
      known.withLock {
        if $0.count >= limit { $0.removeAll(keepingCapacity: true) }
        $0[outline] = newValue
      }
    }
  }
}

/// What stands after the id of a definition, with the name that follows from it.
struct WrittenDefinition: Sendable {
  let name: DefinitionName
  let rest: [UInt8]
}

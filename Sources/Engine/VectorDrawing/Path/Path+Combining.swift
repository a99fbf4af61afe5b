public import Foundation

/// Paths as areas. Open parts count as closed; `eoFill` asks by the even-odd rule, otherwise by the
/// nonzero rule. Curves stay curves.
extension Path {
  /// Whether a point lies in the path.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    PathRegion(self, evenOdd: eoFill).contains(p)
  }

  /// The same area with an outline that neither crosses itself nor lies inside of another.
  public func normalized(eoFill: Bool = true) -> Path {
    PathCombination(self, Path(), evenOdd: eoFill).outline { first, _ in first }
  }

  /// The area in one of the paths or both.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombination(self, other, evenOdd: eoFill).outline { $0 || $1 }
  }

  /// The area in both paths.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombination(self, other, evenOdd: eoFill).outline { $0 && $1 }
  }

  /// The area in this path and not in the other.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombination(self, other, evenOdd: eoFill).outline { $0 && !$1 }
  }

  /// The area in exactly one of the paths.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombination(self, other, evenOdd: eoFill).outline { $0 != $1 }
  }

  /// The stretches of this line that lie in another path.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombination(self, other, evenOdd: eoFill).line(self, inside: true)
  }

  /// The stretches of this line that lie outside of another path.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombination(self, other, evenOdd: eoFill).line(self, inside: false)
  }
}

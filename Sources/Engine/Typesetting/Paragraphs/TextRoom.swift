package import Foundation

/// From which lengths on, points, a text is laid out as for some proposal; nil where only what was
/// proposed is known to be.
package struct TextRoom {
  package var width: CGFloat?
  package var height: CGFloat?
}

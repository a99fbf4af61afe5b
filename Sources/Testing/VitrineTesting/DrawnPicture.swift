import DiagnosticRecords
import Foundation
import SnapshotRecords

/// A picture that a test has drawn.
struct DrawnPicture {
  /// What tells it from others of the same widget: `systemSmall/light/entry-0`.
  let name: String
  let svg: [UInt8]
  /// The node tree, as galleries and snapshots have it beside a picture.
  let tree: [UInt8]
  /// What colours of its scheme are called.
  let colours: ColourNames
}

/// What came of drawing a view or a widget.
struct Drawing {
  var pictures: [DrawnPicture] = []
  /// What could not be drawn as it is meant, and why.
  var diagnostics: [Diagnostic] = []
}

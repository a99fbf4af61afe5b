package import Foundation

/// One thing to draw. The closed waist of the project: views become these few cases, writers switch
/// over them exhaustively.
///
/// Coordinates are points of the picture, y down. `node` is the index of the node in the render's
/// node list that drew it.
package enum DisplayItem: Sendable {
  case fill(Path, Paint, evenOdd: Bool, node: Int)
  /// Apart, as it would make all items larger.
  indirect case stroke(Path, Paint, StrokeStyle, node: Int)
  case text(TextLineItem)
  case image(ImageItem)
  /// Apart, because a group is far larger than what else is drawn, and rarer.
  indirect case group(GroupItem)
}

/// A date that keeps running in the gallery, written as `data-` attributes.
package struct LiveText: Hashable, Sendable {
  /// How it reads: `date`, `time`, `relative`, `offset`, `timer`, `interval`, `timerInterval`.
  package var style: String
  package var date: Date
  package var end: Date?
  package var pause: Date?
  package var countsDown: Bool
  package var showsHours: Bool
  /// The BCP 47 tag of its language; nil for American English.
  package var locale: String?

  package init(
    style: String, date: Date, end: Date? = nil, pause: Date? = nil, countsDown: Bool = false,
    showsHours: Bool = true
  ) {
    (self.style, self.date, self.end, self.pause) = (style, date, end, pause)
    (self.countsDown, self.showsHours) = (countsDown, showsHours)
  }
}

/// A bitmap.
package struct ImageItem: Sendable {
  /// Where it is drawn; the bitmap is stretched to fill it.
  package var frame: CGRect
  package var source: ImageSource
  /// Smooth or nearest-neighbour scaling.
  package var smooth: Bool
  package var node: Int

  package init(frame: CGRect, source: ImageSource, smooth: Bool = true, node: Int) {
    (self.frame, self.source, self.smooth, self.node) = (frame, source, smooth, node)
  }
}

/// The bytes of a bitmap, shared by reference and stored once per picture.
package final class ImageSource: Sendable, Hashable {
  /// A stable name for the bytes, e.g. their hash.
  package let id: String
  /// The MIME type, e.g. `image/png`.
  package let type: String
  /// The file's bytes, base64.
  package let base64: String

  package init(id: String, type: String, base64: String) {
    (self.id, self.type, self.base64) = (id, type, base64)
  }

  package static func == (lhs: ImageSource, rhs: ImageSource) -> Bool { lhs.id == rhs.id }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Items drawn together under common effects, applied in the order filters, clip, mask, opacity,
/// transform — as SVG does.
package struct GroupItem: Sendable {
  package var children: [DisplayItem]
  package var opacity: Double = 1
  package var clip: Path?
  package var clipEvenOdd = false
  package var transform: CGAffineTransform = .identity
  package var blend: BlendMode = .normal
  package var filters: [Filter] = []
  /// Drawn to find the mask: what is opaque here shows.
  package var mask: [DisplayItem]?
  /// Cut out of the children: where this draws, they do not show. Painted in black.
  package var knockout: [DisplayItem]?
  /// Drawn on its own before it meets what is behind it.
  package var isolated = false
  /// Where a tap leads.
  package var link: String?
  package var label: String?
  /// What becomes of its colours where the system takes them away; nil for what is around it.
  package var modeRole: ModeRole?
  /// What the group is to assistive technology.
  package var spoken: SpokenPart?
  package var node: Int

  package init(_ children: [DisplayItem], node: Int) {
    (self.children, self.node) = (children, node)
  }

  /// All items of the group: those drawn, those that mask them, those cut out.
  package var layers: [[DisplayItem]] { [children, mask ?? [], knockout ?? []] }
}

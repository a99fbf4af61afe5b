/// A node of the floor program: what a tree costs at the very least. No identity, no environment,
/// no generality: flat stacks over an advance table.
final class FloorNode {
  enum Kind { case column, row, text, icon, spacer, bar, line }
  enum Alignment { case start, center, end }

  /// A line of text: bytes, and whether an ellipsis follows.
  struct Line {
    var start: Int
    var end: Int
    var isCut: Bool
    var width: Float
  }

  var kind: Kind
  var spacing: Float = 0
  var padding: Float = 0
  /// 0 where the content decides.
  var fixedWidth: Float = 0
  var fixedHeight: Float = 0
  var radius: Float = 0
  var size: Float = 0
  var weight = 400
  var lineLimit = 1
  var alignment = Alignment.start
  var isTrailing = false
  var barStart: Float = 0
  var barLength: Float = 0
  var color: [UInt8] = []
  var gradient: (angle: Int, first: [UInt8], last: [UInt8])?
  /// The characters of a text or the path of an icon.
  var string: [UInt8] = []
  var children: [FloorNode] = []

  var x: Float = 0
  var y: Float = 0
  var width: Float = 0
  var height: Float = 0
  var lines: [Line] = []

  init(_ kind: Kind, _ children: [FloorNode] = []) { (self.kind, self.children) = (kind, children) }

  /// The same node anew, as if a view had just been evaluated.
  func copy() -> FloorNode {
    let node = FloorNode(kind, children.map { $0.copy() })
    (node.spacing, node.padding, node.radius, node.size) = (spacing, padding, radius, size)
    (node.fixedWidth, node.fixedHeight) = (fixedWidth, fixedHeight)
    (node.weight, node.lineLimit, node.alignment) = (weight, lineLimit, alignment)
    (node.isTrailing, node.barStart, node.barLength) = (isTrailing, barStart, barLength)
    (node.color, node.gradient, node.string) = (color, gradient, string)
    return node
  }
}

package import Foundation
package import LayoutEngine
import Typesetting
package import VectorDrawing

/// Turns placed nodes into display items and the list of nodes: the paint pass.
package struct Painter {
  package internal(set) var items: [DisplayItem] = []
  /// The nodes in the order they were met; display items name them by index.
  package internal(set) var nodes = NodeRecords()
  /// Whether a group may mix with what lies behind it. Most pictures have none such, so that
  /// nothing in them need be looked at again.
  package private(set) var mixes = false
  private let grid: PixelGrid
  private var depth: Int32 = 0
  /// Where private things are hidden: a shape on a shape makes no second plate.
  private var plates: [CGRect] = []

  package init(grid: PixelGrid) { self.grid = grid }

  /// Paints a placed tree.
  package mutating func paint(_ root: LayoutNode) {
    visit(root, path: .root)
    if mixes { items = Blending.composed(items) }
  }

  /// Paths only branch where there is a choice: modifiers share the path of what they modify.
  private mutating func visit(_ node: LayoutNode, path: NodePaths.Path) {
    guard node.isPlaced else { return }
    let index = nodes.add(node, path, depth: depth)
    depth += 1
    defer { depth -= 1 }
    guard let view = node.view, !view.isGroup else { return children(node, path) }
    let start = items.count
    let notes = view.notes
    let isPrivate = notes.privatePlate != nil
    switch view.content {
    case .group: children(node, path)
    case .shape where isPrivate: hide(node, view, index)
    case .image(let image) where image.redaction == nil && isPrivate: hide(node, view, index)
    case .text(let text): paint(text, node, index)
    case .shape(let shape):
      let frame = grid.snapped(node.frame)
      let path = shape.path(in: frame)
      nodes.note(path, of: index)
      let paint = shape.paint(in: frame)
      guard let stroke = shape.stroke else {
        // Most shapes: the outline is handed on, not copied.
        if let paint {
          items.append(.fill(consume path, paint, evenOdd: shape.evenOdd, node: index))
        }
        break
      }
      if let paint { items.append(.fill(path, paint, evenOdd: shape.evenOdd, node: index)) }
      let line = stroke.paint.paint(along: frame, width: stroke.style.lineWidth)
      items.append(.stroke(path, line, stroke.style, node: index))
    case .image(let image):
      let frame = grid.snapped(node.frame)
      if let redaction = image.redaction {
        (nodes.entries[index].isRedacted, nodes.entries[index].isSilent) = (true, true)
        let box = image.redactedSide.map { frame.middle($0) } ?? frame
        items.append(.fill(Path(box), .color(redaction), evenOdd: false, node: index))
      } else {
        let start = items.count
        image.draw(frame, &items, index)
        noteMixing(from: start)
      }
    case .effect(let effect): paint(effect, node, path, index)
    case .standIn(let label): standIn(label, node.frame, index)
    }
    if isPrivate { silence(index) }
    if !notes.isEmpty { speak(index, from: start) }
  }

  /// Looks at what others have drawn.
  private mutating func noteMixing(from start: Int) {
    if !mixes { mixes = Blending.isAsked(for: items[start...]) }
  }

  /// A plate instead of what would tell something private.
  private mutating func hide(_ node: LayoutNode, _ view: ViewNode, _ index: Int) {
    nodes.entries[index].isRedacted = true
    let box = grid.snapped(node.frame)
    guard let ink = view.notes.privatePlate, !plates.contains(where: { $0.contains(box) }) else {
      return
    }
    plates.append(box)
    items.append(.fill(Path(box), .color(ink), evenOdd: false, node: index))
  }

  /// Takes from the record of a node what it would tell.
  private mutating func silence(_ index: Int) {
    nodes.entries[index].isMute = true
    if nodes[index].note != nil || nodes[index].isRedacted { nodes.entries[index].isSilent = true }
  }

  private mutating func children(_ node: LayoutNode, _ path: NodePaths.Path) {
    if node.children.count == 1 { return visit(node.only, path: path) }
    let all = node.children
    var (count, isOrdered) = (0, true)
    for child in all where child.isPlaced {
      count += 1
      if child.zIndex != 0 { isOrdered = false }
    }
    if isOrdered {
      var index = 0
      for child in all where child.isPlaced {
        visit(child, path: count == 1 ? path : nodes.paths.step(from: path, index))
        index += 1
      }
      return
    }
    if count == 2, all.count == 2 {
      // A view and its background: no list need be put in order.
      let isTurned = all[1].zIndex < all[0].zIndex
      for index in isTurned ? [1, 0] : [0, 1] {
        visit(all[index], path: nodes.paths.step(from: path, index))
      }
      return
    }
    let visible = all.filter(\.isPlaced).enumerated().map { ($0.offset, $0.element) }
    for (index, child) in visible.sorted(by: { ($0.1.zIndex, $0.0) < ($1.1.zIndex, $1.0) }) {
      visit(child, path: count == 1 ? path : nodes.paths.step(from: path, index))
    }
  }

  /// Runs a painting with an empty list and returns what it drew.
  private mutating func collect(_ body: (inout Painter) -> Void) -> [DisplayItem] {
    var drawn: [DisplayItem] = []
    // Few groups hold less than a handful, and arrays double from one item on.
    drawn.reserveCapacity(8)
    swap(&items, &drawn)
    body(&self)
    swap(&items, &drawn)
    return drawn
  }

  private mutating func paint(
    _ effect: Effect, _ node: LayoutNode, _ path: NodePaths.Path, _ index: Int
  ) {
    if case .hidden = effect { return }
    if case .mask = effect { return mask(node, path, index) }
    if case .represented = effect { return represented(node, path, index) }
    if case .blend = effect { mixes = true }
    if case .opacity(let opacity) = effect, opacity <= 0 { nodes.entries[index].isSilent = true }
    var group = GroupItem(collect { $0.children(node, path) }, node: index)
    if group.children.isEmpty { return }
    if mixes { group.settleBlends(isolated: effect.isIsolating) }
    switch effect {
    case .opacity(let opacity): group.opacity = min(max(opacity, 0), 1)
    case .clip(let outline, let evenOdd):
      let path = outline(grid.snapped(node.frame))
      nodes.note(path, of: index)
      group.clip = path
      group.clipEvenOdd = evenOdd
    case .transform(let transform): group.transform = transform(node.frame)
    case .bent(let radius):
      let middle = CGPoint(x: node.frame.midX, y: node.frame.midY)
      group.children = group.children.bent(along: BendingArc(top: middle, radius: radius))
    case .filter(let filter): group.filters = [filter]
    case .blend(let mode): group.blend = mode
    case .isolate: group.isolated = true
    case .modeRole(let role): group.modeRole = role
    case .link(let url), .widgetURL(let url):
      if node.view?.notes.privatePlate != nil { break }
      nodes.entries[index].isLinked = true
      group.link = url
    case .mask, .hidden, .represented: break
    }
    items.append(.group(group))
  }

  private mutating func mask(_ node: LayoutNode, _ path: NodePaths.Path, _ index: Int) {
    var group = GroupItem(
      collect { $0.visit(node.children[0], path: $0.nodes.paths.step(from: path, 0)) },
      node: index)
    let first = nodes.count
    group.mask = collect { $0.visit(node.children[1], path: $0.nodes.paths.step(from: path, 1)) }
    for index in first..<nodes.count { nodes.entries[index].isSilent = true }
    if !group.children.isEmpty { items.append(.group(group)) }
  }
}

extension Painter {
  /// Draws the first child and reads the second.
  private mutating func represented(_ node: LayoutNode, _ path: NodePaths.Path, _ index: Int) {
    let (start, shown) = (items.count, nodes.count)
    visit(node.children[0], path: nodes.paths.step(from: path, 0))
    for index in shown..<nodes.count { nodes.entries[index].isSilent = true }
    let read = nodes.count
    _ = collect { $0.visit(node.children[1], path: $0.nodes.paths.step(from: path, 1)) }
    guard items.count > start else { return }
    let elements = SpokenTree.elements(of: nodes[read...])
    if elements.count == 1, let part = SpokenPart(elements[0]) {
      return wrap(part, index, from: start)
    }
    let words = elements.flatMap(\.leaves).map(\.phrase).filter { !$0.isEmpty }
    let part = SpokenPart(words.isEmpty ? .hidden : .image, label: words.joined(separator: ", "))
    wrap(part, index, from: start)
  }

  private mutating func paint(_ text: TextContent, _ node: LayoutNode, _ index: Int) {
    let answer = text.block.answer(width: node.proposal.width, height: node.proposal.height)
    nodes.entries[index].isTruncated = answer.isTruncated
    nodes.entries[index].textScale = answer.scale
    let frame = node.frame
    if let ink = text.redaction {
      (nodes.entries[index].isRedacted, nodes.entries[index].isSilent) = (true, true)
      return bars(answer.layout, frame, ink, index)
    }
    let start = items.count
    if let render = text.look.renderer {
      let items = render(text, answer.layout, frame, index)
      if !items.isEmpty {
        var group = GroupItem(items, node: index)
        // Letters that are drawn one by one are still read as the words that they make.
        group.spoken = SpokenPart(.image, label: text.string)
        self.items.append(.group(group))
      }
      return noteMixing(from: start)
    }
    if let lines = text.look.lines(of: answer) {
      lines.forEach { line in
        // Text sits on whole pixels; the rest of the layout need not (Facts/layout.md#pixels).
        let baseline = grid.nearest(frame.minY + line.baseline)
        items.append(
          .text(TextLineItem(line, left: frame.minX, baseline: baseline, node: index)))
      }
      return
    }
    let painter = TextLinePainter(text, in: frame, grid: grid, node: index)
    for line in answer.layout.lines { painter.paint(line, into: &items) }
    if text.styles.haveExtras { noteMixing(from: start) }
  }

  /// Hidden text: a bar per line, from the baseline up by the cap height rounded up to half a
  /// point, corners a fifth of its height (Facts/redaction.md#placeholder-look).
  private mutating func bars(
    _ layout: TextLayout, _ frame: CGRect, _ ink: RGBA, _ index: Int
  ) {
    for line in layout.lines where line.width > 0 {
      let cap = line.fragments.map(\.font.capHeight).max() ?? 0
      let height = PixelGrid(scale: 2).up(cap)
      let bar = CGRect(
        x: frame.minX + line.x, y: frame.minY + line.baseline - height, width: line.width,
        height: height)
      let path = Path(roundedRect: bar, cornerRadius: height / 5, style: .circular)
      items.append(.fill(path, .color(ink), evenOdd: false, node: index))
    }
  }

  /// What cannot be drawn is seen: a dashed box with its name.
  private mutating func standIn(_ label: String, _ frame: CGRect, _ index: Int) {
    nodes.entries[index].isSilent = true
    items.append(contentsOf: StandInDrawing.items(label, in: frame, node: index))
  }
}

extension Effect {
  fileprivate var isIsolating: Bool {
    if case .isolate = self { return true }
    return false
  }
}

extension PixelGrid {
  /// The rectangle with each edge on the nearest pixel (Facts/layout.md#pixels).
  package func snapped(_ rect: CGRect) -> CGRect {
    let (left, top) = (nearest(rect.minX), nearest(rect.minY))
    return CGRect(
      x: left, y: top, width: nearest(rect.maxX) - left, height: nearest(rect.maxY) - top)
  }
}

extension CGRect {
  /// A square in the middle.
  fileprivate func middle(_ side: CGFloat) -> CGRect {
    CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
  }
}

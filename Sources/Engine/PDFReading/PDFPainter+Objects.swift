import Foundation
import VectorDrawing

extension PDFPainter {
  /// Draws a bitmap or a form.
  mutating func drawObject(_ value: PDFValue?) {
    switch document.value(document.entries(value)["Subtype"]).name {
    case "Image": drawImage(value)
    case "Form": drawGroup(value)
    default: break
    }
  }

  /// What is drawn apart from all else, with nothing but the coordinates taken along.
  mutating func separately(_ draw: (inout PDFPainter) -> Void) -> [DisplayItem] {
    let outer = (layers, state, path, saved)
    state = PDFState(transform: outer.1.transform)
    (layers, path, saved) = (PDFLayers(), Path(), [])
    draw(&self)
    let items = layers.finished()
    (layers, state, path, saved) = outer
    return items
  }

  /// A form; one that is a group is put on as a whole.
  private mutating func drawGroup(_ value: PDFValue?) {
    let isPlain = state.fillOpacity == 1 && state.blend == .normal
    guard !isPlain, document.entries(value)["Group"] != nil else {
      let outer = (state, saved)
      saved = []
      drawForm(value)
      (state, saved) = outer
      return
    }
    let items = separately { $0.drawForm(value) }
    if !items.isEmpty { draw(.group(GroupItem(items, node: 0)), opacity: state.fillOpacity) }
  }

  /// The content of a form, in the coordinates and within the box that it names.
  mutating func drawForm(_ value: PDFValue?) {
    guard depth < Self.mostDepth, let bytes = document.bytes(of: value) else { return }
    let entries = document.entries(value)
    let outer = base
    if let numbers = document.numbers(entries["Matrix"]), numbers.count == 6 {
      state.transform = CGAffineTransform(numbers).concatenating(state.transform)
    }
    if let box = document.numbers(entries["BBox"]), box.count == 4 {
      let area = CGRect(x: box[0], y: box[1], width: box[2] - box[0], height: box[3] - box[1])
      clip(to: Self.outline(area.standardized, state.transform), evenOdd: false)
    }
    (base, depth) = (state.transform, depth + 1)
    let own = document.entries(entries["Resources"])
    run(bytes, own.isEmpty ? resources : own)
    (base, depth) = (outer, depth - 1)
  }

  private mutating func drawImage(_ value: PDFValue?) {
    var ink = RGBA.black
    if case .color(let color) = state.fill { ink = color }
    let t = state.transform
    // No screen has more than three pixels to the point.
    let seen = CGSize(
      width: 3 * (t.a * t.a + t.b * t.b).squareRoot(),
      height: 3 * (t.c * t.c + t.d * t.d).squareRoot())
    guard let image = PDFImage(value, ink: ink, most: seen, resources, document) else {
      return miss("a bitmap of an uncommon kind")
    }
    // A bitmap fills the square from 0 to 1, its first row on top.
    let size = CGSize(width: image.width, height: image.height)
    let transform = CGAffineTransform(
      a: 1 / size.width, b: 0, c: 0, d: -1 / size.height, tx: 0, ty: 1
    ).concatenating(state.transform)
    let isUpright = transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
    let frame =
      isUpright
      ? CGRect(
        x: transform.tx, y: transform.ty, width: size.width * transform.a,
        height: size.height * transform.d)
      : CGRect(origin: .zero, size: size)
    var item = DisplayItem.image(ImageItem(frame: frame, source: image.source, node: 0))
    if let mask = image.mask {
      var light = GroupItem([.image(ImageItem(frame: frame, source: mask, node: 0))], node: 0)
      light.filters = [.luminanceToAlpha]
      var group = GroupItem([item], node: 0)
      group.mask = [.group(light)]
      item = .group(group)
    }
    if !isUpright {
      var group = GroupItem([item], node: 0)
      group.transform = transform
      item = .group(group)
    }
    draw(item, opacity: state.fillOpacity)
  }
}

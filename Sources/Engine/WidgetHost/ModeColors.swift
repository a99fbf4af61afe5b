import Foundation
import ResourceCatalogs
package import VectorDrawing

/// Takes the colours of a picture away as a rendering mode does: every paint goes through one
/// function, and what is no paint (bitmaps, emoji, filters that mix colours) through a filter that
/// does the same.
///
/// Apple publishes what happens, not the numbers: in accented rendering views are templates, of
/// which only the alpha counts; in vibrant rendering brightness decides how strongly they stand
/// out. Here the alpha is multiplied by the luminance of the colour as it is encoded.
package struct ModeColors {
  /// The colours of the main and of the accent group.
  package var (primary, accent): (RGBA, RGBA)
  /// Set when a bitmap became one plain area, which nobody asked for.
  package private(set) var flattenedImage = false

  package init(primary: RGBA, accent: RGBA) { (self.primary, self.accent) = (primary, accent) }

  /// The items as drawn in a role.
  package mutating func colored(_ items: [DisplayItem], as role: ModeRole) -> [DisplayItem] {
    if role == .fullColor { return items }
    var result: [DisplayItem] = []
    var index = 0
    while index < items.count {
      let run = Self.run(in: items[index...])
      if run > 1, let layer = layer(items[index..<index + run], role) {
        result.append(layer)
        index += run
      } else {
        result += colored(items[index], as: role)
        index += 1
      }
    }
    return result
  }

  /// How many items from the first on are one drawing in one opaque colour, such as a symbol that
  /// is filled and stroked: made translucent one by one, they would show through each other.
  private static func run(in items: ArraySlice<DisplayItem>) -> Int {
    guard let first = items.first?.plain, first.color.alpha == 1 else { return 1 }
    return items.prefix { $0.plain.map { $0 == first } ?? false }.count
  }

  /// Such a drawing, translucent as a whole; nil where it stays opaque.
  private mutating func layer(_ items: ArraySlice<DisplayItem>, _ role: ModeRole) -> DisplayItem? {
    guard let first = items.first?.plain else { return nil }
    let mapped = map(first.color, role)
    if mapped.alpha == 1 { return nil }
    var solid = mapped
    solid.alpha = 1
    var group = GroupItem(items.map { $0.painted(.color(solid)) }, node: first.node)
    group.opacity = mapped.alpha
    return .group(group)
  }

  private mutating func colored(_ item: DisplayItem, as role: ModeRole) -> [DisplayItem] {
    switch item {
    case .fill(let path, let paint, let evenOdd, let node):
      guard let mapped = mapped(paint, role) else { return [filtered(item, node, role)] }
      return [.fill(path, mapped, evenOdd: evenOdd, node: node)]
    case .stroke(let path, let paint, let style, let node):
      guard let mapped = mapped(paint, role) else { return [filtered(item, node, role)] }
      return [.stroke(path, mapped, style, node: node)]
    case .text(var line):
      for index in line.fragments.indices {
        let fragment = line.fragments[index]
        guard !fragment.text.hasEmoji, let paint = mapped(fragment.paint, role) else {
          return [filtered(item, line.node, role)]
        }
        line.fragments[index].paint = paint
      }
      return [.text(line)]
    case .image(let image):
      if role == .primary || role == .accent { flattenedImage = true }
      return [filtered(item, image.node, role)]
    case .group(let group): return colored(group, as: role)
    }
  }

  private mutating func colored(_ group: GroupItem, as outer: ModeRole) -> [DisplayItem] {
    var group = group
    let role = group.modeRole ?? outer
    if group.modeRole != nil {
      group.modeRole = nil
      if group.isBare { return colored(group.children, as: role) }
    }
    if role == .fullColor { return [.group(group)] }
    if group.filters.contains(where: \.mixesColors) {
      group.filters += filters(role)
      return [.group(group)]
    }
    group.children = colored(group.children, as: role)
    group.blend = .normal
    group.filters = group.filters.map { $0.colored { map($0, role) } }
    return [.group(group)]
  }

  /// A colour in a role.
  package func map(_ color: RGBA, _ role: ModeRole) -> RGBA {
    switch role {
    case .primary: primary.opacity(color.alpha)
    case .accent: accent.opacity(color.alpha)
    case .primaryDesaturated: primary.opacity(color.alpha * color.luma)
    case .accentDesaturated: accent.opacity(color.alpha * color.luma)
    case .fullColor: color
    }
  }

  /// nil for a bitmap.
  private func mapped(_ paint: Paint, _ role: ModeRole) -> Paint? {
    switch paint {
    case .color(let color): return .color(map(color, role))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = map(gradient.stops[index].color, role)
      }
      return .gradient(gradient)
    case .texture: return nil
    }
  }

  private func filtered(_ item: DisplayItem, _ node: Int, _ role: ModeRole) -> DisplayItem {
    var group = GroupItem([item], node: node)
    group.filters = filters(role)
    return .group(group)
  }

  private func filters(_ role: ModeRole) -> [Filter] {
    switch role {
    case .primary: [.template(primary)]
    case .accent: [.template(accent)]
    case .primaryDesaturated: [.luminanceTemplate(primary)]
    case .accentDesaturated: [.luminanceTemplate(accent)]
    case .fullColor: []
    }
  }
}

extension RGBA {
  /// How bright the colour is as it is encoded, 0…1: what the filter `luminanceTemplate` finds.
  fileprivate var luma: Double {
    min(max(0.2125 * red + 0.7154 * green + 0.0721 * blue, 0), 1)
  }
}

/// A drawing in one colour.
private struct PlainItem: Hashable {
  let color: RGBA
  let node: Int
}

extension DisplayItem {
  /// nil for what is not filled or stroked in one colour.
  fileprivate var plain: PlainItem? {
    switch self {
    case .fill(_, .color(let color), _, let node): PlainItem(color: color, node: node)
    case .stroke(_, .color(let color), _, let node): PlainItem(color: color, node: node)
    default: nil
    }
  }

  /// A fill or stroke in another paint.
  fileprivate func painted(_ paint: Paint) -> DisplayItem {
    switch self {
    case .fill(let path, _, let evenOdd, let node): .fill(path, paint, evenOdd: evenOdd, node: node)
    case .stroke(let path, _, let style, let node): .stroke(path, paint, style, node: node)
    default: self
    }
  }
}

extension GroupItem {
  /// Whether the group does nothing but hold its children.
  fileprivate var isBare: Bool {
    opacity == 1 && clip == nil && transform == .identity && blend == .normal && filters.isEmpty
      && mask == nil && knockout == nil && !isolated && link == nil && label == nil
      && spoken == nil
  }
}

extension Filter {
  /// Whether the colours that come out depend on more than one that goes in.
  fileprivate var mixesColors: Bool {
    switch self {
    case .blur, .shadow, .innerShadow, .template: false
    default: true
    }
  }

  /// The filter with the colour it brings changed.
  fileprivate func colored(_ map: (RGBA) -> RGBA) -> Filter {
    switch self {
    case .shadow(let color, let radius, let x, let y):
      .shadow(color: map(color), radius: radius, x: x, y: y)
    case .innerShadow(let color, let radius, let x, let y):
      .innerShadow(color: map(color), radius: radius, x: x, y: y)
    case .template(let color): .template(map(color))
    default: self
    }
  }
}

extension String {
  /// Whether a letter brings its own colours.
  fileprivate var hasEmoji: Bool {
    unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
  }
}

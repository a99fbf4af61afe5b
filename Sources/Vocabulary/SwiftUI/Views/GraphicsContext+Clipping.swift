import Foundation
public import VectorDrawing
import ViewGraph

/// Where a context draws.
enum GraphicsClip {
  case path(Path, evenOdd: Bool)
  /// Where something else is opaque.
  case mask([DisplayItem])
  /// Where something else does not cover it.
  case knockout([DisplayItem])
}

extension GraphicsContext {
  /// Draws only inside of a path from now on; outside of it with the option `inverse`.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let path = path.applying(transform)
    guard options.contains(.inverse) else {
      return clips.append(.path(path, evenOdd: style.isEOFilled))
    }
    clips.append(
      .knockout([
        .fill(path, .color(.black), evenOdd: style.isEOFilled, node: layer.node)
      ]))
  }

  /// Draws only where something else, drawn at an opacity of 0…1, is opaque from now on; where it is
  /// not with the option `inverse`.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let inner = layer.empty()
    var context = GraphicsContext(layer: inner)
    try content(&context)
    var group = GroupItem(inner.items, node: layer.node)
    (group.transform, group.opacity) = (transform, opacity)
    let items: [DisplayItem] = inner.items.isEmpty ? [] : [.group(group)]
    guard options.contains(.inverse) else { return clips.append(.mask(items)) }
    var hole = GroupItem(items, node: layer.node)
    hole.filters = [.template(.black)]
    clips.append(.knockout(items.isEmpty ? [] : [.group(hole)]))
  }

  /// An item under the clips of the context, the last innermost.
  func clipped(_ item: DisplayItem) -> DisplayItem {
    var item = item
    for clip in clips.reversed() {
      var group = GroupItem([item], node: layer.node)
      switch clip {
      case .path(let path, let evenOdd): (group.clip, group.clipEvenOdd) = (path, evenOdd)
      case .mask(let items): group.mask = items
      case .knockout(let items): group.knockout = items
      }
      item = .group(group)
    }
    return item
  }

  /// Changes of a clip.
  public struct ClipOptions: OptionSet, Sendable {
    /// The changes as bits.
    public let rawValue: UInt32
    /// Makes one from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What lies outside shows.
    public static let inverse = ClipOptions(rawValue: 1)
  }
}

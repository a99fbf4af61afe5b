import Foundation
import LayoutEngine
import SwiftUI
import VectorDrawing
import ViewGraph

/// Numbers of the Dynamic Island, points.
enum IslandMeasures {
  /// What the camera takes in the middle of the compact island: its 230 less twice 52.33, and 250
  /// less twice 62.33 on larger phones (Apple HIG, Live Activities, Specifications).
  static let camera = CGSize(width: 125.33, height: 36.67)
  /// Apple HIG, Live Activities: the corner radius of the Dynamic Island.
  static let cornerRadius: CGFloat = 44
  /// Around the content of the expanded island. Not published; it keeps content out of the corners.
  static let margin: CGFloat = 16
  /// At the outer end of compact content. Not published.
  static let compactMargin: CGFloat = 6
}

/// The black ground of the island. Content is always shown as in the dark; the line around the
/// island appears on dark grounds only (Apple, `keylineTint`).
struct IslandGround<S: InsettableShape, Content: View>: View {
  let island: DynamicIsland
  let shape: S
  let content: Content
  @Environment(\.colorScheme) private var ground

  var body: some View {
    content
      .environment(\.colorScheme, .dark)
      .background(shape.fill(Color.black))
      .containerShape(shape)
      .clipShape(shape)
      .overlay {
        if ground == .dark {
          shape.strokeBorder(island.keyline ?? Color.white.opacity(0.16), lineWidth: 1)
        }
      }
      .widgetURL(island.url)
  }
}

/// Content on both sides of the camera.
struct CompactIsland: View {
  let island: DynamicIsland
  /// Of the whole island, points.
  let minimum: CGSize
  let maximum: CGSize

  var body: some View {
    let content = CompactSides(island: island, minimum: minimum, maximum: maximum)
    IslandGround(island: island, shape: Capsule(), content: content)
  }
}

/// The sides of the compact island. Both grow to what the wider one needs, as the camera stays in
/// the middle of the screen; Apple publishes only the least width.
private struct CompactSides: View, PrimitiveView {
  let island: DynamicIsland
  let minimum: CGSize
  let maximum: CGSize

  @MainActor func resolve(into resolver: _ViewResolver) {
    let (outer, camera) = (IslandMeasures.compactMargin, IslandMeasures.camera.width)
    let leading = ResolvedNodes(
      nodes: resolver.collect(
        island.compactLeading.padding(
          island.insets(
            .compactLeading, usual: EdgeInsets(top: 0, leading: outer, bottom: 0, trailing: 0)))))
    let trailing = ResolvedNodes(
      nodes: resolver.collect(
        island.compactTrailing.padding(
          island.insets(
            .compactTrailing, usual: EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: outer)))))
    let least = max(0, (minimum.width - camera) / 2)
    let most = max(least, (maximum.width - camera) / 2)
    let wanted = max(leading.idealWidth, trailing.idealWidth)
    let width = min(most, max(least, resolver.session.inputs.grid.up(wanted)))
    let content = HStack(spacing: 0) {
      leading.frame(width: width, height: minimum.height)
      Color.clear.frame(width: camera, height: minimum.height)
      trailing.frame(width: width, height: minimum.height)
    }
    content._resolve(resolver)
  }
}

/// Views that are resolved already.
private struct ResolvedNodes: View, PrimitiveView {
  let nodes: LayoutChildren

  /// How wide the widest would be if it could, points.
  @MainActor var idealWidth: CGFloat { nodes.map { $0.size(.unspecified).width }.max() ?? 0 }

  @MainActor func resolve(into resolver: _ViewResolver) { resolver.nodes += nodes }
}

/// A small island of its own, beside another app's.
struct MinimalIsland: View {
  let island: DynamicIsland
  let minimum: CGSize
  let maximum: CGSize

  var body: some View {
    let content = BoundedLayout(minimum: minimum, maximum: maximum) {
      island.minimal.padding(island.insets(.minimal, usual: EdgeInsets()))
    }
    IslandGround(island: island, shape: Capsule(), content: content)
  }
}

/// The island in its large form.
struct ExpandedIsland: View {
  let island: DynamicIsland
  let minimum: CGSize
  let maximum: CGSize

  private func region(_ position: DynamicIslandExpandedRegionPosition) -> some View {
    let found = island.regions.filter { $0.position == position }
    return ForEach(found.indices, id: \.self) { index in
      IslandRegionContent(region: found[index])
    }
  }

  var body: some View {
    let margin = IslandMeasures.margin
    let usual = EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
    let layout = ExpandedIslandLayout(
      minimum: minimum, maximum: maximum, margins: island.insets(.expanded, usual: usual))
    let content = layout {
      region(.leading)
      region(.trailing)
      region(.center)
      region(.bottom)
    }
    let shape = RoundedRectangle(cornerRadius: IslandMeasures.cornerRadius, style: .continuous)
    IslandGround(island: island, shape: shape, content: content)
  }
}

/// A region's views, one below another, with what the layout must know.
private struct IslandRegionContent: View, PrimitiveView {
  let region: IslandRegion

  @MainActor func resolve(into resolver: _ViewResolver) {
    let node = resolver.single(
      VStack { region.content }
        .layoutValue(key: IslandRegionKey.self, value: region.position)
        .layoutValue(key: IslandPriorityKey.self, value: region.priority))
    let key = ObjectIdentifier(IslandPlacementKey.self)
    node.values[key] = node.children.lazy.compactMap { $0.values[key] }.first
    resolver.nodes.append(node)
  }
}

/// Which region a view is.
struct IslandRegionKey: LayoutValueKey {
  static let defaultValue = DynamicIslandExpandedRegionPosition.bottom
}

/// The region's priority.
struct IslandPriorityKey: LayoutValueKey {
  static let defaultValue = 0.0
}

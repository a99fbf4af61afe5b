import Foundation
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
  let size: CGSize

  private func side(
    _ content: AnyView, _ mode: DynamicIslandMode, _ usual: EdgeInsets
  ) -> some View {
    content
      .padding(island.insets(mode, usual: usual))
      .frame(width: max(0, (size.width - IslandMeasures.camera.width) / 2), height: size.height)
  }

  var body: some View {
    let outer = IslandMeasures.compactMargin
    let content = HStack(spacing: 0) {
      side(
        island.compactLeading, .compactLeading,
        EdgeInsets(top: 0, leading: outer, bottom: 0, trailing: 0))
      Color.clear.frame(width: IslandMeasures.camera.width, height: size.height)
      side(
        island.compactTrailing, .compactTrailing,
        EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: outer))
    }
    IslandGround(island: island, shape: Capsule(), content: content)
  }
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

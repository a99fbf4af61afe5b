public import Foundation
public import LayoutEngine
public import VectorDrawing
public import ViewGraph

/// Parts of the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit per part.
  public let rawValue: UInt
  /// The parts of some bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What the container keeps free.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// What a keyboard covers; a widget never has one.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// Every part.
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
  /// The view extends over the safe area; in a widget that is only what `safeAreaInset` adds.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> _ModifiedView {
    modified(
      NodeChangeModifier { $0.values[ObjectIdentifier(IgnoredSafeArea.self)] = edges })
  }

  /// The view extends over the safe area.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> _ModifiedView {
    ignoresSafeArea(edges: edges)
  }

  /// Room inside the safe area; 16 points where nothing is said.
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> _ModifiedView { padding(edges, length) }

  /// Room inside the safe area, in points.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> _ModifiedView { padding(length) }

  /// Room inside the safe area, in points per edge.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> _ModifiedView {
    padding(insets)
  }

  /// A bar above or below the view, which gets the rest of the space.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> _ModifiedView {
    modified(
      SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom, spacing: spacing,
        alignment: Alignment(horizontal: alignment, vertical: .center), bar: content()))
  }

  /// A bar beside the view, which gets the rest of the space.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> _ModifiedView {
    modified(
      SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing, spacing: spacing,
        alignment: Alignment(horizontal: .center, vertical: alignment), bar: content()))
  }
}

/// The edges on which a node extends over the safe area.
enum IgnoredSafeArea {}

public import Foundation
public import VectorDrawing
public import ViewGraph

/// Widgets show no lists: what would be done to rows changes nothing.
extension View {
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func listItemTint(_ tint: Color?) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func moveDisabled(_ isDisabled: Bool) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func badge(_ count: Int) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func badge(_ label: Text?) -> _ModifiedView { modified(InertModifier()) }
}

extension ForEach {
  /// What deleting rows does; nothing in a picture.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }
  /// What moving rows does; nothing in a picture.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
}

/// How far sections of a list are apart.
public struct ListSectionSpacing: Sendable {
  public static let `default` = ListSectionSpacing()
  public static let compact = ListSectionSpacing()

  /// Points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}

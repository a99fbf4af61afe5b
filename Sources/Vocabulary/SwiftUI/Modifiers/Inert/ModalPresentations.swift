public import Foundation
public import VectorDrawing
public import ViewGraph

/// Widgets present nothing: what would come up is not drawn.
extension View {
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> _ModifiedView { modified(InertModifier()) }

  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> _ModifiedView { modified(InertModifier()) }

  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>
  ) -> _ModifiedView { modified(InertModifier()) }

  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> _ModifiedView {
    modified(InertModifier())
  }

  /// The corners of a sheet, points.
  public nonisolated func presentationCornerRadius(_ radius: CGFloat?) -> _ModifiedView {
    modified(InertModifier())
  }

  public nonisolated func interactiveDismissDisabled(_ disabled: Bool = true) -> _ModifiedView {
    modified(InertModifier())
  }
}

public import Foundation
public import VectorDrawing
public import ViewGraph

/// Widgets present nothing: what would come up is not drawn.
extension View {
  /// A sheet over the view.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> _ModifiedView { modified(InertModifier()) }

  /// A sheet for an item.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> _ModifiedView { modified(InertModifier()) }

  /// A view over the whole screen.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> _ModifiedView { modified(InertModifier()) }

  /// A view over the whole screen, for an item.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> _ModifiedView { modified(InertModifier()) }

  /// A view beside the view.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> _ModifiedView { modified(InertModifier()) }

  /// A column of details.
  public nonisolated func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> _ModifiedView { modified(InertModifier()) }

  /// An alert.
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> _ModifiedView { modified(InertModifier()) }

  /// An alert with a message.
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> _ModifiedView { modified(InertModifier()) }

  /// An alert.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> _ModifiedView { modified(InertModifier()) }

  /// An alert with a message.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> _ModifiedView { modified(InertModifier()) }

  /// An alert about an error.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> _ModifiedView { modified(InertModifier()) }

  /// An alert, in the older spelling.
  public nonisolated func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> _ModifiedView { modified(InertModifier()) }

  /// An alert for an item, in the older spelling.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> _ModifiedView { modified(InertModifier()) }

  /// A question before something is done.
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> _ModifiedView { modified(InertModifier()) }

  /// A question with a message.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> _ModifiedView { modified(InertModifier()) }

  /// A question, in the older spelling.
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> _ModifiedView { modified(InertModifier()) }

  /// The heights a sheet can have.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>
  ) -> _ModifiedView { modified(InertModifier()) }

  /// Whether a sheet shows a bar to drag it by.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> _ModifiedView {
    modified(InertModifier())
  }

  /// What lies behind a sheet.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> _ModifiedView {
    modified(InertModifier())
  }

  /// The corners of a sheet, points.
  public nonisolated func presentationCornerRadius(_ radius: CGFloat?) -> _ModifiedView {
    modified(InertModifier())
  }

  /// Whether a swipe closes a sheet.
  public nonisolated func interactiveDismissDisabled(_ disabled: Bool = true) -> _ModifiedView {
    modified(InertModifier())
  }
}
